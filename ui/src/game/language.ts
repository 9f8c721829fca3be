// Whoever must know that the language has changed (the table: chat and rules are said in it) registers here.

import type { Language } from '../words/catalogue';

let listener: ((language: Language) => void) | null = null;

export function whenLanguageChanges(then: typeof listener): void {
  listener = then;
}

export function onlanguage(language: Language): void {
  listener?.(language);
}

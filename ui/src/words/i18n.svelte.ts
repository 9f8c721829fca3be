// The language in use. Everything on the page that calls `t` is rewritten when it changes.

import { addRules, loadBundle, type Arguments, type Language } from './catalogue';
import { Wording } from './wording';

class Speech {
  private current = $state.raw<Wording>();

  get words(): Wording {
    if (this.current === undefined) throw new Error('no language has been loaded yet');
    return this.current;
  }

  async use(language: Language): Promise<void> {
    if (this.current?.language === language) return;
    this.adopt(new Wording(language, await loadBundle(language)));
  }

  /** Before somebody reads a rule. */
  async withRules(): Promise<void> {
    await this.words.learn((bundle) => addRules(this.words.language, bundle));
  }

  adopt(words: Wording): void {
    this.current = words;
    document.documentElement.lang = words.language;
  }
}

export const speech = new Speech();

export function t(message: string, given?: Arguments): string {
  return speech.words.say(message, given);
}

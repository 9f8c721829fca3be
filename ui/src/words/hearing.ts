// How long it takes to hear a text: the twin of `penultimate.wording.hearing`; a test holds them equal.

const WORDS_PER_SECOND = 3;
/** How much of a word one Chinese character is to the ear. */
const WORD_OF_A_CHARACTER = 0.6;

const CHINESE = '\\u2e80-\\u2fdf\\u3040-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff';
const WORDY = `(?![${CHINESE}])[\\p{L}\\p{N}]`;
const PARTS = new RegExp(`[${CHINESE}]|${WORDY}(?:[^\\s${CHINESE}]*${WORDY})?`, 'gu');
const CHARACTER = new RegExp(`^[${CHINESE}]$`, 'u');

export function wordsIn(text: string): number {
  const parts = text.match(PARTS) ?? [];
  const characters = parts.filter((part) => CHARACTER.test(part)).length;
  return parts.length - characters + characters * WORD_OF_A_CHARACTER;
}

export function millisecondsToHear(text: string): number {
  return (wordsIn(text) / WORDS_PER_SECOND) * 1000;
}

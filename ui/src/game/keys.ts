// One key, one answer: which key does what. The letters are the terminal's, too; all can be changed.

export const ACTIONS = [
  'top',
  'hand',
  'hand-by-colour',
  'playable',
  'explain',
  'counts',
  'scores',
  'last',
  'earlier',
  'later',
  'turn',
  'draw',
  'play-drawn',
  'keep',
  'take',
  'challenge',
  'uno',
  'catch',
  'next',
  'hint',
  'blue',
  'green',
  'red',
  'yellow',
  'chat',
  'help',
  'card-1',
  'card-2',
  'card-3',
  'card-4',
  'card-5',
  'card-6',
  'card-7',
  'card-8',
  'card-9',
] as const;
export type Action = (typeof ACTIONS)[number];

export const DEFAULT_KEYS: Record<Action, string> = {
  top: 't',
  hand: 'h',
  'hand-by-colour': 'H',
  playable: 'p',
  explain: 'e',
  counts: 'c',
  scores: 's',
  last: 'l',
  earlier: ',',
  later: '.',
  turn: 'w',
  draw: ' ',
  'play-drawn': 'v',
  keep: 'k',
  take: 'a',
  challenge: 'd',
  uno: 'u',
  catch: 'x',
  next: 'n',
  hint: 'i',
  blue: 'b',
  green: 'g',
  red: 'r',
  yellow: 'y',
  chat: 'm',
  help: '?',
  'card-1': '1',
  'card-2': '2',
  'card-3': '3',
  'card-4': '4',
  'card-5': '5',
  'card-6': '6',
  'card-7': '7',
  'card-8': '8',
  'card-9': '9',
};

/** What a pressed key stands for in the settings: letters by case, so that Shift makes another one. */
export function keyOf(event: Pick<KeyboardEvent, 'key'>): string {
  return event.key === 'Spacebar' ? ' ' : event.key;
}

export function actionOf(keys: Record<Action, string>, key: string): Action | null {
  const exact = ACTIONS.find((action) => keys[action] === key);
  if (exact !== undefined) return exact;
  // Caps lock: a capital letter that means nothing else is the small one.
  return ACTIONS.find((action) => keys[action] === key.toLowerCase()) ?? null;
}

/** Keys that have a meaning of their own and cannot be given another. */
const TAKEN = new Set([
  'Enter',
  'Escape',
  'Tab',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'Shift',
  'Control',
  'Alt',
  'Meta',
]);

export function mayBeBound(key: string): boolean {
  return !TAKEN.has(key) && key !== 'Dead' && key !== 'Unidentified';
}

/** Give an action a key; whoever had it before gets the old one of this action. */
export function rebind(keys: Record<Action, string>, action: Action, key: string): Record<Action, string> {
  const before = keys[action];
  const changed = { ...keys, [action]: key };
  for (const other of ACTIONS) if (other !== action && keys[other] === key) changed[other] = before;
  return changed;
}

/** Typing somewhere is not playing. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return (
    target instanceof HTMLInputElement && !['button', 'checkbox', 'radio', 'range', 'submit'].includes(target.type)
  );
}

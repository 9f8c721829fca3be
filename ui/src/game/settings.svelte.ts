// What a player has set, kept in this browser. Everything can be changed at any time.

import { HAND_ORDERS, type HandOrder } from './cards';
import { DEFAULT_KEYS, type Action } from './keys';
import { LANGUAGES, pickLanguage, type Language } from '../words/catalogue';
import { VERBOSITIES, type Verbosity } from '../words/wording';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

const STORE = 'penultimate.settings';

interface Kept {
  name: string;
  language: Language;
  theme: Theme;
  motion: Motion;
  sounds: boolean;
  verbosity: Verbosity;
  handOrder: HandOrder;
  guided: boolean;
  keys: Partial<Record<Action, string>>;
}

function stored(): Partial<Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Partial<Kept>) : {};
  } catch {
    return {};
  }
}

function oneOf<T extends string>(allowed: readonly T[], value: unknown, otherwise: T): T {
  return allowed.find((each) => each === value) ?? otherwise;
}

class Settings {
  name = $state('');
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  motion = $state<Motion>('system');
  sounds = $state(true);
  verbosity = $state<Verbosity>('normal');
  handOrder = $state<HandOrder>('colour');
  /** Whether the first turns have been explained. */
  guided = $state(false);
  keys = $state<Record<Action, string>>({ ...DEFAULT_KEYS });

  constructor() {
    const kept = stored();
    this.name = typeof kept.name === 'string' ? kept.name.slice(0, 24) : '';
    this.language = oneOf(LANGUAGES, kept.language, pickLanguage(navigator.languages ?? []));
    this.theme = oneOf(THEMES, kept.theme, 'system');
    this.motion = oneOf(MOTIONS, kept.motion, 'system');
    this.sounds = kept.sounds !== false;
    this.verbosity = oneOf(VERBOSITIES, kept.verbosity, 'normal');
    this.handOrder = oneOf(HAND_ORDERS, kept.handOrder, 'colour');
    this.guided = kept.guided === true;
    this.keys = { ...DEFAULT_KEYS, ...kept.keys };
  }

  save(): void {
    const kept: Kept = {
      name: this.name,
      language: this.language,
      theme: this.theme,
      motion: this.motion,
      sounds: this.sounds,
      verbosity: this.verbosity,
      handOrder: this.handOrder,
      guided: this.guided,
      keys: this.keys,
    };
    try {
      localStorage.setItem(STORE, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  get stillness(): boolean {
    if (this.motion !== 'system') return this.motion === 'reduced';
    return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  }
}

export const settings = new Settings();

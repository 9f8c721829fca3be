// What a player has set, kept in this browser. Everything can be changed at any time.

import { TABLE_RANGES } from '../described';
import { HAND_ORDERS, type HandOrder } from './cards';
import { DEFAULT_KEYS, type Action } from './keys';
import { LANGUAGES, pickLanguage, type Language } from '../words/catalogue';
import { VERBOSITIES, type Verbosity } from '../words/wording';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

export const SIZES = ['normal', 'large', 'huge'] as const;
export type Size = (typeof SIZES)[number];
export const SCALES: Record<Size, number> = { normal: 1, large: 1.25, huge: 1.5 };
/** How fast a voice speaks, and how many seconds a switch waits at each choice. */
export const RATES = { least: 0.5, most: 3 } as const;
export const PACE = { least: 0.5, most: 6 } as const;

const STORE = 'penultimate.settings';

interface Kept {
  name: string;
  language: Language;
  theme: Theme;
  motion: Motion;
  sounds: boolean;
  vibration: boolean;
  plainFelt: boolean;
  verbosity: Verbosity;
  listens: boolean;
  handOrder: HandOrder;
  guided: boolean;
  letters: boolean;
  catchSeconds: number;
  readAloud: boolean;
  voices: Partial<Record<Language, string>>;
  rates: Partial<Record<Language, number>>;
  oneSwitch: boolean;
  switchPace: number;
  cardSize: Size;
  textSize: Size;
  keys: Partial<Record<Action, string>>;
}

function stored(): Partial<Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

function oneOf<T extends string>(allowed: readonly T[], value: unknown, otherwise: T): T {
  return allowed.find((each) => each === value) ?? otherwise;
}

function between(value: unknown, [least, most]: readonly [number, number], otherwise: number): number {
  return typeof value === 'number' && value >= least && value <= most ? value : otherwise;
}

const DEFAULT_CATCH = 3;

class Settings {
  name = $state('');
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  motion = $state<Motion>('system');
  sounds = $state(true);
  vibration = $state(true);
  /** The table keeps one colour. */
  plainFelt = $state(false);
  verbosity = $state<Verbosity>('normal');
  /** A screen reader speaks: news take time to arrive. */
  listens = $state(false);
  handOrder = $state<HandOrder>('colour');
  /** Whether the first turns have been explained. */
  guided = $state(false);
  /** Whether single keys do something (WCAG 2.1.4): letters, digits, Space. */
  letters = $state(true);
  /** To catch a forgotten UNO, where one plays at once. */
  catchSeconds = $state<number>(DEFAULT_CATCH);
  readAloud = $state(false);
  /** By language: the voice's address, and how fast it speaks. */
  voices = $state<Partial<Record<Language, string>>>({});
  rates = $state<Partial<Record<Language, number>>>({});
  oneSwitch = $state(false);
  /** Seconds at each choice. */
  switchPace = $state(1.5);
  cardSize = $state<Size>('normal');
  textSize = $state<Size>('normal');
  keys = $state<Record<Action, string>>({ ...DEFAULT_KEYS });

  constructor() {
    const kept = stored();
    this.name = typeof kept.name === 'string' ? kept.name.slice(0, 24) : '';
    this.language = oneOf(LANGUAGES, kept.language, pickLanguage(navigator.languages));
    this.theme = oneOf(THEMES, kept.theme, 'system');
    this.motion = oneOf(MOTIONS, kept.motion, 'system');
    this.sounds = kept.sounds !== false;
    this.vibration = kept.vibration !== false;
    this.plainFelt = kept.plainFelt === true;
    this.verbosity = oneOf(VERBOSITIES, kept.verbosity, 'normal');
    this.listens = kept.listens === true;
    this.handOrder = oneOf(HAND_ORDERS, kept.handOrder, 'colour');
    this.guided = kept.guided === true;
    this.letters = kept.letters !== false;
    this.catchSeconds = between(kept.catchSeconds, TABLE_RANGES.catch_seconds, DEFAULT_CATCH);
    this.readAloud = kept.readAloud === true;
    this.voices = { ...kept.voices };
    this.rates = { ...kept.rates };
    this.oneSwitch = kept.oneSwitch === true;
    this.switchPace = between(kept.switchPace, [PACE.least, PACE.most], 1.5);
    this.cardSize = oneOf(SIZES, kept.cardSize, 'normal');
    this.textSize = oneOf(SIZES, kept.textSize, 'normal');
    this.keys = { ...DEFAULT_KEYS, ...kept.keys };
  }

  save(): void {
    const kept: Kept = {
      name: this.name,
      language: this.language,
      theme: this.theme,
      motion: this.motion,
      sounds: this.sounds,
      vibration: this.vibration,
      plainFelt: this.plainFelt,
      verbosity: this.verbosity,
      listens: this.listens,
      handOrder: this.handOrder,
      guided: this.guided,
      letters: this.letters,
      catchSeconds: this.catchSeconds,
      readAloud: this.readAloud,
      voices: this.voices,
      rates: this.rates,
      oneSwitch: this.oneSwitch,
      switchPace: this.switchPace,
      cardSize: this.cardSize,
      textSize: this.textSize,
      keys: this.keys,
    };
    try {
      localStorage.setItem(STORE, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  }

  get stillness(): boolean {
    if (this.motion !== 'system') return this.motion === 'reduced';
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const settings = new Settings();

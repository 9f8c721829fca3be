// Reading aloud with the browser's own voice: the same texts as for a screen reader, one after the other; and the name
// of what the keyboard or the switch points at.

import type { Voice } from '../game/announcer.svelte';
import { settings } from '../game/settings.svelte';
import { millisecondsToHear } from '../words/hearing';

interface Item {
  readonly text: string;
  readonly first: boolean;
  readonly pointing: boolean;
  readonly done: () => void;
  readonly spoken: Promise<void>;
}

/** Some engines never say that they have finished: after so many times what it should take, the next one comes. */
const PATIENCE = 4;
const AT_LEAST = 4000;

function itemOf(text: string, first: boolean, pointing: boolean): Item {
  let done = (): void => undefined;
  const spoken = new Promise<void>((resolve) => (done = resolve));
  return { text, first, pointing, done, spoken };
}

const NAMED = 'button, a, input, select, #drawer-title, [data-scanned]';

/** What it is called and, where it has a value to choose, which one it has. */
function nameOf(element: HTMLElement): string {
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
    const label = element.ariaLabel ?? element.labels?.[0]?.innerText ?? '';
    const value = element instanceof HTMLSelectElement ? element.selectedOptions[0]?.text : undefined;
    // A label that holds the choice itself would read out all of it.
    return [label.split('\n')[0]?.trim(), value?.trim()].filter(Boolean).join(': ');
  }
  return (element.ariaLabel ?? element.innerText).trim();
}

/** What is asked over everything else: the title, and what explains it. */
function questionOf(dialog: HTMLDialogElement | null): string {
  return Array.from(dialog?.querySelectorAll<HTMLElement>('h2, p') ?? [], (part) => part.innerText.trim()).join(' ');
}

/** The voices for a language: `zh-TW` and `zh-HK` read Chinese in traditional characters. */
export function voicesFor(language: string): SpeechSynthesisVoice[] {
  const main = language.split('-')[0] ?? language;
  const fits = speechSynthesis.getVoices().filter((voice) => voice.lang.split(/[-_]/)[0] === main);
  const traditional = fits.filter((voice) => /TW|HK|Hant/.test(voice.lang));
  return language === 'zh-Hant' && traditional.length > 0 ? traditional : fits;
}

export class SpeechVoice implements Voice {
  private queue: Item[] = [];
  private current: Item | null = null;
  /** The question in which the focus is: it is read once. */
  private dialog: HTMLDialogElement | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    document.addEventListener('focusin', this.focused);
  }

  say(text: string, first: boolean): void {
    this.add(itemOf(text, first, false));
  }

  heard(): Promise<void> {
    const all = this.current === null ? this.queue : [this.current, ...this.queue];
    const awaited = all.findLast((item) => item.first && !item.pointing) ?? all.findLast((item) => !item.pointing);
    return awaited?.spoken ?? Promise.resolve();
  }

  hush(): void {
    document.removeEventListener('focusin', this.focused);
    for (const item of this.queue) item.done();
    this.queue = [];
    this.current?.done();
    clearTimeout(this.timer);
    speechSynthesis.cancel();
  }

  point(text: string): void {
    this.queue = this.queue.filter((item) => !item.pointing);
    if (text !== '') this.add(itemOf(text, true, true));
  }

  private readonly focused = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || !target.matches(NAMED)) return;
    const dialog = target.closest('dialog');
    const name = [dialog === this.dialog ? '' : questionOf(dialog), nameOf(target)].filter(Boolean).join(' ');
    this.dialog = dialog;
    this.point(name);
  };

  private add(item: Item): void {
    const behind = item.first ? this.queue.findIndex((other) => !other.first) : -1;
    if (item.first) this.queue.splice(behind < 0 ? this.queue.length : behind, 0, item);
    else this.queue.push(item);
    if (this.current === null) this.next();
  }

  private next(): void {
    clearTimeout(this.timer);
    this.current?.done();
    const item = this.queue.shift() ?? null;
    this.current = item;
    if (item === null) return;
    const { language } = settings;
    const over = (): void => {
      if (this.current === item) this.next();
    };
    const utterance = new SpeechSynthesisUtterance(item.text);
    utterance.lang = language === 'zh-Hant' ? 'zh-TW' : language;
    utterance.rate = settings.rates[language] ?? 1;
    const chosen = voicesFor(language).find((voice) => voice.voiceURI === settings.voices[language]);
    if (chosen) utterance.voice = chosen;
    utterance.onend = over;
    utterance.onerror = over;
    this.timer = setTimeout(over, Math.max(AT_LEAST, millisecondsToHear(item.text) * PATIENCE));
    speechSynthesis.speak(utterance);
  }
}

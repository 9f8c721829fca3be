// The language in use. Everything on the page that calls `t` is rewritten when it changes.

import { loadBundle, type Arguments, type Language } from './catalogue';
import { Wording } from './wording';

class Speech {
  private current: Wording | undefined = $state.raw(undefined);

  get words(): Wording {
    if (this.current === undefined) throw new Error('no language has been loaded yet');
    return this.current;
  }

  async use(language: Language): Promise<void> {
    if (this.current?.language === language) return;
    this.adopt(new Wording(language, await loadBundle(language)));
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

// What the page as a whole looks like to the browser: day or night, stillness, the colour of its frame, its manifest.

import { settings } from '../game/settings.svelte';

const night = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** To be called while a component is made. */
export function dress(): void {
  let systemIsDark = $state(night().matches);
  night().addEventListener('change', ({ matches }) => (systemIsDark = matches));
  // index.html has one for day and one for night, by what the system wants; who chose for themselves gets that.
  const frames = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const [day = '', dusk = ''] = frames.map((frame) => frame.content);

  $effect(() => {
    const dark = settings.theme === 'dark' || (settings.theme === 'system' && systemIsDark);
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
    for (const frame of frames) frame.content = dark ? dusk : day;
  });
  $effect(() => {
    document.documentElement.dataset.motion = settings.stillness ? 'reduced' : 'full';
  });
  $effect(() => {
    const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    if (manifest) manifest.href = `/manifest-${settings.language}.webmanifest`;
  });
}

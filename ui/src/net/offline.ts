// The service worker from the page's side (worker.ts is the other): it comes after everything that somebody waits for, and
// a newer page takes over when nobody sits at a table.

import { whenIdle } from './loading';

/** `wanted` loads what shall be there without a line, too, besides what the page has loaded by then. */
export function keepForOffline(isIdle: () => boolean, wanted: () => Promise<unknown>): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(() => void register(isIdle, wanted).catch(() => undefined));
}

async function register(isIdle: () => boolean, wanted: () => Promise<unknown>): Promise<void> {
  const workers = navigator.serviceWorker;
  const isFirst = workers.controller === null;
  const registration = await workers.register('/sw.js', { updateViaCache: 'none' });
  if (!isFirst) {
    const offer = (): void => takeOver(registration.waiting, isIdle);
    offer();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', offer);
    });
  }
  const ready = await workers.ready;
  await wanted();
  ready.active?.postMessage({ keep: loadedSoFar() });
}

/** The newer page, if somebody can have it without noticing. Else it comes with the next window. */
function takeOver(waiting: ServiceWorker | null, isIdle: () => boolean): void {
  if (waiting === null || !isIdle()) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ takeOver: true });
}

function loadedSoFar(): string[] {
  const here = performance.getEntriesByType('resource').map((entry) => new URL(entry.name));
  return here.filter((url) => url.origin === location.origin).map((url) => url.pathname);
}

const JUST_COME = 60_000;

/** After an update of the server, files of the page that is open may be gone: the page comes anew, and the seat with it. */
export function comeAnewWhereFilesAreGone(): void {
  window.addEventListener('vite:preloadError', () => {
    // A page that has just come would find no more than this one.
    if (performance.now() < JUST_COME) return;
    void fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      (answer) => answer.ok && location.reload(),
      () => undefined,
    );
  });
}

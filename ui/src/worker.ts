// The service worker: the page is there at once, also without a line. Tables, their records and everything that is said
// at them never pass through here.

/** Filled in by build/installable.ts. */
declare const __FILES__: readonly string[];
declare const __MARK__: string;

// TypeScript's own types of a worker cannot stand beside those of a page: this is what is needed of them.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Lasting {
  readonly data: { readonly keep?: readonly string[]; readonly takeOver?: true };
}
interface Worker {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', heard: (event: Lasting) => void): void;
  addEventListener(type: 'message', heard: (event: Told) => void): void;
  addEventListener(type: 'fetch', heard: (event: Asked) => void): void;
}
const worker = self as unknown as Worker;

const FILES = __FILES__;
const PREFIX = 'page-';
const OWN = PREFIX + __MARK__;
/** The page itself; whatever table its address names, it is the same file. */
const PAGE = '/';
const ADDRESSES = /^\/(?:t\/[A-Za-z]{6})?\/?$/;

/** Named by what is in them: such a file never changes. */
function staysForEver(path: string): boolean {
  return path.startsWith('/assets/');
}

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(OWN).then((cache) => cache.addAll(FILES.map(fresh))));
});

/** From the server, whatever the browser may have kept; of files that never change any copy will do. */
function fresh(path: string): Request {
  return new Request(path, staysForEver(path) ? {} : { cache: 'reload' });
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => worker.clients.claim()));
});

/** A page that was opened before an update goes on with its own files: the version before this one stays. */
async function forgetOld(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
}

worker.addEventListener('message', (event) => {
  const { keep, takeOver } = event.data;
  if (takeOver) event.waitUntil(worker.skipWaiting());
  if (keep) event.waitUntil(keepToo(keep));
});

/** What the page had loaded before there was a worker: the texts of its language. */
async function keepToo(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(OWN);
  for (const path of paths.filter(staysForEver)) {
    if (!(await cache.match(path))) await cache.add(path).catch(() => undefined);
  }
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (ADDRESSES.test(pathname)) event.respondWith(found(PAGE, request));
  } else if (staysForEver(pathname)) event.respondWith(found(pathname, request, true));
  else if (FILES.includes(pathname)) event.respondWith(found(pathname, request));
});

async function found(path: string, request: Request, keeping = false): Promise<Response> {
  const cache = await caches.open(OWN);
  const kept = (await cache.match(path)) ?? (keeping ? await caches.match(path) : undefined);
  if (kept) return kept;
  const answer = await fetch(request);
  if (keeping && answer.ok) await cache.put(path, answer.clone());
  return answer;
}

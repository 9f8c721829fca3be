import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Whereabouts, type Place } from './whereabouts.svelte';

// happy-dom has no history to go back in: this one has, and goes as late as browsers do.
interface Entry {
  readonly state: unknown;
  readonly path: string;
}
let entries: Entry[] = [];
let at = 0;
let where: Whereabouts;

function visit(path: string): void {
  const url = new URL(path, 'http://here/');
  vi.stubGlobal('location', { pathname: url.pathname, hash: url.hash });
}

function move(to: number): void {
  const entry = entries[to];
  if (!entry) return;
  at = to;
  visit(entry.path);
  where.popped();
}

const history = {
  get state(): unknown {
    return entries[at]?.state ?? null;
  },
  pushState(state: unknown, _title: string, path = entries[at]?.path ?? '/'): void {
    entries = [...entries.slice(0, at + 1), { state, path }];
    at++;
    visit(path);
  },
  replaceState(state: unknown, _title: string, path = entries[at]?.path ?? '/'): void {
    entries[at] = { state, path };
    visit(path);
  },
  go(steps: number): void {
    setTimeout(() => move(at + steps), 5);
  },
};

function begin(path: string): Whereabouts {
  entries = [{ state: null, path }];
  at = 0;
  visit(path);
  where = new Whereabouts();
  return where;
}

const person = { back: () => move(at - 1), forward: () => move(at + 1) };
const now = (): Partial<Place> => ({ ...where.place });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('history', history);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('an address names a table, and a moment of a match is open there', () => {
  expect(begin('/t/ABCDEF').place).toEqual({ code: 'ABCDEF', sitting: false, open: '', above: '', depth: 0 });
  expect(begin('/t/ABCDEF#match=1&step=3').open).toBe('replay');
  where.close();
  expect(now()).toMatchObject({ code: 'ABCDEF', open: '', depth: 0 });
});

test('back closes what is open, and forward opens it again', () => {
  begin('/');
  where.go('ABCDEF', true);
  where.show('rules');
  person.back();
  expect(now()).toMatchObject({ code: 'ABCDEF', sitting: true, open: '' });
  person.forward();
  expect(where.open).toBe('rules');
  person.back();
  person.back();
  expect(now()).toMatchObject({ code: '', sitting: false });
  person.forward();
  expect(now()).toMatchObject({ code: 'ABCDEF', sitting: true });
});

test('what is closed on the page leaves no step behind', () => {
  begin('/');
  where.show('rules');
  where.close();
  vi.advanceTimersByTime(10);
  expect(where.open).toBe('');
  expect(at).toBe(0);
});

test('one panel after the other is one step', () => {
  begin('/');
  where.show('menu');
  where.show('scores');
  expect(entries).toHaveLength(2);
  person.back();
  expect(where.open).toBe('');
});

test('a drawer over a match that is looked back at is a step of its own, at the same address', () => {
  begin('/t/ABCDEF');
  where.show('replay');
  history.replaceState(history.state, '', '/t/ABCDEF#match=1&step=3');
  where.showAbove('record');
  expect(entries[at]?.path).toBe('/t/ABCDEF#match=1&step=3');
  person.back();
  expect(now()).toMatchObject({ open: 'replay', above: '' });
  person.forward();
  expect(now()).toMatchObject({ open: 'replay', above: 'record' });
  where.closeAll();
  vi.advanceTimersByTime(10);
  expect(now()).toMatchObject({ code: 'ABCDEF', open: '', above: '', depth: 0 });
});

test('who closes one thing and opens another at once gets the other', () => {
  begin('/');
  where.show('menu');
  where.close();
  where.show('chat');
  vi.advanceTimersByTime(10);
  expect(where.open).toBe('chat');
  expect(at).toBe(1);
});

test('who may not go stays, with everything as it was', () => {
  begin('/');
  where.go('ABCDEF', true);
  const asked = vi.fn(() => false);
  where.mayGo = asked;
  person.back();
  vi.advanceTimersByTime(10);
  expect(asked).toHaveBeenCalledOnce();
  expect(at).toBe(1);
  expect(now()).toMatchObject({ code: 'ABCDEF', sitting: true });
});

test.each(['/', '/t/ABCDEF'])('whoever leaves is at the start, also by the way of %s', (path) => {
  begin(path);
  where.go('ABCDEF', true);
  where.show('menu');
  where.goToStart();
  vi.advanceTimersByTime(10);
  expect(now()).toEqual({ code: '', sitting: false, open: '', above: '', depth: 0 });
  expect(entries[at]?.path).toBe('/');
});

test('a step that is never taken holds nothing up', () => {
  begin('/');
  where.show('menu');
  entries = [{ state: { open: '', depth: 0 }, path: '/' }];
  at = 0;
  where.close();
  where.show('chat');
  vi.advanceTimersByTime(3_000);
  expect(where.open).toBe('chat');
});

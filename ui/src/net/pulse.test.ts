import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pulse } from './pulse';

let asked = 0;
let died = 0;
const pulse = (): Pulse =>
  new Pulse(
    () => asked++,
    () => died++,
  );

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = died = 0;
  hide(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('on a quiet line it is asked every two seconds, and who answers lives', () => {
  const beating = pulse();
  beating.start();
  for (let times = 1; times <= 10; times++) {
    vi.advanceTimersByTime(2_000);
    expect(asked).toBe(times);
    beating.heard();
  }
  expect(died).toBe(0);
});

test('where something comes all the time nobody is asked', () => {
  const beating = pulse();
  beating.start();
  for (let times = 0; times < 10; times++) {
    vi.advanceTimersByTime(1_500);
    beating.heard();
  }
  expect(asked).toBe(0);
});

test('five seconds of silence are the end, once', () => {
  pulse().start();
  vi.advanceTimersByTime(4_999);
  expect(died).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(died).toBe(1);
});

test('a page that nobody sees asks seldom, and at once when it is looked at', () => {
  hide(true);
  const beating = pulse();
  beating.start();
  vi.advanceTimersByTime(19_000);
  expect(asked).toBe(0);
  hide(false);
  beating.check();
  expect(asked).toBe(1);
  vi.advanceTimersByTime(3_000);
  expect(died).toBe(1);
});

test('a clock that stood still is not taken for a silence', () => {
  const beating = pulse();
  beating.start();
  beating.check();
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(3_000);
  expect(died).toBe(0);
  expect(asked).toBe(2);
  vi.advanceTimersByTime(3_000);
  expect(died).toBe(1);
});

test('a pulse that was stopped neither asks nor dies', () => {
  const beating = pulse();
  beating.start();
  beating.stop();
  beating.heard();
  beating.check();
  vi.advanceTimersByTime(60_000);
  expect([asked, died]).toEqual([0, 0]);
});

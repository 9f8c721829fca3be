// @vitest-environment node
import { expect, test } from 'vitest';
import { Retries } from './retries';

const NOW = 1_000_000;

test('waits double, and with all their spread none is longer than ten seconds', () => {
  const retries = new Retries();
  const waits = Array.from({ length: 40 }, () => retries.next(NOW, 1));
  expect(waits[1]).toBe(2 * (waits[0] ?? 0));
  expect(Math.max(...waits)).toBe(10_000);
});

test('after a closing it is about a second, for a minute', () => {
  const retries = new Retries();
  retries.expectRestart(NOW);
  for (let at = NOW; at < NOW + 60_000; at += 1_000) {
    expect(retries.next(at, 0)).toBe(750);
    expect(retries.next(at, 1)).toBe(1_250);
  }
  expect(retries.expectsRestart(NOW + 60_000)).toBe(false);
  expect(retries.next(NOW + 60_000, 0.5)).toBe(8_000);
});

test('a line that stands is forgotten about', () => {
  const retries = new Retries();
  const first = retries.next(NOW, 0.5);
  retries.next(NOW, 0.5);
  retries.expectRestart(NOW);
  retries.reset();
  expect(retries.expectsRestart(NOW)).toBe(false);
  expect(retries.next(NOW, 0.5)).toBe(first);
});

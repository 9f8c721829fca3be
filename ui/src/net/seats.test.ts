import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSeat, keepLooking, keepSeat, keptSeats, lookingAt, seatAt, type KeptSeat } from './seats';

const seat = (code: string, token: string): KeptSeat => ({ code, token, name: 'Ada', at: 0 });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a seat is there again in the same tab, and in another one', () => {
  keepSeat(seat('AAAAAA', 'one'));
  expect(seatAt('AAAAAA')?.token).toBe('one');
  sessionStorage.clear();
  expect(seatAt('AAAAAA')?.token).toBe('one');
  expect(seatAt('BBBBBB')).toBeUndefined();
});

test('two tabs are two players at one table, and both seats are kept', () => {
  keepSeat(seat('AAAAAA', 'one'));
  const tab = sessionStorage.getItem('penultimate.seats') ?? '';
  sessionStorage.clear();
  keepSeat(seat('AAAAAA', 'two'));
  expect(seatAt('AAAAAA')?.token).toBe('two');
  expect(keptSeats().map(({ token }) => token)).toEqual(['two', 'one']);
  sessionStorage.setItem('penultimate.seats', tab);
  expect(seatAt('AAAAAA')?.token).toBe('one');
});

test('one seat is forgotten, and not the other', () => {
  keepSeat(seat('AAAAAA', 'one'));
  keepSeat(seat('AAAAAA', 'two'));
  keepSeat(seat('BBBBBB', 'three'));
  forgetSeat('two');
  expect(keptSeats().map(({ token }) => token)).toEqual(['three', 'one']);
  expect(seatAt('AAAAAA')?.token).toBe('one');
});

test('nothing is dropped while there is room for it', () => {
  for (let at = 0; at < 30; at++) keepSeat(seat('AAAAAA', `token ${at}`));
  expect(keptSeats()).toHaveLength(30);
});

test('where nothing may be kept, nothing breaks', () => {
  const forbidden = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('forbidden');
  });
  keepSeat(seat('AAAAAA', 'one'));
  expect(keptSeats()).toEqual([]);
  expect(seatAt('AAAAAA')?.token).toBe('one');
  forbidden.mockRestore();
});

test('a tab that looks on looks on again, at that table alone', () => {
  keepLooking({ type: 'watch', code: 'AAAAAA', name: 'Ada' });
  expect(lookingAt('AAAAAA')).toMatchObject({ type: 'watch', name: 'Ada' });
  expect(lookingAt('BBBBBB')).toBeNull();
  keepLooking(null);
  expect(lookingAt('AAAAAA')).toBeNull();
});

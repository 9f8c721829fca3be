// @vitest-environment node
import { expect, test } from 'vitest';
import type { LegalMove, SeatView, TableState } from '../wire';
import { mayEnd, waysOf } from './prompting';

const ways = [{ effect: 'they choose draw next 2 or miss next 1', said: ['They draw 2.', 'They miss a turn.'] }];
const table = { rules: [null, { ways }] } as unknown as TableState;
const asked = (way: string): LegalMove => ({ text: `choose ${way}`, verb: 'choose', way });
const during = (effect: string): SeatView => ({ agenda: `0 -1 -1 -1; 0 1 -1 -1 ${effect}` }) as unknown as SeatView;

test('each way is told in the words of the rule that asks', () => {
  const view = during('they choose draw next 2 or miss next 1');
  expect(waysOf({ moves: [asked('1'), asked('2')], view, table })).toEqual([
    { way: '1', said: 'They draw 2.' },
    { way: '2', said: 'They miss a turn.' },
  ]);
});

test('who may do a thing or leave it is told the thing', () => {
  const may = { rules: [{ ways: [{ effect: 'me may again me', said: ['I play again.'] }] }, null] };
  const view = during('me may again me');
  expect(waysOf({ moves: [asked('yes'), asked('no')], view, table: may as unknown as TableState })).toEqual([
    { way: 'yes', said: 'I play again.' },
    { way: 'no', said: '' },
  ]);
});

test('another rule’s words are nobody’s, and players to choose are no ways', () => {
  const moves: LegalMove[] = [asked('1'), { text: 'choose Bo', verb: 'choose', seats: [2] }];
  expect(waysOf({ moves, view: during('coin choose reverse or pass'), table })).toEqual([{ way: '1', said: '' }]);
});

test('up to so many cards may be chosen, and no more is an answer of its own', () => {
  const moves = [{ text: 'choose R5', verb: 'choose', cards: ['R5'] }, asked('no')] as LegalMove[];
  const view = during('drop me up-to/3 any');
  expect(mayEnd({ moves, view })).toBe(true);
  expect(waysOf({ moves, view, table })).toEqual([]);
  expect(mayEnd({ moves: [asked('yes'), asked('no')], view: during('me may again me') })).toBe(false);
});

test('a colour to name is no way: colours have buttons of their own', () => {
  expect(waysOf({ moves: [asked('R'), asked('B')], view: during('dye next'), table })).toEqual([]);
});

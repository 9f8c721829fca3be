import { expect, test } from 'vitest';
import type { CommonView, Update } from '../wire';
import { Following } from './following';

const common = { actor: 0, top: 'R7', discards: ['R1', 'R7'], counts: [7, 7] } as unknown as CommonView;
const own = { seat: 0, hand: ['B2'], drawn: null, known: [] };
const update = (more: Partial<Update>): Update => ({ type: 'update', version: 5, since: 4, common: {}, ...more });

function begun(): Following {
  const following = new Following();
  expect(following.take(update({ whole: true, gap: true, common, own }))?.view).toEqual({ ...common, ...own });
  return following;
}

test('what is different is put together with what was known', () => {
  const following = begun();
  const changed = { actor: 1, top: 'R+2' };
  const next = following.take(update({ version: 6, since: 5, common: changed, laid: ['R+2'] }));
  expect(next?.view).toEqual({ ...common, ...own, ...changed, discards: ['R1', 'R7', 'R+2'] });
  expect(next).toMatchObject({ gap: false, events: [], moves: [], timers: { catch: null, turn: null, dare: null } });
});

test('a pile that was shuffled comes whole', () => {
  const next = begun().take(update({ version: 6, since: 5, common: { discards: ['R7'] } }));
  expect(next?.view.discards).toEqual(['R7']);
});

test('who has missed something is told so, and a whole view mends it', () => {
  const following = begun();
  expect(following.take(update({ version: 8, since: 7, common: { actor: 1 } }))).toBeNull();
  expect(following.take(update({ version: 8, since: 7, whole: true, common, own }))).not.toBeNull();
  expect(following.take(update({ version: 9, since: 8, common: { actor: 1 } }))?.view.actor).toBe(1);
});

test('nothing can be followed before there was a whole view', () => {
  expect(new Following().take(update({}))).toBeNull();
});

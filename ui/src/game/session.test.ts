import { beforeEach, expect, test } from 'vitest';
import { speech } from '../words/i18n.svelte';
import { Session } from './session.svelte';

beforeEach(() => speech.use('en'));

test('a table that was read again after a fault says so', () => {
  const session = new Session('ws://here/ws');
  session.message({ type: 'problem', code: 'read-again' });
  expect(session.caption).toMatchObject({ text: expect.stringContaining('goes on from what was saved') as string });
});

test('a problem that answers a message is told to whoever sent it', () => {
  const session = new Session('ws://here/ws');
  session.message({ type: 'problem', code: 'too-fast', id: 7 });
  expect(session.caption).toBeNull();
});

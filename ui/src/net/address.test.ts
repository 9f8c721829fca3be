// @vitest-environment node
import { expect, test } from 'vitest';
import { addressOf, codeIn, momentIn, pathOf } from './address';

const at = (pathname: string, hash = '', protocol = 'http:') => ({ protocol, host: 'here:1', pathname, hash });

test('the socket is where the page is', () => {
  expect(addressOf(at('/'))).toBe('ws://here:1/ws');
  expect(addressOf(at('/t/ABCDEF', '', 'https:'))).toBe('wss://here:1/ws');
});

test('an invitation names its table', () => {
  expect(codeIn(at('/t/abcdef'))).toBe('ABCDEF');
  expect(codeIn(at('/', '#ABCDEF'))).toBe('ABCDEF');
  expect(codeIn(at('/t/abc'))).toBe('');
  expect(codeIn(at('/'))).toBe('');
});

test('a moment of a match has an address of its own', () => {
  const moment = { code: 'ABCDEF', match: 2, step: 71, seat: 1 };
  const [path = '', hash = ''] = pathOf(moment).split('#');
  expect(momentIn(at(path, `#${hash}`))).toEqual(moment);
  expect(momentIn(at('/t/ABCDEF', '#match=1'))).toEqual({ code: 'ABCDEF', match: 1, step: 1, seat: -1 });
  expect(momentIn(at('/t/ABCDEF'))).toBeNull();
  expect(momentIn(at('/', '#match=1'))).toBeNull();
  expect(momentIn(at('/t/ABCDEF', '#match=one'))).toBeNull();
});

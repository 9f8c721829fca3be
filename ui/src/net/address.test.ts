// @vitest-environment node
import { expect, test } from 'vitest';
import { addressOf, codeIn } from './address';

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

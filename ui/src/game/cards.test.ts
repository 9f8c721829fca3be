// @vitest-environment node
import { expect, test } from 'vitest';
import { LANGUAGES } from '../described';
import { beginsGroup, brailleMarks, cardOf, dotsOf, keyed, sortHand } from './cards';

const texts = (hand: readonly { card: { text: string } }[]): string => hand.map((held) => held.card.text).join(' ');

test('cards are read from their notation', () => {
  expect(cardOf('R7')).toMatchObject({ colour: 'R', number: 7, wild: false, bare: 'R7' });
  expect(cardOf('G+2')).toMatchObject({ colour: 'G', face: '+2', number: null });
  expect(cardOf('BR')).toMatchObject({ colour: 'B', face: 'R' });
  expect(cardOf('W+4:R')).toMatchObject({ wild: true, colour: 'R', named: 'R', bare: 'W+4' });
  expect(cardOf('W*')).toMatchObject({ wild: true, colour: null });
});

test('the same notation is the same card', () => {
  expect(cardOf('Y3')).toBe(cardOf('Y3'));
});

test.each(['', 'X7', 'R10', 'W+2', 'R', '7'])('%s is not a card', (text) => {
  expect(() => cardOf(text)).toThrow();
});

test('all 57 kinds have places of their own', () => {
  const faces = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '+2', 'R', 'S'];
  const all = Array.from('BGRY')
    .flatMap((colour) => faces.map((face) => colour + face))
    .concat('W', 'W+4', 'W*', 'W?1', 'W?2');
  expect(all.map((text) => cardOf(text).kind)).toEqual(Array.from({ length: 57 }, (_, at) => at));
});

test('two of a kind have two keys', () => {
  expect(keyed(['R7', 'R7', 'W']).map((held) => held.key)).toEqual(['R7#0', 'R7#1', 'W#0']);
});

test('a hand is sorted by colour, by number, or as its player likes', () => {
  const hand = keyed(['W', 'Y1', 'R9', 'B+2', 'R1', 'B3']);
  expect(texts(sortHand(hand, 'colour'))).toBe('B3 B+2 R1 R9 Y1 W');
  expect(texts(sortHand(hand, 'number'))).toBe('R1 Y1 B3 R9 B+2 W');
  expect(texts(sortHand(hand, 'own', ['W#0', 'R9#0']))).toBe('W R9 B3 B+2 R1 Y1');
});

test('gaps stand between colours, and before the wilds', () => {
  const hand = sortHand(keyed(['B1', 'B2', 'R3', 'W', 'W+4']), 'colour');
  expect(hand.map((_, at) => beginsGroup(hand, at, 'colour'))).toEqual([false, false, true, true, false]);
  expect(hand.map((_, at) => beginsGroup(hand, at, 'number'))).toEqual([false, false, false, true, false]);
  expect(hand.some((_, at) => beginsGroup(hand, at, 'own'))).toBe(false);
});

test('CARD-5: the value in Braille, the colour right below, digits without number sign', () => {
  expect(brailleMarks(cardOf('R7'), 'en')).toEqual(['g', 'r']);
  expect(brailleMarks(cardOf('B0'), 'en')).toEqual(['j', 'b']);
  expect(dotsOf('g')).toEqual([1, 2, 4, 5]);
});

test('the plus sign is written as the reader of the language knows it', () => {
  expect(brailleMarks(cardOf('Y+2'), 'en')).toEqual(['⠐⠖b', 'y']);
  expect(brailleMarks(cardOf('W+4'), 'de')).toEqual(['wi', '⠈⠖d']);
  expect(brailleMarks(cardOf('W+4'), 'nl')).toEqual(['wi', '⠖d']);
  expect(brailleMarks(cardOf('Y+2'), 'zh-Hant')).toEqual(['⠬b', 'y']);
  expect(dotsOf('⠖')).toEqual([2, 3, 5]);
  expect(dotsOf('⠬')).toEqual([3, 4, 6]);
});

test('every letter on a card has its dots', () => {
  const cards = [
    'B0',
    'G1',
    'R2',
    'Y3',
    'B4',
    'G5',
    'R6',
    'Y7',
    'B8',
    'G9',
    'R+2',
    'YR',
    'BS',
    'W',
    'W+4',
    'W*',
    'W?1',
    'W?2',
  ];
  for (const language of LANGUAGES)
    for (const letter of cards.flatMap((text) => Array.from(brailleMarks(cardOf(text), language).join('')))) {
      expect(dotsOf(letter), letter).not.toEqual([]);
    }
});

// @vitest-environment node
import { expect, test } from 'vitest';
import { EDITIONS, OPTIONS } from '../described';
import { PRESETS, PRESET_NAMES, presetOf, switchesOf } from './rulebook';

test('every preset is made of options there are', () => {
  for (const name of Object.values(PRESETS).flat()) expect(OPTIONS.map((one) => one.name)).toContain(name);
});

test.each(EDITIONS)('each preset is known again by what it changes (%s)', (edition) => {
  for (const preset of PRESET_NAMES) expect(presetOf(switchesOf(preset, edition), edition)).toBe(preset);
});

test('a mix of one’s own is none of them', () => {
  expect(presetOf(['stacking'], 'mario')).toBeNull();
  expect(presetOf(['target'], 'mario')).toBeNull();
});

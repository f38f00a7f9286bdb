import { describe, expect, it } from 'vitest';
import { isPaused } from './pause.ts';

/** Today is 26 November 2026. */
const rules = { pause_until: { earliest: '2026-11-27', latest: '2027-11-26' } };

describe('a preset is paused', () => {
  it.each([
    ['never without a day', null, false],
    ['no more on the day itself', '2026-11-26', false],
    ['no more after it', '2026-11-01', false],
    ['on the day before', '2026-11-27', true],
    ['long before', '2027-01-03', true],
  ])('%s', (_what, until, paused) => {
    expect(isPaused({ paused_until: until }, rules)).toBe(paused);
  });
});

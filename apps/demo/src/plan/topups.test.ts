import { describe, expect, it } from 'vitest';
import { topupFor } from './topups.ts';

describe('topupFor', () => {
  it('rejects what one payment cannot bring', () => {
    expect(() => topupFor({ habit: 'large' }, 30_010)).toThrow(RangeError);
    expect(() => topupFor({ habit: 'institution' }, 1_000_010)).toThrow(RangeError);
  });

  it.each([
    ['small', 50, 200],
    ['small', 430, 900],
    ['medium', 1_240, 4_000],
    ['large', 8_000, 24_000],
    ['large', 29_990, 30_000],
    ['institution', 41_000, 170_000],
  ] as const)('%s who need RM %i bring RM %i', (habit, amount, expected) => {
    expect(topupFor({ habit }, amount)).toBe(expected);
  });
});

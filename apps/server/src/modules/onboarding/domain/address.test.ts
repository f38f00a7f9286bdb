import { describe, expect, it } from 'vitest';
import { isSameAddress } from './address.ts';

const home = {
  ...{ line1: '1 Jalan Ampang', line2: null, postcode: '50450' },
  ...{ city: 'Kuala Lumpur', state: '14', country: 'MY' },
};

describe('the same address', () => {
  it.each([
    ['in other case', { line1: '1 JALAN AMPANG' }],
    ['with other spaces', { line1: ' 1  Jalan Ampang ', line2: '' }],
  ])('%s', (_case, change) => {
    expect(isSameAddress(home, { ...home, ...change })).toBe(true);
  });

  it.each([
    ['another number', { line1: '11 Jalan Ampang' }],
    ['a second line', { line2: 'Level 2' }],
    ['another postcode', { postcode: '50400' }],
    ['another state', { state: '10' }],
  ])('is not %s', (_case, change) => {
    expect(isSameAddress(home, { ...home, ...change })).toBe(false);
  });

  it('keeps its lines apart', () => {
    expect(isSameAddress({ ...home, line2: 'A' }, { ...home, line1: '1 Jalan Ampang A', line2: null })).toBe(
      false,
    );
  });
});

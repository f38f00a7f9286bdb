import { describe, expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';

const home = {
  ...{ line_1: '12, Jalan', line_2: null, postcode: '50400', city: 'Kuala Lumpur' },
  ...{ state: '14', country: 'MY' },
};

describe('the lines of an address', () => {
  it('name state and country, and leave out what is not known', () => {
    expect(addressLines(home)).toEqual(['12, Jalan', '50400 Kuala Lumpur', 'W.P. Kuala Lumpur, Malaysia']);
    expect(addressLines({ ...home, line_1: '', postcode: null, country: null, state: null })).toEqual([
      'Kuala Lumpur',
    ]);
    expect(addressLines(null)).toEqual([]);
  });

  it('keep the state of another country as it was written', () => {
    const abroad = { ...home, city: 'Singapore', state: '14', country: 'SG' };
    expect(addressLines(abroad).at(-1)).toBe('14, Singapore');
  });
});

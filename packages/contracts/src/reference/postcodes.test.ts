import { describe, expect, test } from 'vitest';
import { stateOfPostcode } from './postcodes.ts';
import { malaysiaStates, stateName } from './states.ts';

describe('a postcode', () => {
  test.each([
    ['01000', 'Perlis'],
    ['02800', 'Perlis'],
    ['05000', 'Kedah'],
    ['09810', 'Kedah'],
    ['14390', 'Kedah'],
    ['34950', 'Kedah'],
    ['10000', 'Pulau Pinang'],
    ['14400', 'Pulau Pinang'],
    ['15000', 'Kelantan'],
    ['18500', 'Kelantan'],
    ['20000', 'Terengganu'],
    ['24300', 'Terengganu'],
    ['25000', 'Pahang'],
    ['28800', 'Pahang'],
    ['39000', 'Pahang'],
    ['49000', 'Pahang'],
    ['69000', 'Pahang'],
    ['30000', 'Perak'],
    ['36810', 'Perak'],
    ['40000', 'Selangor'],
    ['48300', 'Selangor'],
    ['63000', 'Selangor'],
    ['64000', 'Selangor'],
    ['68100', 'Selangor'],
    ['50000', 'W.P. Kuala Lumpur'],
    ['50400', 'W.P. Kuala Lumpur'],
    ['60000', 'W.P. Kuala Lumpur'],
    ['62000', 'W.P. Putrajaya'],
    ['70000', 'Negeri Sembilan'],
    ['73509', 'Negeri Sembilan'],
    ['75000', 'Melaka'],
    ['78309', 'Melaka'],
    ['79000', 'Johor'],
    ['86900', 'Johor'],
    ['87000', 'W.P. Labuan'],
    ['88000', 'Sabah'],
    ['91309', 'Sabah'],
    ['93000', 'Sarawak'],
    ['98859', 'Sarawak'],
  ])('%s lies in %s', (postcode, state) => {
    expect(stateName(stateOfPostcode(postcode) ?? '')).toBe(state);
  });

  test.each(['', '5040', '504000', 'abcde', '00000', '04999', '19000', '61000', '92000', '99999'])(
    '%s lies nowhere',
    (postcode) => {
      expect(stateOfPostcode(postcode)).toBeNull();
    },
  );

  test('leaves no state without one', () => {
    const found = new Set(
      Array.from({ length: 100_000 }, (_none, number) => stateOfPostcode(String(number).padStart(5, '0'))),
    );
    expect(malaysiaStates.filter(({ value }) => !found.has(value))).toEqual([]);
  });
});

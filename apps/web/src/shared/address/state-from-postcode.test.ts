import { expect, it } from 'vitest';
import { stateFromPostcode } from './state-from-postcode.ts';

it.each([
  ['50400', 'MY', { state: '14' }],
  [' 50400 ', 'MY', { state: '14' }],
  ['5040', 'MY', {}],
  ['99999', 'MY', {}],
  ['50400', 'SG', {}],
])('%j in %s says %j', (postcode, country, says) => {
  expect(stateFromPostcode(postcode, country)).toEqual(says);
});

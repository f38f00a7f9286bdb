import { describe, expect, it } from 'vitest';
import { contractOf, termsKind, termsPlaceOf } from './kind-of.ts';

describe('the address of terms', () => {
  it.each([
    ['founder', undefined],
    ['investor', 'halal'],
    ['founder', 'islamic'],
    ['islamic', 'islamic'],
    ['INVESTOR', undefined],
  ])('/tnc/%s/%s leads nowhere', (type, compliant) => {
    expect(termsPlaceOf(type, compliant)).toBeNull();
  });

  it.each([
    [undefined, undefined, 'tnc_issuer_conventional'],
    ['investor', undefined, 'tnc_investor_conventional'],
    ['investor', 'conventional', 'tnc_investor_conventional'],
    ['investor', 'islamic', 'tnc_investor_islamic'],
    ['issuer', 'islamic', 'tnc_issuer_islamic'],
    ['islamic', undefined, 'tnc_issuer_islamic'],
    ['conventional', undefined, 'tnc_issuer_conventional'],
  ])('/tnc/%s/%s is %s', (type, compliant, kind) => {
    const place = termsPlaceOf(type, compliant);
    expect(place === null ? null : termsKind(place)).toBe(kind);
  });
});

it.each([
  [undefined, 'conventional'],
  ['islamic', 'islamic'],
  ['conventional', 'conventional'],
  ['shariah', null],
])('a disclosure of %s is %s', (compliant, contract) => {
  expect(contractOf(compliant)).toBe(contract);
});

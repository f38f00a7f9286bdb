import { describe, expect, it } from 'vitest';
import { isNameOf, type NameStrictness } from './name-match.ts';

const strictest: readonly NameStrictness[] = ['own', 'own_or_cut', 'close', 'not_other'];
const person = 'LIM AH HOCK';
const company = 'PERNIAGAAN MAJU JAYA UTARA SDN BHD';

/** A case: what it is, the name of the bank, the verified one, and what it passes. */
type Case = readonly [string, string | null, string, readonly NameStrictness[]];

describe('isNameOf', () => {
  it.each<Case>([
    ['the same', person, person, strictest],
    ['another order', 'AH HOCK LIM', person, strictest],
    ['the company form in full', 'PERNIAGAAN MAJU JAYA UTARA SENDIRIAN BERHAD', company, strictest],
    ['cut at 20 characters', 'PERNIAGAAN MAJU JAYA', company, ['own_or_cut', 'close', 'not_other']],
    ['cut within a word', 'PERNIAGAAN MAJU JAYA UT', company, ['own_or_cut', 'close', 'not_other']],
    ['cut within the legal form', 'PERNIAGAAN MAJU JAYA UTARA SDN B', company, strictest.slice(1)],
    [
      'cut with a connector',
      'NUR AISYAH BINTI ABDUL RAH',
      'NUR AISYAH BINTI ABDUL RAHMAN',
      strictest.slice(1),
    ],
    ['a beginning of 19 characters', 'PERNIAGAAN MAJU JAY', company, ['close', 'not_other']],
    ['a part of a short name', 'LIM', person, ['close', 'not_other']],
    ['a relative', 'LIM AH SENG', person, ['close', 'not_other']],
    ['more words', `${company} TRADING`, company, ['close', 'not_other']],
    ['other words behind', 'PERNIAGAAN MAJU JAYA SELATAN', company, ['close', 'not_other']],
    ['a part from the middle', 'MAJU JAYA UTARA SDN BHD', company, ['close', 'not_other']],
    ['no name', null, person, ['not_other']],
    ['punctuation only', ' . - ', person, ['not_other']],
    ['another person', 'TAN WEI MING', person, []],
    ['another company of the same form', 'DELIMA SDN BHD', company, []],
  ])('%s', (_what, name, verified, passed) => {
    expect(strictest.filter((one) => isNameOf(one, name, [verified]))).toEqual(passed);
  });

  it('compares every permitted name, and matches none where there is none', () => {
    expect(isNameOf('own', person, [company, person])).toBe(true);
    expect(strictest.filter((one) => isNameOf(one, person, []))).toEqual([]);
  });
});

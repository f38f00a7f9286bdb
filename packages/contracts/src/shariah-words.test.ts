import { describe, expect, it } from 'vitest';
import { shariahWordProblem } from './shariah-words.ts';
import { textOf } from './testing.ts';

describe('words of conventional lending', () => {
  it.each([
    ['The interest is paid monthly', 'interest', 'profit'],
    ['Interests of the bank', 'Interests', 'profit'],
    ['An INTEREST-free month', 'INTEREST', 'profit'],
    ['An older bank loan', 'loan', 'financing'],
    ['Two\nloans, both repaid', 'loans', 'financing'],
    ['The loan’s security', 'loan', 'financing'],
    ['Ｌｏａｎ in wide letters', 'Loan', 'financing'],
    ['Kadar faedah tetap', 'faedah', 'keuntungan'],
    ['Faedahnya dibayar', 'Faedahnya', 'keuntungan'],
    ['Pinjaman bank', 'Pinjaman', 'pembiayaan'],
    ['(pinjamannya)', 'pinjamannya', 'pembiayaan'],
  ])('%s', (text, typed, instead) => {
    expect(textOf(shariahWordProblem(text))).toBe(
      `This is a Shariah note: please say “${instead}” instead of “${typed}”`,
    );
  });

  it.each([
    '',
    'The profit is paid monthly',
    'Interested buyers have signed',
    'An interesting market',
    'Stock is on loaned shelves',
    'A sloan of cloth from Loanhead',
    'Pembiayaan dengan keuntungan',
  ])('lets %j pass', (text) => {
    expect(shariahWordProblem(text)).toBeNull();
  });
});

import { expect, it } from 'vitest';
import { reasonCode, reasonSentence, returnReasonText } from './return-reason.ts';

it.each([
  ['AC04', 'AC04', 'The account is closed.'],
  ['AC01: no account 1234', 'AC01', 'The bank does not know this account number.'],
  ['ZZ99: something', 'ZZ99', 'The bank could not pay it to this account.'],
  ['HTTP 422: nonsense', '', 'The bank could not pay it to this account.'],
  [null, '', 'The bank could not pay it to this account.'],
])('%s', (reason, code, sentence) => {
  expect(reasonCode(reason)).toBe(code);
  expect(reasonSentence(reason)).toBe(sentence);
});

it('words a stored reason by its code, and what an operator wrote as it is', () => {
  expect(returnReasonText(reasonSentence('AC04'))).toEqual({ code: 'payout_account_closed', params: {} });
  expect(returnReasonText('Please name another account.')).toBe('Please name another account.');
});

import { senFromText } from '@titian/finance/sen';
import { expect, it } from 'vitest';
import { issuerShare } from './issuer-share.ts';

it.each([
  ['the first subscription', '0.00', '0.00', '50.00', 100],
  ['what waits with the issuer counts', '5000.00', '850.00', '50.00', 18],
  ['less than one percent', '100000.00', '0.00', '500.00', 0],
  ['never the whole by rounding', '100000.00', '99900.00', '1000.00', 99],
  ['one percent', '9900.00', '0.00', '100.00', 1],
])('%s', (_name, invested, withIssuer, amount, percent) => {
  expect(issuerShare(senFromText(invested), senFromText(withIssuer), senFromText(amount))).toBe(percent);
});

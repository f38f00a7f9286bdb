import { expect, it } from 'vitest';
import { assessRefundAccount } from './refund-account.ts';

it.each([
  ['enquiry', 'TAN WEI MING', 'TAN WEI MING', 'equal'],
  ['enquiry', 'TAN WEI MING ALBERT', 'TAN WEI MING', 'close'],
  ['enquiry', 'AISYAH RAHMAN', 'TAN WEI MING', 'other_name'],
  ['enquiry', null, 'TAN WEI MING', 'no_holder'],
  ['enquiry', 'TAN WEI MING', null, 'no_payer'],
  ['enquiry', ' ', 'TAN WEI MING', 'other_name'],
  ['document', 'TAN WEI MING', 'TAN WEI MING', 'equal'],
  ['document', 'AISYAH RAHMAN', 'TAN WEI MING', 'other_name'],
  ['document', null, 'TAN WEI MING', 'no_holder'],
  ['statement', 'TAN WEI MING', 'TAN WEI MING', 'equal'],
  ['statement', 'TAN WEI MING', null, 'absent'],
  ['statement', null, 'TAN WEI MING', 'absent'],
  ['statement', null, null, 'no_holder'],
  ['statement', 'AISYAH RAHMAN', 'TAN WEI MING', 'other_name'],
] as const)('by %s: held by %s, paid by %s: %s', (source, holder, payer, outcome) => {
  const verdict = assessRefundAccount(source, holder, payer);
  expect(verdict.kind === 'accept' ? verdict.nameCheck : verdict.refusal).toBe(outcome);
});

import type { RepaymentProfile } from '@titian/finance/schedule';

/** How a note is repaid, as documents say it. */
export const profileNames: Readonly<Record<RepaymentProfile, string>> = {
  equal_monthly_flat: 'Equal monthly payments',
  bullet: 'One payment at maturity',
  return_only: 'The return every month, the principal last',
};

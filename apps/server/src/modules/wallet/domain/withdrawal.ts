import type { Day } from '@titian/finance/calendar';
import { type Sen, subtractSen } from '@titian/finance/sen';

/** The last two return the money with a reason (WAL-9). */
export type WithdrawalState = 'requested' | 'approved' | 'in_batch' | 'paid' | 'rejected' | 'returned';

export interface Withdrawal {
  readonly id: string;
  readonly investorId: string;
  readonly amountSen: Sen;
  readonly feeSen: Sen;
  /** On the fee. */
  readonly serviceTaxSen: Sen;
  readonly bankAccountId: string;
  readonly state: WithdrawalState;
  readonly arrivesOn: Day;
  readonly reason: string | null;
  readonly createdAt: Date;
}

/** What the bank pays of a withdrawal: the amount less the fee and its service tax. */
export function netOfWithdrawal(one: Pick<Withdrawal, 'amountSen' | 'feeSen' | 'serviceTaxSen'>): Sen {
  return subtractSen(subtractSen(one.amountSen, one.feeSen), one.serviceTaxSen);
}

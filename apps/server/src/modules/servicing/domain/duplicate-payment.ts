import type { Day } from '@titian/finance/calendar';
import { maxSen, minSen, type Sen, senToText, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { NoteDebt } from './debt.ts';

/** A payment on a note that is not decided, is held, or arrived today or yesterday. */
export interface RecentPayment {
  readonly state: 'under_way' | 'held' | 'confirmed';
  readonly amountSen: Sen;
  /** The day on which it was started, or arrived. */
  readonly on: Day;
  readonly refNumber: string | null;
}

/** The payable amount that is due by a day; nothing where the next payment is shown ahead of its due day. */
export function dueBy(debt: NoteDebt, on: Day): Sen {
  const [first] = debt.payable;
  return debt.isAccelerated || (first !== undefined && first.dueOn <= on) ? debt.totalSen : ZERO_SEN;
}

/**
 * The part of a further payment that exceeds what is due beside recent payments (REP-9). Money that has arrived
 * is in `dueSen` already; payments under way or held are counted first.
 * @returns 0 where there is no recent payment, because paying ahead once is no duplicate
 */
export function duplicateExcess(amountSen: Sen, dueSen: Sen, recent: readonly RecentPayment[]): Sen {
  if (recent.length === 0) {
    return ZERO_SEN;
  }
  const coveredSen = sumSen(recent.filter((one) => one.state !== 'confirmed').map((one) => one.amountSen));
  const leftSen = subtractSen(dueSen, minSen(dueSen, coveredSen));
  return maxSen(subtractSen(amountSen, leftSen), ZERO_SEN);
}

/** A recent payment as its issuer reads it. */
export function recentView(one: RecentPayment) {
  return { state: one.state, amount: senToText(one.amountSen), on: one.on, ref_number: one.refNumber };
}

import type { restrictionCauses } from '@titian/contracts/restrictions';
import type { Day } from '@titian/finance/calendar';
import type { MoneyLevel } from './money-policy.ts';

export type RestrictionCause = (typeof restrictionCauses)[number];

/** One restriction of a customer's money, in force until it ends. Compliance alone reads cause and reason. */
export interface Restriction {
  readonly id: string;
  readonly userId: string;
  readonly level: Exclude<MoneyLevel, 'none'>;
  readonly cause: RestrictionCause;
  readonly reason: string;
  /** Null where it follows from a decision that was made before restrictions existed. */
  readonly setBy: string | null;
  readonly setAt: Date;
  readonly approvalId: string | null;
  /** The last business day for the confirmation of what one person set; null where two decided. */
  readonly confirmBy: Day | null;
  readonly confirmedBy: string | null;
  readonly confirmedAt: Date | null;
  readonly endedBy: string | null;
  readonly endedAt: Date | null;
  readonly endReason: string | null;
}

/** Whether a second person of compliance still has to confirm it. */
export function awaitsConfirmation(one: Restriction): boolean {
  return one.endedAt === null && one.confirmBy !== null && one.confirmedAt === null;
}

/** Whether its confirmation is late: it stays in force and is shown in red. */
export function isOverdue(one: Restriction, today: Day): boolean {
  return awaitsConfirmation(one) && one.confirmBy !== null && one.confirmBy < today;
}

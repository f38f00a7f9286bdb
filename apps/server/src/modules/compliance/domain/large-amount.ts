import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';

/** A day on which the deposits and withdrawals of an investor reached the threshold together (CMP-1). */
export interface LargeAmount {
  readonly on: Day;
  readonly customerId: string;
  readonly depositedSen: Sen;
  /** What went out, less what came back on the same day. */
  readonly withdrawnSen: Sen;
}

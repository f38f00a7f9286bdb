import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';

/** Why nothing is collected for now: its investor paused it, its last try failed, or its money is held. */
export type DepositPause = 'owner' | 'failures' | 'held';

/** What a recurring deposit takes each month. */
export interface DepositTerms {
  readonly amountSen: Sen;
  /** 1 to 28, so that every month has it. */
  readonly dayOfMonth: number;
  /** The first day that counts: what was due before it is not made good. */
  readonly from: Day;
  readonly paused: DepositPause | null;
}

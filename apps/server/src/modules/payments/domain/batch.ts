import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { SealedField } from '../../../platform/keys/sealed-columns.ts';

/** `submitted`: sent, the bank's answer is not known yet. */
export type BatchState = 'proposed' | 'released' | 'submitted' | 'accepted' | 'refused' | 'cancelled';

/** Payouts that leave together, as one file for the bank. */
export interface Batch {
  readonly id: string;
  readonly messageId: string;
  readonly state: BatchState;
  readonly payouts: number;
  readonly totalSen: Sen;
  readonly makerId: string;
  /** The file that is approved and sent, encrypted. */
  readonly sealedDocument: SealedField | null;
  /** Of the file that its proposal binds; null for a batch from before proposals did. */
  readonly documentSha256: Buffer | null;
  readonly releasedAt: Date | null;
  /** The business date of its release; of its proposal until then. */
  readonly businessDate: Day;
  readonly dateShiftDays: number;
  readonly createdAt: Date;
}

import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';

/** One ledger movement: from one account to another, never zero, never changed once written. */
export interface Transfer {
  /** Made and stored by the row that causes the movement, so that posting twice is a no-op. */
  readonly id: string;
  readonly debitAccountId: string;
  readonly creditAccountId: string;
  readonly amountSen: Sen;
  /** What it is for, in the words of the module that causes it. */
  readonly kind: string;
  /** The row that causes it. */
  readonly referenceId: string;
  readonly noteId: string | null;
  /** The transfer that this one takes back, if any. */
  readonly reversesId?: string | null;
}

/** A transfer as it was booked. */
export interface CausedTransfer
  extends Pick<Transfer, 'id' | 'debitAccountId' | 'amountSen' | 'kind' | 'referenceId' | 'noteId'> {
  readonly on: Day;
  readonly at: Date;
}

/** Whether two transfers say the same; then posting the second is a no-op. */
export function isSameTransfer(a: Transfer, b: Transfer): boolean {
  return (
    a.debitAccountId === b.debitAccountId &&
    a.creditAccountId === b.creditAccountId &&
    a.amountSen === b.amountSen &&
    a.kind === b.kind &&
    a.referenceId === b.referenceId &&
    a.noteId === b.noteId &&
    (a.reversesId ?? null) === (b.reversesId ?? null)
  );
}

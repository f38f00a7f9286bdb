import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';

/** How one issued note has done, as the platform's statistics need it. */
export interface NoteRecord {
  readonly noteId: string;
  readonly issuedOn: Day;
  readonly defaultedOn: Day | null;
  /** What was promised at issue. */
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  readonly paidPrincipalSen: Sen;
  readonly isWrittenOff: boolean;
  /** Due day of the oldest instalment that is not paid; null where all are. */
  readonly oldestOpenOn: Day | null;
}

/** Principal and return of a note in default, by the day on which the money was booked. */
export interface NoteReceipt {
  readonly noteId: string;
  readonly on: Day;
  readonly amountSen: Sen;
}

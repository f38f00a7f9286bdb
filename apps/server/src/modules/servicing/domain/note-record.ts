import type { Day } from '@titian/finance/calendar';
import type { RateBps } from '@titian/finance/rate';
import type { Sen } from '@titian/finance/sen';

/** How one issued note has done by the end of a day, as the platform's statistics need it. */
export interface NoteRecord {
  readonly noteId: string;
  readonly issuedOn: Day;
  /** Null while it was not in default. */
  readonly defaultedOn: Day | null;
  /** What was promised by the schedule then in force. */
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  readonly paidPrincipalSen: Sen;
  readonly isWrittenOff: boolean;
  /** Due day of the oldest instalment that was past due and not paid; null where none was. */
  readonly oldestOpenOn: Day | null;
}

/** A note's record with its terms. */
export interface NoteBookRecord extends NoteRecord {
  readonly number: string;
  readonly issuerId: string;
  readonly grade: string;
  readonly contract: string;
  readonly type: string;
  readonly rateBps: RateBps;
  readonly effectiveRateBps: RateBps;
  readonly termMonths: number;
  readonly paidReturnSen: Sen;
  /** The day on which it ended: repaid, recovered or written off; null while it ran. */
  readonly endedOn: Day | null;
}

/** Principal and return of a note in default, by the day on which the money was booked. */
export interface NoteReceipt {
  readonly noteId: string;
  readonly on: Day;
  readonly amountSen: Sen;
}

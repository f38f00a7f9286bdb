import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';

/** One line of a cash account, with the row that caused it. */
export interface StatementEntry {
  readonly seq: bigint;
  readonly at: Date;
  readonly on: Day;
  readonly kind: string;
  readonly noteId: string | null;
  readonly transferId: string;
  readonly referenceId: string;
  readonly amountSen: Sen;
  /** After it, by business date; entries of one day as they were booked. */
  readonly balanceSen: Sen;
}

/** Where an entry stands in the order in which people read their money; it never changes. */
export interface EntryPlace {
  readonly on: Day;
  readonly seq: bigint;
}

export interface EntryFilter {
  readonly accountId: string;
  /** Only entries before this place: the cursor of the page before. */
  readonly before?: EntryPlace;
  readonly kinds?: readonly string[];
  readonly noteId?: string;
  /** Only entries that are about a note. */
  readonly onNotes?: boolean;
  readonly from?: Day;
  readonly to?: Day;
  readonly limit: number;
}

/** What adding up an account's entries needs of each. */
export interface FlowEntry {
  readonly accountId: string;
  readonly seq: bigint;
  readonly on: Day;
  readonly kind: string;
  readonly transferId: string;
  readonly amountSen: Sen;
}

/** The last entry of an account that the caller knows; 0 before the first. */
export interface EntryHead {
  readonly accountId: string;
  readonly seq: bigint;
}

/** What one kind of entry moved within a range. */
export interface KindTotal {
  readonly kind: string;
  /** Positive when the account received. */
  readonly amountSen: Sen;
  readonly entries: number;
}

/** Sums of an account's entries: before a range, through its last day, and over all. */
export interface RangeSums {
  readonly beforeSen: Sen;
  readonly throughSen: Sen;
  readonly allSen: Sen;
}

/** An account over a range of business days, as of one moment. */
export interface AccountRange {
  readonly openingSen: Sen;
  readonly closingSen: Sen;
  readonly totals: readonly KindTotal[];
  /** How many entries the range has. */
  readonly count: number;
  /** The entries by business date, oldest first, some at a time, so that a long range is never held whole. */
  chunks(): AsyncGenerator<readonly StatementEntry[]>;
}

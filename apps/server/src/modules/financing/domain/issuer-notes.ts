import type { FinancingType, NoteContract } from '@titian/contracts/constants';
import type { ComparableTrait, NoteOutcome } from '@titian/contracts/credit';
import type { Grade } from '@titian/contracts/scorecard';
import type { Day } from '@titian/finance/calendar';
import type { RateBps } from '@titian/finance/rate';
import type { Sen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';

/** What companies have on the platform beyond their applications; known to the modules above. */
export interface IssuerNotes {
  /** Outstanding principal, and what running campaigns seek or have raised. */
  readonly committedSen: Sen;
  readonly notes: number;
  readonly completed: number;
  readonly late: number;
  readonly defaulted: number;
  /** Of the running note that is past due for longest. */
  readonly mostDaysLate: number;
}

/** What one note binds its issuer to: its target, what it raised, or its outstanding principal. */
export interface NoteCommitment {
  readonly issuerId: string;
  readonly type: FinancingType;
  readonly amountSen: Sen;
}

/** What an application is compared by. */
export interface Comparison {
  readonly contract: NoteContract;
  readonly industry: string;
  /** Null before it is assessed. */
  readonly grade: Grade | null;
  /** The band of its amount: from, and below; null without an end. */
  readonly fromSen: Sen;
  readonly belowSen: Sen | null;
  /** The note of the application itself. */
  readonly exceptId: string;
  readonly limit: number;
}

/** An earlier note that was financed, and what it shares with an application. */
export interface ComparableNote {
  readonly id: string;
  readonly number: string;
  readonly issuerId: string;
  readonly grade: Grade;
  readonly rateBps: RateBps;
  readonly termMonths: number;
  readonly targetSen: Sen;
  readonly issuedOn: Day | null;
  readonly same: readonly ComparableTrait[];
  readonly outcome: NoteOutcome;
}

/** Reads what some issuers have together. */
export type IssuerNotesReader = (ctx: QueryCtx, issuerIds: readonly string[]) => Promise<IssuerNotes>;

/** Of some notes, those that are in a certain stage. */
export type NotesReader = (ctx: QueryCtx, noteIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** What financing has to know of notes; handed in, because notes build on financing. */
export interface NoteKnowledge {
  readonly issuerNotes: IssuerNotesReader;
  /** What each note of some issuers binds them to; the sum is `committedSen` of `issuerNotes`. */
  readonly commitments: (ctx: QueryCtx, issuerIds: readonly string[]) => Promise<readonly NoteCommitment[]>;
  /** Those whose financing is under way or was paid out: what they financed is not free any more. */
  readonly liveNotes: NotesReader;
  /** Those whose campaign runs or is paused. */
  readonly listedNotes: NotesReader;
  /** Notes that share the contract and at least two of industry, grade and size; the closest, then newest, first. */
  readonly comparableNotes: (ctx: QueryCtx, of: Comparison) => Promise<readonly ComparableNote[]>;
}

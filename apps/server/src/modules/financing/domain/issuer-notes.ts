import type { FinancingType } from '@titian/contracts/constants';
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
}

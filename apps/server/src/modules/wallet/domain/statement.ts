import type { Language } from '@titian/contracts/messages/definition';
import type { Sen } from '@titian/finance/sen';
import type { KindTotal } from '../../ledger/public.ts';
import type { ClaimClosing, Movement, NoteFacts, WriteOff } from './movement.ts';
import type { StatementPeriod } from './statement-period.ts';

/** A customer's own statement; opening balance plus movements is the closing balance, to the sen. */
export interface Statement {
  readonly holder: StatementHolder;
  readonly period: StatementPeriod;
  readonly openingSen: Sen;
  readonly closingSen: Sen;
  readonly totals: readonly KindTotal[];
  readonly count: number;
  /** Principal that was written off in the period: no cash moves, so it is no movement. */
  readonly writeOffs: readonly StatedWriteOff[];
  /** Claims on guarantors that were closed short in the period: no cash moves either. */
  readonly claimClosings: readonly StatedClaimClosing[];
  /** The movements, oldest first, some at a time; ends with an error when they do not add up. */
  chunks(): AsyncIterable<readonly Movement[]>;
}

export interface StatedWriteOff extends WriteOff {
  readonly note: NoteFacts | null;
}

export interface StatedClaimClosing extends ClaimClosing {
  readonly note: NoteFacts | null;
}

export interface StatementHolder {
  readonly name: string;
  /** Of the account; null while there is none. */
  readonly number: string | null;
  readonly isInvestor: boolean;
}

/** When a document was made, in which language, and where its reader writes to. */
export interface DocumentFacts {
  readonly madeAt: Date;
  readonly language: Language;
  readonly supportEmail: string;
}

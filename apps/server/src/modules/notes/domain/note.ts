import type { Day } from '@titian/finance/calendar';
import type { RateBps } from '@titian/finance/rate';
import type { RepaymentProfile } from '@titian/finance/schedule';
import type { Sen } from '@titian/finance/sen';

/** States of notes that were financed. */
export const financedStates: readonly NoteState[] = [
  'issued',
  'completed',
  'defaulted',
  'recovered',
  'written_off',
];

export type NoteState =
  | 'listed'
  | 'funded'
  | 'issued'
  | 'completed'
  | 'defaulted'
  | 'recovered'
  | 'written_off'
  | 'expired'
  | 'cancelled';

/** Whether a note was financed at some time; the others were given back. */
export function isFinanced(state: NoteState): boolean {
  return financedStates.includes(state);
}

export type FinancingType =
  | 'Term Financing'
  | 'Invoice Financing - Payable'
  | 'Invoice Financing - Receivable'
  | 'Contract Financing';

export type NoteContract = 'Conventional' | 'Shariah';

/** One fund-raising with its holdings; it keeps the id and number of its financing application. */
export interface Note {
  readonly id: string;
  readonly number: string;
  readonly issuerId: string;
  readonly offerId: string;
  readonly type: FinancingType;
  readonly contract: NoteContract;
  readonly isGuaranteed: boolean;
  readonly guarantorName: string | null;
  readonly rateBps: RateBps;
  readonly effectiveRateBps: RateBps;
  readonly termMonths: number;
  readonly profile: RepaymentProfile;
  readonly grade: string;
  readonly purpose: string;
  readonly industry: string;
  readonly stateCode: string;
  readonly targetSen: Sen;
  /** What its running subscriptions or its holdings brought. */
  readonly raisedSen: Sen;
  /** What a campaign that ended without a note had raised by then, and from how many; null for every other note. */
  readonly raisedAtEndSen: Sen | null;
  readonly investorsAtEnd: number | null;
  readonly state: NoteState;
  readonly isLate: boolean;
  readonly isPaused: boolean;
  readonly escrowAccountId: string;
  readonly collectionAccountId: string;
  readonly listedOn: Day;
  readonly listedAt: Date;
  readonly opensAt: Date;
  readonly opensToAllAt: Date;
  readonly closesAt: Date;
  readonly closesOn: Day;
  readonly fundedOn: Day | null;
  readonly issueBy: Day | null;
  readonly issuedOn: Day | null;
  readonly maturesOn: Day | null;
  readonly completedOn: Day | null;
  readonly defaultedOn: Day | null;
}

/** What a note raised; where everything went back, what it had raised until then. */
export function raisedOf(note: Pick<Note, 'raisedSen' | 'raisedAtEndSen'>): Sen {
  return note.raisedAtEndSen ?? note.raisedSen;
}

/** What is left to subscribe. */
export function remainingOf(note: Pick<Note, 'targetSen' | 'raisedSen'>): Sen {
  return (note.targetSen - note.raisedSen) as Sen;
}

/** The note as presets meet it: open to all of them before it opens to others. */
export function openTo(note: Note, at: Date): Note {
  return { ...note, opensAt: at, opensToAllAt: at };
}

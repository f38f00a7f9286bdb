import type { FinancingType, NoteContract } from './note.ts';

/** What narrows a list of notes, and a saved search; what is null narrows nothing. */
export interface NoteFilter {
  readonly grade: string | null;
  readonly type: FinancingType | null;
  readonly contract: NoteContract | null;
  readonly rateMinBps: number | null;
  readonly termMax: number | null;
  readonly isGuaranteed: boolean | null;
}

/** Filters that an investor saved under a name (NOTE-18). */
export interface SavedSearch extends NoteFilter {
  readonly id: string;
  readonly investorId: string;
  readonly name: string;
  readonly hasAlerts: boolean;
}

/** The maximum number of saved searches of an investor. */
export const SEARCHES_MAX = 20;

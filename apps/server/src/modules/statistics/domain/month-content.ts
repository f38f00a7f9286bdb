import type { Day, Month } from '@titian/finance/calendar';
import type { MonthFigures } from './month-figures.ts';
import type { FigureChange, NoteChange } from './restatement.ts';

/** A published version of a month, as it is stored: what its hash is computed from. */
export interface MonthContent {
  readonly month: Month;
  /** The month's last day, of which the figures are. */
  readonly day: Day;
  /** 1 is the publication, each later one a restatement. */
  readonly version: number;
  /** The business day on which it was made. */
  readonly made_on: Day;
  readonly loan_book_sha256: string;
  readonly figures: MonthFigures;
  /** What a restatement changed, against the version before. */
  readonly changes: readonly FigureChange[];
  /** The rows of the loan book that changed: the cause. */
  readonly notes: readonly NoteChange[];
}

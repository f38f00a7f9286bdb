import { type LoanBookColumn, loanBookColumns } from './loan-book.ts';
import type { MonthFigures } from './month-figures.ts';

/** A figure of a month that was published with another value. */
export interface FigureChange {
  /** Where it stands: section, then a row's key where the section is a table, then the field. */
  readonly figure: readonly string[];
  /** Null where there was none. */
  readonly before: string | null;
  readonly after: string | null;
}

/** A row of the loan book that was published otherwise: why figures changed. */
export interface NoteChange {
  readonly note: string;
  /** `added`, `removed`, or the columns that differ. */
  readonly columns: readonly (LoanBookColumn | 'added' | 'removed')[];
}

/** Every figure that differs between two statements of a month (FIG-19), in the order of the later one. */
export function figureChanges(before: MonthFigures, after: MonthFigures): FigureChange[] {
  const [old, now] = [flat(before), flat(after)];
  const keys = [...new Set([...now.keys(), ...old.keys()])];
  return keys
    .map((key) => ({
      figure: key.split('\n'),
      before: old.get(key) ?? null,
      after: now.get(key) ?? null,
    }))
    .filter((one) => one.before !== one.after);
}

/** What names a row of a table. */
const rowKeys = ['days', 'quarter', 'grade', 'month', 'largest', 'months'];

function flat(figures: MonthFigures): Map<string, string> {
  const values = new Map<string, string>();
  const add = (path: readonly string[], value: unknown): void => {
    if (Array.isArray(value)) {
      for (const row of value as Readonly<Record<string, unknown>>[]) {
        const name = rowKeys.find((key) => Object.hasOwn(row, key)) ?? '';
        const { [name]: own, ...rest } = row;
        add([...path, String(own)], rest);
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [field, inner] of Object.entries(value)) add([...path, field], inner);
    } else if (value !== null) {
      values.set(path.join('\n'), String(value));
    }
  };
  add([], figures);
  return values;
}

/** A loan book by note number. */
export type LoanBookRows = ReadonlyMap<string, Readonly<Record<LoanBookColumn, string>>>;

/** The notes whose rows differ between two loan books of a month, by number. */
export function noteChanges(before: LoanBookRows, after: LoanBookRows): NoteChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((note): NoteChange[] => {
    const [old, now] = [before.get(note), after.get(note)];
    if (old === undefined || now === undefined) {
      return [{ note, columns: [old === undefined ? 'added' : 'removed'] }];
    }
    const columns = loanBookColumns.filter((column) => old[column] !== now[column]);
    return columns.length === 0 ? [] : [{ note, columns }];
  });
}

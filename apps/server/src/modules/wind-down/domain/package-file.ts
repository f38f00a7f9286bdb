import type { FieldPlace } from '../../../platform/keys/sealed-columns.ts';

/** How a value of a package is written; `columnTypes` says so in words. */
export type ColumnType = 'uuid' | 'text' | 'sen' | 'integer' | 'boolean' | 'day' | 'instant';

/** The PostgreSQL type that a reader of the package loads each value into, and how it is written. */
export const columnTypes: Readonly<Record<ColumnType, { readonly sql: string; readonly written: string }>> = {
  uuid: { sql: 'uuid', written: 'a UUID in lower case' },
  text: { sql: 'text', written: 'a text in double quotes, exactly as it is stored' },
  sen: { sql: 'bigint', written: 'an amount in sen (RM 1.00 is 100), a whole number with a sign' },
  integer: { sql: 'bigint', written: 'a whole number' },
  boolean: { sql: 'boolean', written: 'true or false' },
  day: { sql: 'date', written: 'a business date, YYYY-MM-DD' },
  instant: { sql: 'timestamptz', written: 'an instant to the microsecond, in UTC' },
};

/** One column of a file. */
export interface Column {
  readonly type: ColumnType;
  readonly description: string;
  /** `file.column` that has the value, where it is not empty. */
  readonly references?: string;
  /** Where the value is encrypted in the database, by the row's id in the column `row`. */
  readonly sealed?: { readonly row: string; place(row: string): FieldPlace };
}

/** One CSV file of a package, and the statement that its rows come from. */
export interface PackageFile {
  readonly name: string;
  readonly description: string;
  /** Names a row and orders the rows, so that the same data make the same file. */
  readonly key: readonly string[];
  /** In the order of the file. */
  readonly columns: Readonly<Record<string, Column>>;
  /** Has exactly the columns, of native types; encrypted ones as they are stored. */
  readonly text: string;
}

const column =
  (type: ColumnType) =>
  (description: string, references?: string): Column => ({
    type,
    description,
    ...(references === undefined ? {} : { references }),
  });

export const uuid = column('uuid');
export const text = column('text');
export const amount = column('sen');
export const integer = column('integer');
export const flag = column('boolean');
export const day = column('day');
export const instant = column('instant');

/** A text that the database holds encrypted. @param row the column with the id that it is bound to */
export function sealedText(description: string, row: string, place: (row: string) => FieldPlace): Column {
  return { type: 'text', description, sealed: { row, place } };
}

/** The path of a file inside the package. */
export function dataPath(name: string): string {
  return `data/${name}.csv`;
}

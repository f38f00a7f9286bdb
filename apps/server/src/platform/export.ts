import { rateBps, rateToText } from '@titian/finance/rate';
import { sen, senToText } from '@titian/finance/sen';
import type { QueryCtx } from './context.ts';

/** A value as a file shows it: amounts and rates are text, "1234.50". */
export type ExportValue =
  | string
  | number
  | boolean
  | null
  | readonly ExportValue[]
  | { readonly [key: string]: ExportValue };

export type ExportRow = Readonly<Record<string, ExportValue>>;

/** Rows of one kind, such as top-ups. */
export interface ExportTable {
  readonly name: string;
  readonly rows: readonly ExportRow[];
}

/**
 * The data of one module about a customer, for the data export (ACC-20). Other people's identity
 * numbers, secrets and hashes stay out.
 */
export interface ExportReader {
  /** The module's subject, in the file's words. */
  readonly name: string;
  read(ctx: QueryCtx, userId: string): Promise<readonly ExportTable[]>;
}

/** Rows of the database as a person reads them: `amount_sen` becomes `amount` in ringgit, `rate_bps` `rate_percent`. */
export function exportTable(name: string, rows: readonly object[]): ExportTable {
  return { name, rows: rows.map((row) => Object.fromEntries(Object.entries(row).map(readable))) };
}

function readable([key, value]: [string, unknown]): [string, ExportValue] {
  if (key.endsWith('_sen') && typeof value === 'bigint') {
    return [key.slice(0, -'_sen'.length), senToText(sen(value))];
  }
  if (key.endsWith('_bps') && typeof value === 'number') {
    return [`${key.slice(0, -'_bps'.length)}_percent`, rateToText(rateBps(value))];
  }
  return [key, plain(value)];
}

function plain(value: unknown): ExportValue {
  if (value instanceof Date) {
    return value.toISOString();
  }
  if (Array.isArray(value)) {
    return value.map(plain);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  return typeof value === 'bigint' ? String(value) : null;
}

const IDENTITY = 'identity_number';

/** Rows about other people, such as directors: their identity numbers are shortened to the last four characters. */
export function withoutIdentity<Row extends Readonly<Record<string, string>>>(
  rows: readonly Row[],
): Record<string, string>[] {
  return rows.map((row) => {
    const number = row[IDENTITY];
    return number === undefined ? { ...row } : { ...row, [IDENTITY]: `…${number.slice(-4)}` };
  });
}

import type { ColumnType } from './package-file.ts';

/**
 * One row of a file, as COPY of PostgreSQL and RFC 4180 read it: an empty field is no value, and texts are always in
 * quotes. Formulas are not neutralised: the files are read by programs, and every value has to come back as it was.
 */
export function csvRow(values: readonly (string | null)[], types: readonly ColumnType[]): string {
  return `${values.map((value, index) => field(value, types[index] ?? 'text')).join(',')}\n`;
}

function field(value: string | null, type: ColumnType): string {
  if (value === null) {
    return '';
  }
  return type === 'text' ? `"${value.replaceAll('"', '""')}"` : value;
}

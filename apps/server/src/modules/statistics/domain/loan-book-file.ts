import { csvStream } from '../../../platform/documents/csv.ts';
import { type LoanBookColumn, loanBookColumns } from './loan-book.ts';
import type { LoanBookRows } from './restatement.ts';

type Row = Readonly<Record<LoanBookColumn, string>>;

/** The loan book as a CSV file: UTF-8 with a byte order mark, lines end with CRLF. */
export async function loanBookFile(rows: readonly Row[]): Promise<string> {
  const cells = rows.map((row) => loanBookColumns.map((column) => row[column]));
  const chunks: Buffer[] = [];
  for await (const chunk of csvStream(loanBookColumns, cells)) {
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The rows of a stored file by note. No cell of a loan book holds a comma, a quote or a line break. */
export function rowsOfFile(file: string): LoanBookRows {
  const [header = '', ...lines] = file.replace(/^\uFEFF/u, '').split('\r\n');
  const columns = header.split(',') as LoanBookColumn[];
  const rows = lines
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split(',');
      return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) as Row;
    });
  return new Map(rows.map((row) => [row.note, row]));
}

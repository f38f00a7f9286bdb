import type { Readable } from 'node:stream';
import type { Language } from '@titian/contracts/messages/definition';
import type { ReportColumnKind } from '@titian/contracts/reports';
import { csvStream } from '../../../platform/documents/csv.ts';
import type { PaperChart } from '../../../platform/documents/pdf-chart.ts';
import { reportWords } from './words.ts';

export interface FileColumn {
  readonly label: string;
  readonly definition: string;
  readonly kind: ReportColumnKind;
  /** Whether it holds figures of several kinds that are worded already: on paper they end at the same edge. */
  readonly isFigure?: boolean;
}

/** A table as it is written to a file, with what its columns mean. */
export interface FileTable {
  readonly title: string;
  readonly subtitle: string;
  /** What the table is about, in a sentence; on paper alone. */
  readonly about?: string;
  readonly columns: readonly FileColumn[];
  readonly rows: readonly (readonly (string | null)[])[];
  readonly totals: readonly (string | null)[] | null;
  /** What is explained on the last pages; the columns unless given. */
  readonly definitions?: readonly Omit<FileColumn, 'kind'>[];
  /** What stands before the table on paper. */
  readonly chart?: PaperChart | null;
}

/** For spreadsheets: plain figures with their unit in the heading; the sums are the spreadsheet's own. */
export function reportCsv({ columns, rows }: FileTable, language: Language): Readable {
  return csvStream(
    columns.map((one) => headOf(one, language)),
    rows.map((row) => row.map((cell) => cell ?? '')),
  );
}

/** What a column is called with its unit. */
export function headOf({ label, kind }: Pick<FileColumn, 'label' | 'kind'>, language: Language): string {
  const words = reportWords(language);
  const units = {
    amount: words('in_ringgit', { name: label }),
    percent: words('in_percent', { name: label }),
  };
  return kind === 'amount' || kind === 'percent' ? units[kind] : label;
}

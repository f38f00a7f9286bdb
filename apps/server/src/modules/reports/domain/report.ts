import type { Language } from '@titian/contracts/messages/definition';
import {
  type ConcentrationDimension,
  type ReportColumn,
  type ReportColumnKind,
  type ReportName,
  reports,
} from '@titian/contracts/reports';
import type { Day } from '@titian/finance/calendar';
import { sen, senToText, sumSen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';

/** Days that a report is about, both included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/** What is asked of a report. */
export interface ReportRequest extends DayRange {
  readonly by: ConcentrationDimension;
  readonly language: Language;
}

/** What a cell holds: text as the column's kind writes it, a bigint in sen, a whole number, or nothing. */
export type Cell = string | bigint | number | null;

/** A row of a report, by its columns. */
export type ReportRow<Name extends ReportName> = Readonly<Record<ReportColumn<Name>, Cell>>;

/** Reads the rows of a report. */
export type ReportReader<Name extends ReportName> = (
  ctx: QueryCtx,
  request: ReportRequest,
) => Promise<readonly ReportRow<Name>[]>;

/** A report as it is answered and written to a file. */
export interface ReportTable {
  readonly name: ReportName;
  readonly columns: readonly { readonly key: string; readonly kind: ReportColumnKind }[];
  readonly rows: readonly (readonly (string | null)[])[];
  readonly totals: readonly (string | null)[] | null;
}

/** The rows of a report as text, with the sums of the columns that add up. */
export function tableOf(name: ReportName, rows: readonly Readonly<Record<string, Cell>>[]): ReportTable {
  const columns = Object.entries<ReportColumnKind>(reports[name].columns).map(([key, kind]) => ({
    key,
    kind,
  }));
  const sums: readonly string[] = reports[name].sums;
  const totals = columns.map(({ key, kind }) =>
    sums.includes(key)
      ? totalOf(
          kind,
          rows.map((row) => row[key] ?? null),
        )
      : null,
  );
  return {
    ...{ name, columns },
    rows: rows.map((row) => columns.map(({ key }) => textOf(row[key] ?? null))),
    totals: sums.length === 0 || rows.length === 0 ? null : totals,
  };
}

function textOf(cell: Cell): string | null {
  if (typeof cell === 'bigint') {
    return senToText(sen(cell));
  }
  return cell === null ? null : String(cell);
}

function totalOf(kind: ReportColumnKind, cells: readonly Cell[]): string {
  if (kind === 'amount') {
    return senToText(sumSen(cells.map((cell) => (typeof cell === 'bigint' ? sen(cell) : sen(0n)))));
  }
  return String(cells.reduce((sum: number, cell) => sum + (typeof cell === 'number' ? cell : 0), 0));
}

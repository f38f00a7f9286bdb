import type { Language } from '@titian/contracts/messages/definition';
import {
  type ConcentrationDimension,
  type ReportColumn,
  type ReportColumnKind,
  type ReportName,
  type ReportTraits,
  reports,
} from '@titian/contracts/reports';
import type { Day } from '@titian/finance/calendar';
import { sen, senToText } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { percentOf } from './shares.ts';

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

/** The rows of a report as text, with the sums of the columns that add up and the percents of these sums. */
export function tableOf(name: ReportName, rows: readonly Readonly<Record<string, Cell>>[]): ReportTable {
  const traits: ReportTraits = reports[name];
  const columns = Object.entries(traits.columns).map(([key, kind]) => ({ key, kind }));
  const hasTotals = traits.sums.length > 0 && rows.length > 0;
  return {
    ...{ name, columns },
    rows: rows.map((row) => columns.map(({ key }) => textOf(row[key] ?? null))),
    totals: hasTotals ? totalsOf(traits, rows) : null,
  };
}

function textOf(cell: Cell): string | null {
  if (typeof cell === 'bigint') {
    return senToText(sen(cell));
  }
  return cell === null ? null : String(cell);
}

function totalsOf(
  { columns, sums, ratios = {} }: ReportTraits,
  rows: readonly Readonly<Record<string, Cell>>[],
) {
  const sumOf = (key: string) => rows.reduce((sum, row) => sum + unitsOf(row[key] ?? null), 0n);
  return Object.entries(columns).map(([key, kind]) => {
    const ratio = ratios[key];
    if (ratio !== undefined) {
      return percentOf(sumOf(ratio[0]), sumOf(ratio[1]));
    }
    if (!sums.includes(key)) {
      return null;
    }
    return kind === 'amount' ? senToText(sen(sumOf(key))) : String(sumOf(key));
  });
}

/** A figure in whole units: sen of an amount, or a number of a count. */
function unitsOf(cell: Cell): bigint {
  if (typeof cell === 'bigint') {
    return cell;
  }
  return typeof cell === 'number' ? BigInt(cell) : 0n;
}

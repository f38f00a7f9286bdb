import { reports } from '@titian/contracts/reports';
import { addSen, type Sen, senFromText, ZERO_SEN } from '@titian/finance/sen';
import type { Report } from '../api/reports.ts';
import { cellText } from './format-cell.ts';

/** A place on the axis with the value of each series there; null where there is none. */
export interface ChartGroup {
  readonly key: string;
  readonly name: string;
  readonly values: readonly (Sen | null)[];
}

/** More bars than this cannot be told apart; the table has all rows. */
const BARS_MOST = 12;
const POINTS_MOST = 400;

/**
 * What of a report is drawn: rows with the same place on the axis are added up. Percents are hundredths of a percent, which
 * add up to nothing and stand once per place.
 */
export function chartGroups({ name, columns, rows }: Report): ChartGroup[] {
  const { of, series, as } = reports[name].chart;
  const at = (key: string) => columns.findIndex((column) => column.key === key);
  const axis = columns[at(of)];
  const groups = new Map<string, (Sen | null)[]>();
  for (const row of rows) {
    const place = row[at(of)] ?? '';
    const before = groups.get(place);
    const values = series.map((key) => senOrNull(row[at(key)] ?? null));
    groups.set(place, before === undefined ? values : before.map((one, n) => sumOf(one, values[n] ?? null)));
  }
  return [...groups].slice(0, as === 'bars' ? BARS_MOST : POINTS_MOST).map(([key, values]) => ({
    ...{ key, values },
    name: cellText(key, axis?.kind ?? 'text'),
  }));
}

function senOrNull(cell: string | null): Sen | null {
  return cell === null ? null : senFromText(cell);
}

function sumOf(a: Sen | null, b: Sen | null): Sen | null {
  return a === null && b === null ? null : addSen(a ?? ZERO_SEN, b ?? ZERO_SEN);
}

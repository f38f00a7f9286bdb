import type { ChartUnit } from './chart-axis.ts';
import { type ReportColumnKind, type ReportName, reports } from './reports.ts';

/** A report as it is answered: its cells as text, in the order of its columns. */
export interface ChartedReport {
  readonly name: ReportName;
  readonly columns: readonly {
    readonly key: string;
    readonly label: string;
    readonly kind: ReportColumnKind;
  }[];
  readonly rows: readonly (readonly (string | null)[])[];
}

/** How a series is drawn: `plan` is what was requested or expected, `late` what is in arrears, `fact` all else. */
export type SeriesLook = 'fact' | 'plan' | 'late';

interface ChartSeries {
  readonly key: string;
  readonly label: string;
  readonly look: SeriesLook;
}

/** A place on the axis with the value of each series there, in sen or basis points; null where there is none. */
interface ChartGroup {
  /** The cell of the axis, as the wire has it. */
  readonly key: string;
  readonly values: readonly (bigint | null)[];
}

/** What is drawn of a report, the same on screen and on paper. */
export interface ReportChart {
  readonly as: 'bars' | 'lines';
  readonly unit: ChartUnit;
  readonly axis: { readonly label: string; readonly kind: ReportColumnKind };
  readonly series: readonly ChartSeries[];
  readonly groups: readonly ChartGroup[];
}

/** Series that are not the fact itself. */
const looks: Readonly<Record<string, SeriesLook>> = {
  overdue: 'late',
  left: 'plan',
  requested: 'plan',
  by_hand: 'plan',
  funded: 'plan',
};

/** More bars than this cannot be told apart; the table has all rows. */
const BARS_MAX = 12;
/** One point has no line. */
const POINTS_MIN = 2;

/** The chart of a report; null where there is nothing to draw. */
export function chartOf({ name, columns, rows }: ChartedReport): ReportChart | null {
  const { of, series, as } = reports[name].chart;
  const axis = columns.find(({ key }) => key === of);
  const drawn = series.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  const groups = shown(groupsOf({ name, columns, rows }), as, axis?.kind);
  if (axis === undefined || groups.length < (as === 'lines' ? POINTS_MIN : 1)) {
    return null;
  }
  return {
    as,
    unit: drawn.some(({ kind }) => kind === 'percent') ? 'percent' : 'ringgit',
    axis: { label: axis.label, kind: axis.kind },
    series: drawn.map(({ key, label }, at) => ({ key, label, look: lookOf(as, key, at) })),
    groups,
  };
}

function lookOf(as: ReportChart['as'], key: string, at: number): SeriesLook {
  if (as === 'lines') {
    return at === 0 ? 'fact' : 'plan';
  }
  return looks[key] ?? 'fact';
}

/** The latest months, and the first of what is in order of its size. */
function shown(groups: readonly ChartGroup[], as: ReportChart['as'], axis: ReportColumnKind | undefined) {
  if (as === 'lines') {
    return groups;
  }
  return axis === 'month' ? groups.slice(-BARS_MAX) : groups.slice(0, BARS_MAX);
}

/** Rows with the same place on the axis are added up; percents stand once per place. */
function groupsOf({ name, columns, rows }: ChartedReport): ChartGroup[] {
  const { of, series } = reports[name].chart;
  const at = (key: string) => columns.findIndex((column) => column.key === key);
  const groups = new Map<string, (bigint | null)[]>();
  for (const row of rows) {
    const place = row[at(of)] ?? '';
    const before = groups.get(place);
    const values = series.map((key) => hundredthsOf(row[at(key)] ?? null));
    groups.set(place, before === undefined ? values : before.map((one, n) => sumOf(one, values[n] ?? null)));
  }
  return [...groups].map(([key, values]) => ({ key, values }));
}

/** Amounts and percents of the wire have two decimals: `-12.34` is -1234. */
function hundredthsOf(cell: string | null): bigint | null {
  return cell === null ? null : BigInt(cell.replace('.', ''));
}

function sumOf(a: bigint | null, b: bigint | null): bigint | null {
  return a === null && b === null ? null : (a ?? 0n) + (b ?? 0n);
}

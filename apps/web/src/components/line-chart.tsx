import { ratioToPercentText } from '@titian/finance/rate';
import type { ReactNode } from 'react';
import { ChartFrame } from './chart-frame.tsx';
import classes from './line-chart.module.css';

/** More names than this do not fit beside each other on a phone. */
const FEW_LABELS = 6;

interface LineSeries {
  readonly key: string;
  readonly label: string;
  /** One value per point, in the smallest unit; null where there is none. */
  readonly values: readonly (bigint | null)[];
  /** `fact` is a solid line on a tinted area, `plan` a dashed one: told apart without colour too. */
  readonly look: 'fact' | 'plan' | number;
}

interface LinePoint {
  readonly key: string;
  /** Under the line; short. */
  readonly label: string;
  /** In the table, in full. */
  readonly name: string;
}

interface LineChartProps {
  /** What the chart shows, for the table's caption. */
  readonly caption: string;
  /** The table's first heading, such as "Month". */
  readonly pointHeading: string;
  readonly points: readonly LinePoint[];
  readonly series: readonly LineSeries[];
  readonly format: (value: bigint | null) => string;
  /** More of each point, for the table alone. */
  readonly details?: readonly { readonly label: string; readonly values: readonly (bigint | null)[] }[];
}

/** Values over time as lines, with the same figures as a table behind a toggle (design). */
export function LineChart(props: LineChartProps): ReactNode {
  const { caption, pointHeading, points, series, details = [], format } = props;
  const columns = [...series, ...details];
  return (
    <ChartFrame
      caption={caption}
      headings={[pointHeading, ...columns.map(({ label }) => label)]}
      rows={points.map(({ key, name }, at) => ({
        key,
        cells: [name, ...columns.map(({ values }) => format(values[at] ?? null))],
      }))}
      legend={<Legend {...props} />}
    >
      <Plot {...props} />
    </ChartFrame>
  );
}

function Legend({ series }: LineChartProps): ReactNode {
  return (
    <ul className={classes.legend} aria-hidden>
      {series.map(({ key, label, look }) => (
        <li key={key}>
          <i className={classes.key} data-look={look} />
          {label}
        </li>
      ))}
    </ul>
  );
}

function Plot({ points, series, format }: LineChartProps): ReactNode {
  const values = series.flatMap((one) => one.values).filter((value) => value !== null);
  // Nothing is always in the picture, so that a line does not look steeper than it is.
  const ordered = [...values, 0n].sort((a, b) => (a < b ? -1 : 1));
  const [top, bottom] = [ordered.at(-1) ?? 0n, ordered[0] ?? 0n];
  return (
    <div>
      <div className={classes.top}>{format(top)}</div>
      <svg className={classes.plot} viewBox="0 0 100 100" preserveAspectRatio="none" role="presentation">
        {series.map(({ key, look, values: own }) => {
          const path = pathOf(own, bottom, top);
          return (
            <g key={key} data-look={look}>
              {look === 'fact' && path !== '' && <path className={classes.area} d={areaUnder(own, path)} />}
              <path className={classes.line} data-look={look} d={path} />
            </g>
          );
        })}
      </svg>
      <div className={classes.labels} data-dense={points.length > FEW_LABELS}>
        {points.map(({ key, label }) => (
          <span key={key}>{label}</span>
        ))}
      </div>
    </div>
  );
}

/** Where a point stands across, in percent: half of its share of the width from the left, as its label does. */
function across(at: number, count: number): string {
  return ratioToPercentText(BigInt(2 * at + 1), BigInt(2 * count));
}

function pathOf(values: readonly (bigint | null)[], bottom: bigint, top: bigint): string {
  const range = top - bottom;
  return values
    .flatMap((value, at) =>
      value === null || range === 0n
        ? []
        : [`${across(at, values.length)} ${ratioToPercentText(top - value, range)}`],
    )
    .map((place, at) => `${at === 0 ? 'M' : 'L'}${place}`)
    .join(' ');
}

function areaUnder(values: readonly (bigint | null)[], path: string): string {
  const first = values.findIndex((value) => value !== null);
  const last = values.findLastIndex((value) => value !== null);
  return `${path} L${across(last, values.length)} 100 L${across(first, values.length)} 100 Z`;
}

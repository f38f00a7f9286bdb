import { ratioToPercentText } from '@titian/finance/rate';
import { maxSen, type Sen, ZERO_SEN } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import classes from './bar-chart.module.css';
import { ChartFrame } from './chart-frame.tsx';
import { formatMoney } from './money.tsx';
import { useText } from './text.ts';

/** More names than this do not fit beside each other on a phone. */
const FEW_LABELS = 6;

interface BarSeries {
  readonly key: string;
  readonly label: string;
  /** `plan` is hatched and light, `fact` is solid: told apart without colour too. */
  readonly look: 'plan' | 'fact';
}

interface BarGroup {
  readonly key: string;
  /** Under the bars; short. */
  readonly label: string;
  /** In the table, in full. */
  readonly name: string;
  /** One amount per series. */
  readonly values: readonly Sen[];
}

interface BarChartProps {
  /** What the chart shows, for the table's caption. */
  readonly caption: string;
  /** The table's first heading, such as "Month". */
  readonly groupHeading: string;
  readonly series: readonly BarSeries[];
  readonly groups: readonly BarGroup[];
}

/** Amounts side by side per group, with the same figures as a table behind a toggle (design). */
export function BarChart(props: BarChartProps): ReactNode {
  const { caption, groupHeading, series, groups } = props;
  return (
    <ChartFrame
      caption={caption}
      headings={[groupHeading, ...series.map(({ label }) => label)]}
      rows={groups.map(({ key, name, values }) => ({
        key,
        cells: [name, ...series.map((_one, at) => formatMoney(values[at] ?? null))],
      }))}
      legend={series.length > 1 && <Legend series={series} />}
    >
      <Bars {...props} />
    </ChartFrame>
  );
}

/** As tall as the chart that comes, so that nothing below it moves. */
export function BarChartSkeleton(): ReactNode {
  const t = useText();
  return <div role="status" aria-label={t('state.loading')} className={classes.skeleton} data-loading />;
}

function Legend({ series }: Pick<BarChartProps, 'series'>): ReactNode {
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

function Bars({ series, groups }: BarChartProps): ReactNode {
  const top = groups.flatMap(({ values }) => values).reduce(maxSen, ZERO_SEN);
  return (
    <div className={classes.plot}>
      <div className={classes.top}>{formatMoney(top)}</div>
      <div className={classes.bars}>
        {groups.map(({ key, name, values }) => (
          <div key={key} className={classes.group}>
            {series.map((one, at) => (
              <span
                key={one.key}
                className={classes.bar}
                data-look={one.look}
                title={`${name} · ${one.label} ${formatMoney(values[at] ?? null)}`}
                style={{ height: `${heightPercent(values[at], top)}%` }}
              />
            ))}
          </div>
        ))}
      </div>
      <div className={classes.labels} data-dense={groups.length > FEW_LABELS}>
        {groups.map(({ key, label }) => (
          <span key={key}>{label}</span>
        ))}
      </div>
    </div>
  );
}

function heightPercent(value: Sen | undefined, top: Sen): string {
  return value === undefined || top <= 0n ? '0' : ratioToPercentText(value, top);
}

import { type Sen, sen } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import { lazyPart } from '../lib/chunks/lazy-page.ts';
import classes from './bar-chart.module.css';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { type BarLook, ChartKeys, type ChartLook } from './chart-key.tsx';
import { formatMoney } from './money.tsx';
import { useText } from './text.ts';

const SeriesPlot = lazyPart('series-plot', () => import('./plots/series-plot.tsx'));

interface BarSeries {
  readonly key: string;
  readonly label: string;
  /** `plan` is hatched and light, `fact` is solid: distinguished without colour too. `late` stands alone. */
  readonly look: BarLook;
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
  /** More of each group, for the table alone. */
  readonly details?: readonly { readonly label: string; readonly values: readonly string[] }[];
}

/** Amounts side by side per group, with the same figures as a table behind a toggle (design). */
export function BarChart({ caption, groupHeading, series, groups, details = [] }: BarChartProps): ReactNode {
  const t = useText();
  const drawn = series.map(({ key, label, look }, at) => ({
    key,
    label,
    look: { as: 'bar', look } satisfies ChartLook,
    values: groups.map(({ values }) => values[at] ?? null),
  }));
  return (
    <ChartFrame
      caption={caption}
      headings={[groupHeading, ...[...series, ...details].map(({ label }) => label)]}
      rows={groups.map(({ key, name, values }, at) => ({
        key,
        cells: [
          name,
          ...series.map((_one, of) => formatMoney(values[of] ?? null)),
          ...details.map((one) => one.values[at] ?? '–'),
        ],
      }))}
      legend={series.length > 1 && <ChartKeys series={drawn} />}
    >
      <ChartDrawing size="bars">
        <SeriesPlot
          label={t('chart.drawing', { caption })}
          unit="ringgit"
          points={groups}
          series={drawn}
          format={(value) => formatMoney(value === null ? null : sen(value))}
        />
      </ChartDrawing>
    </ChartFrame>
  );
}

/** As tall as the chart that comes, so that nothing below it moves. */
export function BarChartSkeleton(): ReactNode {
  const t = useText();
  return <div role="status" aria-label={t('state.loading')} className={classes.skeleton} data-loading />;
}

import type { ChartUnit } from '@titian/contracts/chart-axis';
import type { ReactNode } from 'react';
import { lazyPart } from '../lib/chunks/lazy-page.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { ChartKeys, type ChartLook } from './chart-key.tsx';
import { useText } from './text.ts';

const SeriesPlot = lazyPart('series-plot', () => import('./plots/series-plot.tsx'));

interface LineSeries {
  readonly key: string;
  readonly label: string;
  /** One value per point, in the smallest unit; null where there is none. */
  readonly values: readonly (bigint | null)[];
  /** `fact` is a solid line on a tinted area, `plan` a dashed one: distinguished without colour too. */
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
  readonly unit: ChartUnit;
  readonly points: readonly LinePoint[];
  readonly series: readonly LineSeries[];
  readonly format: (value: bigint | null) => string;
  /** More of each point, for the table alone. */
  readonly details?: readonly { readonly label: string; readonly values: readonly (bigint | null)[] }[];
  /** `low` where it stands beside something else. */
  readonly size?: 'lines' | 'low';
}

/** Values over time as lines, with the same figures as a table behind a toggle (design). */
export function LineChart(props: LineChartProps): ReactNode {
  const { caption, pointHeading, unit, points, series, details = [], format, size = 'lines' } = props;
  const t = useText();
  const columns = [...series, ...details];
  const drawn = series.map((one) => ({ ...one, look: { as: 'line', look: one.look } satisfies ChartLook }));
  return (
    <ChartFrame
      caption={caption}
      headings={[pointHeading, ...columns.map(({ label }) => label)]}
      rows={points.map(({ key, name }, at) => ({
        key,
        cells: [name, ...columns.map(({ values }) => format(values[at] ?? null))],
      }))}
      legend={<ChartKeys series={drawn} />}
    >
      <ChartDrawing size={size}>
        <SeriesPlot
          label={t('chart.drawing', { caption })}
          unit={unit}
          points={points}
          series={drawn}
          format={format}
        />
      </ChartDrawing>
    </ChartFrame>
  );
}

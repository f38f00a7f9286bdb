import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useId } from 'react';
import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { ChartLook } from '../chart-key.tsx';
import { axisLabel, type ChartUnit } from '../chart-unit.ts';
import classes from './plot.module.css';
import { PlotTooltip } from './plot-tooltip.tsx';

interface PlotSeries {
  readonly key: string;
  readonly label: string;
  readonly look: ChartLook;
  /** One value per point, in the smallest unit; null where there is none. */
  readonly values: readonly (bigint | null)[];
}

interface SeriesPlotProps {
  /** Says what is drawn and how the keys move in it. */
  readonly label: string;
  readonly unit: ChartUnit;
  /** `label` stands under the axis, short; `name` in the tooltip, in full. */
  readonly points: readonly { readonly key: string; readonly label: string; readonly name: string }[];
  readonly series: readonly PlotSeries[];
  /** The exact value in words. */
  readonly format: (value: bigint | null) => string;
}

const MARGIN = { top: 8, right: 8, bottom: 0, left: 0 };
/** A line ends at the edge, with half of its last label beyond. */
const LINE_MARGIN = { ...MARGIN, right: 24 };
const Y_WIDTH = 64;
const X_HEIGHT = 24;
const TICKS = 4;
const TICK_GAP = 8;
/** On average, of the size of an axis. */
const CHARACTER_WIDTH = 6;
const MAX_BAR = 28;
const LINE_WIDTH = 2;
/** An amount that is there is never drawn as nothing. */
const LEAST_BAR = 2;
const HATCH = 5;
const DOT = { r: 4, strokeDasharray: 'none' };

/** The library would measure every label for lines that are not drawn. */
const noLines = (): number[] => [];

/** Bars side by side, or lines, over the same points; arrow keys move from point to point. */
export default function SeriesPlot({ label, unit, points, series, format }: SeriesPlotProps): ReactNode {
  const hatch = `hatch${useId()}`;
  const rows = points.map(({ key }, at) => ({
    key,
    ...Object.fromEntries(series.map(({ values }, of) => [fieldOf(of), numberOf(values[at])])),
  }));
  const labels = new Map(points.map((point) => [point.key, point.label]));
  const { ref, width, height } = useElementSize();
  return (
    <div ref={ref} className={classes.room}>
      {width > 0 && (
        <ComposedChart
          width={width}
          height={height}
          className={classes.plot ?? ''}
          data={rows}
          margin={series.some(({ look }) => look.as === 'line') ? LINE_MARGIN : MARGIN}
          barCategoryGap="20%"
          barGap={2}
          aria-label={label}
        >
          <Hatch id={hatch} />
          <CartesianGrid vertical={false} verticalCoordinatesGenerator={noLines} stroke="var(--line)" />
          <XAxis
            dataKey="key"
            height={X_HEIGHT}
            tick={({ x, y, payload }) => (
              <text x={x} y={y} dy="0.71em" textAnchor="middle">
                {labels.get(String(payload.value))}
              </text>
            )}
            tickLine={false}
            axisLine={{ stroke: 'var(--border-input)' }}
            interval={labelStep(points, width - Y_WIDTH) - 1}
          />
          <YAxis
            width={Y_WIDTH}
            tickCount={TICKS}
            tick={({ x, y, payload }) => (
              <text x={x} y={y} dy="0.355em" textAnchor="end">
                {axisLabel(Number(payload.value), unit)}
              </text>
            )}
            axisLine={false}
            tickLine={false}
            interval={0}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--track)', fillOpacity: 0.5, stroke: 'var(--border-input)' }}
            content={({ active, label: key }) => {
              const at = points.findIndex((point) => point.key === key);
              return active && at >= 0 ? (
                <PlotTooltip
                  title={points[at]?.name ?? ''}
                  rows={series.map((one) => ({ ...one, value: format(one.values[at] ?? null) }))}
                />
              ) : null;
            }}
          />
          {series.some(({ values }) => values.some((value) => value !== null && value < 0n)) && (
            <ReferenceLine y={0} stroke="var(--border-input)" />
          )}
          {series.map(({ look, values }, of) => drawn(fieldOf(of), look, hatch, isPoint(values)))}
        </ComposedChart>
      )}
    </div>
  );
}

/** One of how many points has a label, so that the longest fits: by characters, since measuring lays the page out. */
function labelStep(points: SeriesPlotProps['points'], width: number): number {
  const longest = Math.max(1, ...points.map(({ label }) => label.length));
  return Math.max(1, Math.ceil((points.length * (longest * CHARACTER_WIDTH + TICK_GAP)) / width));
}

/** Not a component of its own: the library looks for its parts among the chart's children. */
function drawn(key: string, { as, look }: ChartLook, hatch: string, isDot: boolean): ReactNode {
  if (as === 'bar') {
    const plan = look === 'plan';
    return (
      <Bar
        key={key}
        dataKey={key}
        isAnimationActive={false}
        maxBarSize={MAX_BAR}
        minPointSize={(value) => (Number(value) === 0 ? 0 : LEAST_BAR)}
        radius={[LEAST_BAR, LEAST_BAR, 0, 0]}
        fill={plan ? `url(#${hatch})` : look === 'late' ? 'var(--padi)' : 'var(--pandan)'}
        {...(plan && { stroke: 'var(--pandan)' })}
      />
    );
  }
  const stroke: Stroke = strokes[String(look)] ?? { stroke: 'var(--pandan)' };
  const shared = {
    dataKey: key,
    isAnimationActive: false,
    strokeWidth: LINE_WIDTH,
    ...stroke,
    dot: isDot && { ...stroke, ...DOT, fill: stroke.stroke },
  };
  return look === 'fact' ? (
    <Area key={key} {...shared} type="linear" fill="var(--pandan-tint)" fillOpacity={1} />
  ) : (
    <Line key={key} {...shared} type="linear" connectNulls strokeLinecap="round" />
  );
}

interface Stroke {
  readonly stroke: string;
  readonly strokeDasharray?: string;
}

/** As the keys in `chart-key.module.css` show them. */
const strokes: Record<string, Stroke> = {
  plan: { stroke: 'var(--songket)', strokeDasharray: '1 5' },
  1: { stroke: 'var(--songket)', strokeDasharray: '7 4' },
  2: { stroke: 'var(--langit)', strokeDasharray: '1 5' },
  3: { stroke: 'var(--border-input)' },
};

function Hatch({ id }: { readonly id: string }): ReactNode {
  return (
    <defs>
      <pattern
        id={id}
        width={HATCH}
        height={HATCH}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={HATCH} height={HATCH} fill="var(--pandan-tint)" />
        <line y2={HATCH} stroke="var(--pandan)" />
      </pattern>
    </defs>
  );
}

/** A line of one value has no length: it is drawn as a dot. */
function isPoint(values: PlotSeries['values']): boolean {
  return values.filter((value) => value !== null).length === 1;
}

/** A name without dots: the library reads a field's name as a path. */
function fieldOf(series: number): string {
  return `series${series}`;
}

/** Where a value stands in the drawing; its words come from the bigint. */
function numberOf(value: bigint | null | undefined): number | null {
  return value === null || value === undefined ? null : Number(value);
}

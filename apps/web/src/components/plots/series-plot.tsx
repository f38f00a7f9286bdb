import type { ChartUnit } from '@titian/contracts/chart-axis';
import { type ReactNode, useId } from 'react';
import { axisLabel } from '../chart-unit.ts';
import { PlotFrame } from './plot-frame.tsx';
import { PlotTooltip } from './plot-tooltip.tsx';
import { type DrawingSize, labelStep, type SeriesScales, scalesOf } from './series-scales.ts';
import { Bars, Dots, Hatch, Line, type PlotSeries } from './series-shapes.tsx';

interface PlotPoint {
  readonly key: string;
  /** Under the axis, short. */
  readonly label: string;
  /** In the tooltip, in full. */
  readonly name: string;
}

interface SeriesPlotProps {
  /** Says what is drawn and how the keys move in it. */
  readonly label: string;
  readonly unit: ChartUnit;
  readonly points: readonly PlotPoint[];
  readonly series: readonly PlotSeries[];
  /** The exact value in words. */
  readonly format: (value: bigint | null) => string;
}

const LABEL_GAP = 8;

/** Bars side by side, or lines, over the same points; arrow keys move from point to point. */
export default function SeriesPlot({ label, unit, points, series, format }: SeriesPlotProps): ReactNode {
  const placed = series.map(({ look, values }) => ({ as: look.as, values }));
  const scalesIn = (size: DrawingSize) => scalesOf(size, points.length, placed);
  const rowsAt = (at: number) => series.map((one) => ({ ...one, value: format(one.values[at] ?? null) }));
  return (
    <PlotFrame
      label={label}
      positions={points.map(({ name }, at) =>
        [name, ...rowsAt(at).map((row) => `${row.label} ${row.value}`)].join('; '),
      )}
      placesIn={(size) => scalesIn(size).xs}
      tooltip={(at) => <PlotTooltip title={points[at]?.name ?? ''} rows={rowsAt(at)} />}
    >
      {(size, active) => (
        <SeriesDrawing scales={scalesIn(size)} points={points} series={series} unit={unit} active={active} />
      )}
    </PlotFrame>
  );
}

interface DrawingProps extends Pick<SeriesPlotProps, 'points' | 'series' | 'unit'> {
  readonly scales: SeriesScales;
  readonly active: number | null;
}

function SeriesDrawing({ scales, points, series, unit, active }: DrawingProps): ReactNode {
  const hatch = `hatch${useId()}`;
  return (
    <>
      <Hatch id={hatch} />
      <Axes scales={scales} points={points} unit={unit} />
      {active !== null && <Cursor scales={scales} series={series} at={active} />}
      <Bars series={series} scales={scales} hatch={hatch} />
      {series.map((one) => one.look.as === 'line' && <Line {...one} key={one.key} scales={scales} />)}
      {scales.ticks.some((tick) => tick < 0) && (
        <Across scales={scales} value={0} stroke="var(--border-input)" />
      )}
      {active !== null && <Dots series={series} scales={scales} at={active} />}
    </>
  );
}

function Axes({ scales, points, unit }: Pick<DrawingProps, 'scales' | 'points' | 'unit'>): ReactNode {
  const step = labelStep(
    points.map(({ label }) => label),
    scales.right - scales.left,
  );
  return (
    <>
      {scales.ticks.map((tick) => (
        <Across key={tick} scales={scales} value={tick} stroke="var(--line)" />
      ))}
      <line
        x1={scales.left}
        x2={scales.right}
        y1={scales.bottom}
        y2={scales.bottom}
        stroke="var(--border-input)"
      />
      {scales.ticks.map((tick) => (
        <text key={tick} x={scales.left - LABEL_GAP} y={scales.y(tick)} dy="0.355em" textAnchor="end">
          {axisLabel(tick, unit)}
        </text>
      ))}
      {points.map(
        ({ key, label }, at) =>
          at % step === 0 && (
            <text key={key} x={scales.xs[at]} y={scales.bottom + LABEL_GAP} dy="0.71em" textAnchor="middle">
              {label}
            </text>
          ),
      )}
    </>
  );
}

/** A line at one value, from edge to edge. */
function Across({
  scales,
  value,
  stroke,
}: Pick<DrawingProps, 'scales'> & { readonly value: number; readonly stroke: string }): ReactNode {
  const y = scales.y(value);
  return <line x1={scales.left} x2={scales.right} y1={y} y2={y} stroke={stroke} />;
}

/** Marks the point that is pointed at: a band behind bars, a line through lines. */
function Cursor({
  scales,
  series,
  at,
}: Pick<DrawingProps, 'scales' | 'series'> & { readonly at: number }): ReactNode {
  const x = scales.xs[at] ?? 0;
  return series.some(({ look }) => look.as === 'bar') ? (
    <rect
      x={x - scales.step / 2}
      width={scales.step}
      height={scales.bottom}
      fill="var(--track)"
      fillOpacity={0.5}
    />
  ) : (
    <line x1={x} x2={x} y2={scales.bottom} stroke="var(--border-input)" />
  );
}

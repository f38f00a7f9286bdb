import type { ReactNode } from 'react';
import { Bar, BarChart, Tooltip, XAxis, YAxis } from 'recharts';
import { type ChartLook, shareColour } from '../chart-key.tsx';
import { axisLabel } from '../chart-unit.ts';
import classes from './plot.module.css';
import { PlotTooltip } from './plot-tooltip.tsx';

interface PlotShare {
  readonly key: string;
  readonly label: string;
  readonly amount: bigint;
  readonly look: Extract<ChartLook, { as: 'share' }>;
  /** The exact figures in words. */
  readonly value: string;
}

interface SharePlotProps {
  /** Says what is drawn. */
  readonly label: string;
  /** The tooltip's heading. */
  readonly title: string;
  readonly shares: readonly PlotShare[];
  /** What the axis counts: hundredths of the whole, or money. */
  readonly axis: 'percent' | 'amount';
}

const MARGIN = { top: 0, right: 0, bottom: 0, left: 0 };
const BAR = 12;
const AXIS_HEIGHT = 22;
const TICK_DROP = 10;
const ALL_BPS = 10_000;

/** Parts of a whole as one bar over its axis; all of them are shown on hover or focus. */
export default function SharePlot({ label, title, shares, axis }: SharePlotProps): ReactNode {
  const total = Number(shares.reduce((sum, { amount }) => sum + amount, 0n));
  const row = Object.fromEntries(shares.map(({ amount }, at) => [fieldOf(at), Number(amount)]));
  return (
    <BarChart
      responsive
      className={classes.plot ?? ''}
      style={{ width: '100%', height: '100%' }}
      layout="vertical"
      data={[row]}
      margin={MARGIN}
      barCategoryGap={0}
      aria-label={label}
    >
      <XAxis
        type="number"
        height={AXIS_HEIGHT}
        domain={[0, total]}
        ticks={[0, total / 2, total]}
        tick={({ x, y, payload: { value } }) => (
          <text x={x} y={y} dy={TICK_DROP} textAnchor={anchorOf(Number(value), total)}>
            {axis === 'amount'
              ? axisLabel(Number(value), 'ringgit')
              : axisLabel((Number(value) * ALL_BPS) / total, 'percent')}
          </text>
        )}
        tickSize={4}
        interval={0}
        axisLine={false}
        stroke="var(--border-input)"
      />
      <YAxis type="category" hide />
      <Tooltip
        isAnimationActive={false}
        cursor={false}
        allowEscapeViewBox={{ x: false, y: true }}
        wrapperStyle={{ zIndex: 1 }}
        content={({ active }) => (active ? <PlotTooltip title={title} rows={shares} /> : null)}
      />
      {shares.map(({ key, look }, at) => (
        <Bar
          key={key}
          dataKey={fieldOf(at)}
          stackId="whole"
          barSize={BAR}
          isAnimationActive={false}
          minPointSize={2}
          fill={shareColour(look.look)}
          stroke="var(--surface)"
        />
      ))}
    </BarChart>
  );
}

/** A name without dots: the library reads a field's name as a path. */
function fieldOf(share: number): string {
  return `share${share}`;
}

/** The labels at both ends stand inside, so that the bar has the whole width. */
function anchorOf(value: number, total: number): 'start' | 'middle' | 'end' {
  return value === 0 ? 'start' : value === total ? 'end' : 'middle';
}

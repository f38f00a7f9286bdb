import type { ReactNode } from 'react';
import { type ChartLook, shareColour } from '../chart-key.tsx';
import { axisLabel } from '../chart-unit.ts';
import { PlotFrame } from './plot-frame.tsx';
import { PlotTooltip } from './plot-tooltip.tsx';
import { sharesOf } from './share-places.ts';

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

const BAR = 12;
const TICK = 4;
const LABEL_DROP = 28;
const ALL_BPS = 10_000;
const ends = [
  [0, 'start'],
  [0.5, 'middle'],
  [1, 'end'],
] as const;

/** Parts of a whole as one bar over its axis; arrow keys move from part to part. */
export default function SharePlot({ label, title, shares, axis }: SharePlotProps): ReactNode {
  const amounts = shares.map(({ amount }) => amount);
  const total = Number(amounts.reduce((sum, amount) => sum + amount, 0n));
  return (
    <PlotFrame
      label={label}
      positions={shares.map((share) => `${share.label} ${share.value}`)}
      placesIn={({ width }) => sharesOf(amounts, width).map((share) => share.x + share.width / 2)}
      tooltip={(at) => <PlotTooltip title={title} rows={shares} active={shares[at]?.key} />}
    >
      {({ width }, active) => (
        <>
          {sharesOf(amounts, width).map((place, at) => (
            <rect
              key={shares[at]?.key}
              {...place}
              height={BAR}
              fill={shareColour(shares[at]?.look.look ?? 'idle')}
              stroke={at === active ? 'var(--ink)' : 'var(--surface)'}
            />
          ))}
          {/* The labels at both ends stand inside, so that the bar has the whole width. */}
          {ends.map(([part, anchor]) => (
            <g key={part}>
              <line
                x1={part * width}
                x2={part * width}
                y1={BAR}
                y2={BAR + TICK}
                stroke="var(--border-input)"
              />
              <text x={part * width} y={LABEL_DROP} textAnchor={anchor}>
                {axis === 'amount'
                  ? axisLabel(part * total, 'ringgit')
                  : axisLabel(part * ALL_BPS, 'percent')}
              </text>
            </g>
          ))}
        </>
      )}
    </PlotFrame>
  );
}

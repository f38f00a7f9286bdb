import { Area, BarRounded, LinePath } from '@visx/shape';
import type { ReactNode } from 'react';
import type { ChartLook } from '../chart-key.tsx';
import { barsOf, numberOf, type SeriesScales } from './series-scales.ts';

export interface PlotSeries {
  readonly key: string;
  readonly label: string;
  readonly look: ChartLook;
  /** One value per point, in the smallest unit; null where there is none. */
  readonly values: readonly (bigint | null)[];
}

interface ShapesProps {
  readonly series: readonly PlotSeries[];
  readonly scales: SeriesScales;
}

const LINE_WIDTH = 2;
/** An amount that is there is never drawn as nothing. */
const LEAST_BAR = 2;
const RADIUS = 2;
const HATCH = 5;
const DOT = 4;

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

function strokeOf({ look }: ChartLook): Stroke {
  return strokes[String(look)] ?? { stroke: 'var(--pandan)' };
}

/** All bars, the series of one point side by side. */
export function Bars({ series, scales, hatch }: ShapesProps & { readonly hatch: string }): ReactNode {
  const bars = series.filter(({ look }) => look.as === 'bar');
  const base = scales.y(0);
  return scales.xs.flatMap((middle, at) => {
    const places = barsOf(middle, scales.step, bars.length);
    return bars.map(({ key, look, values }, of) => {
      const value = numberOf(values[at]) ?? 0;
      const place = places[of];
      if (value === 0 || place === undefined) {
        return null;
      }
      const height = Math.max(LEAST_BAR, Math.abs(scales.y(value) - base));
      return (
        <BarRounded
          key={`${key} ${middle}`}
          {...place}
          y={value > 0 ? base - height : base}
          height={height}
          radius={RADIUS}
          top={value > 0}
          bottom={value < 0}
          fill={
            look.look === 'plan' ? `url(#${hatch})` : look.look === 'late' ? 'var(--padi)' : 'var(--pandan)'
          }
          {...(look.look === 'plan' && { stroke: 'var(--pandan)' })}
        />
      );
    });
  });
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** One line, on a tinted area where it is a fact; across what has no value. */
export function Line({ look, values, scales }: PlotSeries & Pick<ShapesProps, 'scales'>): ReactNode {
  const places = placesOf(values, scales);
  const stroke = strokeOf(look);
  return (
    <>
      {look.look === 'fact' && (
        <Area<Place>
          data={places}
          x={({ x }) => x}
          y0={() => scales.y(0)}
          y1={({ y }) => y}
          fill="var(--pandan-tint)"
        />
      )}
      <LinePath<Place>
        data={places}
        x={({ x }) => x}
        y={({ y }) => y}
        strokeWidth={LINE_WIDTH}
        strokeLinecap={look.look === 'fact' ? 'butt' : 'round'}
        {...stroke}
      />
      {/* A line of one value has no length. */}
      {places.length === 1 && <circle cx={places[0]?.x} cy={places[0]?.y} r={DOT} fill={stroke.stroke} />}
    </>
  );
}

/** The values of the lines at one point. */
export function Dots({ series, scales, at }: ShapesProps & { readonly at: number }): ReactNode {
  return series.map(({ key, look, values }) => {
    const value = look.as === 'line' ? numberOf(values[at]) : null;
    return (
      value !== null && (
        <circle
          key={key}
          cx={scales.xs[at]}
          cy={scales.y(value)}
          r={DOT}
          fill={strokeOf(look).stroke}
          stroke="var(--surface)"
        />
      )
    );
  });
}

/** How planned bars are filled. */
export function Hatch({ id }: { readonly id: string }): ReactNode {
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

function placesOf(values: PlotSeries['values'], scales: SeriesScales): Place[] {
  return values.flatMap((one, at) => {
    const [value, x] = [numberOf(one), scales.xs[at]];
    return value === null || x === undefined ? [] : [{ x, y: scales.y(value) }];
  });
}

import { scaleLinear } from '@visx/scale';

/** The size of a drawing in pixels. */
export interface DrawingSize {
  readonly width: number;
  readonly height: number;
}

/** Values of a series in the smallest unit, null where there is none. */
type Values = readonly (bigint | null)[];

interface SeriesToPlace {
  readonly as: 'bar' | 'line' | 'share';
  readonly values: Values;
}

/** Where points, values and their labels stand, in pixels from the top left. */
export interface SeriesScales {
  /** The middle of each point. */
  readonly xs: readonly number[];
  /** The width that a point has for its bars. */
  readonly step: number;
  readonly y: (value: number) => number;
  /** The values that the axis names. */
  readonly ticks: readonly number[];
  /** The area of the values, without the labels. */
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

const TOP = 8;
const RIGHT = 8;
/** A line ends at the edge, with half of its last label beyond. */
const LINE_RIGHT = 24;
const Y_WIDTH = 64;
const X_HEIGHT = 24;
const TICKS = 3;
const TICK_GAP = 8;
/** On average, of the size of an axis. */
const CHARACTER_WIDTH = 6;
/** One ringgit or one percent, so that an axis of nothing but zeros has a height. */
const LEAST_REACH = 100;
const GROUP_WIDTH = 0.8;
const BAR_GAP = 2;
const MAX_BAR = 28;

/** Bars have a band per point; lines alone reach from edge to edge. */
export function scalesOf(size: DrawingSize, points: number, series: readonly SeriesToPlace[]): SeriesScales {
  const hasLines = series.some(({ as }) => as === 'line');
  const [left, right, bottom] = [
    Y_WIDTH,
    size.width - (hasLines ? LINE_RIGHT : RIGHT),
    size.height - X_HEIGHT,
  ];
  const inBands = series.some(({ as }) => as === 'bar') || points === 1;
  const step = (right - left) / Math.max(1, inBands ? points : points - 1);
  const numbers = series.flatMap(({ values }) => values.map(numberOf)).filter((one) => one !== null);
  const lowest = Math.min(0, ...numbers);
  const highest = Math.max(0, ...numbers);
  const domain = [lowest, lowest === highest ? LEAST_REACH : highest];
  const scale = scaleLinear<number>({ domain, range: [bottom, TOP], nice: TICKS });
  return {
    xs: Array.from({ length: points }, (_, at) => left + step * (inBands ? at + 0.5 : at)),
    step,
    y: (value) => scale(value),
    ticks: scale.ticks(TICKS),
    left,
    right,
    bottom,
  };
}

/** Left edge and width of each bar of a group of so many, in the middle of its point. */
export function barsOf(
  middle: number,
  step: number,
  bars: number,
): { readonly x: number; readonly width: number }[] {
  const room = step * GROUP_WIDTH - BAR_GAP * (bars - 1);
  const width = Math.max(1, Math.min(MAX_BAR, room / bars));
  const start = middle - (width * bars + BAR_GAP * (bars - 1)) / 2;
  return Array.from({ length: bars }, (_, at) => ({ x: start + at * (width + BAR_GAP), width }));
}

/** One of how many points has a label, so that the longest fits: by characters, since measuring lays the page out. */
export function labelStep(labels: readonly string[], width: number): number {
  const longest = Math.max(1, ...labels.map((label) => label.length));
  return Math.max(1, Math.ceil((labels.length * (longest * CHARACTER_WIDTH + TICK_GAP)) / width));
}

/** Where a value stands in the drawing; its words come from the bigint. */
export function numberOf(value: bigint | null | undefined): number | null {
  return value === null || value === undefined ? null : Number(value);
}

import { scaleLinear } from '@visx/scale';
import type { DrawingSize } from '../../../components/plots/series-scales.ts';
import type { CurvePoint } from './simulate.ts';

/** Where shares of failures and outcomes stand in the drawing, in pixels from its top left. */
export interface OutcomeScales {
  readonly x: (failedBps: number) => number;
  readonly y: (outcomeBps: number) => number;
  /** The area of the curve, without the labels. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const LEFT = 112;
const RIGHT = 20;
const TOP = 24;
const BOTTOM = 30;

/** @param curve from the best outcome, where nothing fails, to the worst */
export function outcomeScalesOf(curve: readonly CurvePoint[], size: DrawingSize): OutcomeScales {
  const [best, worst] = [curve[0], curve.at(-1)];
  const [right, bottom] = [size.width - RIGHT, size.height - BOTTOM];
  const x = scaleLinear<number>({ domain: [0, worst?.failedBps ?? 1], range: [LEFT, right] });
  const y = scaleLinear<number>({
    domain: [worst?.outcomeBps ?? 0, best?.outcomeBps ?? 1],
    range: [bottom, TOP],
  });
  return { x: (value) => x(value), y: (value) => y(value), left: LEFT, right, top: TOP, bottom };
}

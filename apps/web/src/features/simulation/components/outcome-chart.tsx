import { rateToText } from '@titian/finance/rate';
import { formatRinggit } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import {
  Area,
  AreaChart,
  CartesianGrid,
  ReferenceDot,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { type CurvePoint, pointAt, type Simulated } from '../lib/simulate.ts';
import { useText } from '../text.ts';
import classes from './outcome-chart.module.css';

interface OutcomeChartProps {
  readonly result: Simulated;
  readonly curve: readonly CurvePoint[];
}

const MARGIN = { top: 24, right: 16, bottom: 4, left: 8 };
const Y_WIDTH = 104;
const TICK_MARGIN = 8;
const DOT_RADIUS = 5;
/** Past this part of the width a label on the right of its line would leave the drawing. */
const LABEL_TURNS_AT = 0.6;

/** Drawn for the eye only: the table beside it says the same. */
export default function OutcomeChart({ result, curve }: OutcomeChartProps): ReactNode {
  const t = useText();
  const { quote, failedBps, amountSen } = result;
  const [best, worst] = [curve[0], curve.at(-1)];
  if (best === undefined || worst === undefined) {
    return null;
  }
  const here = pointAt(amountSen, quote.returnNetSen, failedBps);
  const amounts = new Map(
    [best, worst].map((one) => [one.outcomeBps as number, unbroken(formatRinggit(one.outcomeSen))]),
  );
  const reach = worst.failedBps;
  const turns = (at: number) => (at > reach * LABEL_TURNS_AT ? 'insideTopRight' : 'insideTopLeft');
  return (
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart data={[...curve]} margin={MARGIN} className={`${classes.chart}`} accessibilityLayer={false}>
        <CartesianGrid vertical={false} className={`${classes.grid}`} />
        <XAxis
          dataKey="failedBps"
          type="number"
          domain={[0, reach]}
          ticks={[0, reach / 2, reach]}
          tickFormatter={(bps) => t('result.percent', { percent: Number(bps) / 100 })}
          tickMargin={TICK_MARGIN}
          tickLine={false}
        />
        <YAxis
          type="number"
          width={Y_WIDTH}
          domain={[worst.outcomeBps, best.outcomeBps]}
          ticks={[worst.outcomeBps, 0, best.outcomeBps]}
          tickFormatter={(bps) => amounts.get(Number(bps)) ?? unbroken(t('chart.zero'))}
          axisLine={false}
          tickLine={false}
        />
        <Area
          dataKey="outcomeBps"
          type="linear"
          isAnimationActive={false}
          baseValue={0}
          className={`${classes.area}`}
        />
        <ReferenceLine y={0} className={`${classes.zero}`} />
        <ReferenceLine
          x={quote.breakEvenBps}
          className={`${classes.breakEven}`}
          label={{
            value: t('chart.breakEven', { percent: rateToText(quote.breakEvenBps) }),
            position: turns(quote.breakEvenBps),
          }}
        />
        {failedBps > 0 && (
          <ReferenceDot x={here.failedBps} y={here.outcomeBps} r={DOT_RADIUS} className={`${classes.dot}`} />
        )}
      </AreaChart>
    </ResponsiveContainer>
  );
}

/** The drawing breaks labels at spaces, and an amount must stay in one piece. */
function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00A0');
}

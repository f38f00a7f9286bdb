import { rateToText } from '@titian/finance/rate';
import { formatRinggit } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import { Area, AreaChart, CartesianGrid, ReferenceDot, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts';
import { PlotTooltip } from '../../../components/plots/plot-tooltip.tsx';
import { useText as useChartText } from '../../../components/text.ts';
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

/** What is left at each share of failures; arrow keys move along the curve. */
export default function OutcomeChart({ result, curve }: OutcomeChartProps): ReactNode {
  const t = useText();
  const frame = useChartText();
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
  const named = [0, reach / 2, reach];
  const percentText = (bps: unknown) => t('result.percent', { percent: Number(bps) / 100 });
  const turns = (at: number) => (at > reach * LABEL_TURNS_AT ? 'insideTopRight' : 'insideTopLeft');
  return (
    <AreaChart
      responsive
      style={{ width: '100%', height: '100%' }}
      data={[...curve]}
      margin={MARGIN}
      className={`${classes.chart}`}
      aria-label={frame('chart.drawing', { caption: t('chart.title') })}
    >
      <CartesianGrid vertical={false} className={`${classes.grid}`} />
      <XAxis
        dataKey="failedBps"
        type="number"
        domain={[0, reach]}
        // A tick per point, for the keys move from tick to tick; three of them are named.
        ticks={curve.map((point) => point.failedBps)}
        interval={0}
        tickFormatter={(bps) => (named.includes(Number(bps)) ? percentText(bps) : '')}
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
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: 'var(--border-input)' }}
        content={({ active, label }) => (
          <OutcomeTooltip point={active ? curve.find((one) => one.failedBps === Number(label)) : undefined} />
        )}
      />
      {failedBps > 0 && (
        <ReferenceDot x={here.failedBps} y={here.outcomeBps} r={DOT_RADIUS} className={`${classes.dot}`} />
      )}
    </AreaChart>
  );
}

function OutcomeTooltip({ point }: { readonly point: CurvePoint | undefined }): ReactNode {
  const t = useText();
  return (
    point !== undefined && (
      <PlotTooltip
        title={`${t('chart.failed')}: ${t('result.percent', { percent: rateToText(point.failedBps) })}`}
        rows={[
          {
            key: 'outcome',
            label: t('chart.outcome'),
            value: formatRinggit(point.outcomeSen),
            look: { as: 'line', look: 'fact' },
          },
        ]}
      />
    )
  );
}

/** The drawing breaks labels at spaces, and an amount must stay in one piece. */
function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00A0');
}

import { rateToText } from '@titian/finance/rate';
import { formatRinggit } from '@titian/finance/sen';
import { Area, LinePath } from '@visx/shape';
import type { ReactNode } from 'react';
import { PlotFrame } from '../../../components/plots/plot-frame.tsx';
import { PlotTooltip } from '../../../components/plots/plot-tooltip.tsx';
import { useText as useChartText } from '../../../components/text.ts';
import { type OutcomeScales, outcomeScalesOf } from '../lib/outcome-scales.ts';
import { type CurvePoint, pointAt, type Simulated } from '../lib/simulate.ts';
import { useText } from '../text.ts';
import classes from './outcome-chart.module.css';

interface OutcomeChartProps {
  readonly result: Simulated;
  readonly curve: readonly CurvePoint[];
}

const LABEL_GAP = 8;
const DOT_RADIUS = 5;
/** Past this part of the width a label on the right of its line would leave the drawing. */
const LABEL_TURNS_AT = 0.6;

/** What is left at each share of failures; arrow keys move along the curve. */
export default function OutcomeChart({ result, curve }: OutcomeChartProps): ReactNode {
  const t = useText();
  const frame = useChartText();
  const titleOf = (point: CurvePoint | undefined) =>
    `${t('chart.failed')}: ${t('result.percent', { percent: rateToText(point?.failedBps ?? result.failedBps) })}`;
  return (
    <PlotFrame
      label={frame('chart.drawing', { caption: t('chart.title') })}
      positions={curve.map(
        (point) => `${titleOf(point)}; ${t('chart.outcome')} ${formatRinggit(point.outcomeSen)}`,
      )}
      placesIn={(size) => {
        const scales = outcomeScalesOf(curve, size);
        return curve.map(({ failedBps }) => scales.x(failedBps));
      }}
      tooltip={(at) => (
        <PlotTooltip
          title={titleOf(curve[at])}
          rows={curve.slice(at, at + 1).map(({ outcomeSen }) => ({
            key: 'outcome',
            label: t('chart.outcome'),
            value: formatRinggit(outcomeSen),
            look: { as: 'line', look: 'fact' },
          }))}
        />
      )}
    >
      {(size, active) => (
        <g className={classes.chart}>
          <OutcomeDrawing
            scales={outcomeScalesOf(curve, size)}
            result={result}
            curve={curve}
            active={active === null ? undefined : curve[active]}
          />
        </g>
      )}
    </PlotFrame>
  );
}

interface DrawingProps extends OutcomeChartProps {
  readonly scales: OutcomeScales;
  readonly active: CurvePoint | undefined;
}

function OutcomeDrawing({ scales, result, curve, active }: DrawingProps): ReactNode {
  const { amountSen, quote, failedBps } = result;
  const here = pointAt(amountSen, quote.returnNetSen, failedBps);
  const place = {
    x: (one: CurvePoint) => scales.x(one.failedBps),
    y: (one: CurvePoint) => scales.y(one.outcomeBps),
  };
  return (
    <>
      <Axes scales={scales} curve={curve} />
      <Area<CurvePoint>
        data={[...curve]}
        x={place.x}
        y0={() => scales.y(0)}
        y1={place.y}
        className={classes.area ?? ''}
      />
      <LinePath<CurvePoint> data={[...curve]} {...place} className={classes.curve ?? ''} />
      <line className={classes.zero} x1={scales.left} x2={scales.right} y1={scales.y(0)} y2={scales.y(0)} />
      <BreakEven scales={scales} result={result} />
      {active !== undefined && (
        <g className={classes.active}>
          <line x1={place.x(active)} x2={place.x(active)} y1={scales.top} y2={scales.bottom} />
          <circle cx={place.x(active)} cy={place.y(active)} r={DOT_RADIUS - 1} />
        </g>
      )}
      {failedBps > 0 && (
        <circle className={classes.dot} cx={place.x(here)} cy={place.y(here)} r={DOT_RADIUS} />
      )}
    </>
  );
}

/** Zero and both ends are named. */
function Axes({ scales, curve }: Pick<DrawingProps, 'scales' | 'curve'>): ReactNode {
  const t = useText();
  const ends = [curve[0], curve.at(-1)].filter((one) => one !== undefined);
  const outcomes = [
    { key: 'zero', bps: 0, text: t('chart.zero') },
    ...ends.map((one, at) => ({ key: `end${at}`, bps: one.outcomeBps, text: formatRinggit(one.outcomeSen) })),
  ];
  const reach = ends.at(-1)?.failedBps ?? 0;
  return (
    <>
      {outcomes.map(({ key, bps, text }) => (
        <g key={key}>
          <line
            className={classes.grid}
            x1={scales.left}
            x2={scales.right}
            y1={scales.y(bps)}
            y2={scales.y(bps)}
          />
          <text x={scales.left - LABEL_GAP} y={scales.y(bps)} dy="0.355em" textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {[0, reach / 2, reach].map((bps) => (
        <text key={bps} x={scales.x(bps)} y={scales.bottom + LABEL_GAP} dy="0.71em" textAnchor="middle">
          {t('result.percent', { percent: bps / 100 })}
        </text>
      ))}
    </>
  );
}

function BreakEven({ scales, result }: Pick<DrawingProps, 'scales' | 'result'>): ReactNode {
  const t = useText();
  const { breakEvenBps } = result.quote;
  const x = scales.x(breakEvenBps);
  const turns = (x - scales.left) / (scales.right - scales.left) > LABEL_TURNS_AT;
  return (
    <g className={classes.breakEven}>
      <line x1={x} x2={x} y1={scales.top} y2={scales.bottom} />
      <text
        x={turns ? x - LABEL_GAP : x + LABEL_GAP}
        y={scales.top}
        dy="0.71em"
        textAnchor={turns ? 'end' : 'start'}
      >
        {t('chart.breakEven', { percent: rateToText(breakEvenBps) })}
      </text>
    </g>
  );
}

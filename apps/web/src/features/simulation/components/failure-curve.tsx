import { rateToText } from '@titian/finance/rate';
import { formatRinggit } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import { ChartDrawing } from '../../../components/chart-drawing.tsx';
import { ChartFrame } from '../../../components/chart-frame.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { lazyPart } from '../../../lib/chunks/lazy-page.ts';
import { curveOf, type Simulated } from '../lib/simulate.ts';
import { useText } from '../text.ts';

const OutcomeChart = lazyPart('outcome-chart', () => import('./outcome-chart.tsx'));

/** What is left at each share of failures: as a drawing, or the same figures as a table. */
export function FailureCurve({ result }: { readonly result: Simulated }): ReactNode {
  const t = useText();
  const curve = curveOf(result);
  return (
    <SectionCard title={t('chart.title')} subtitle={t('chart.outcome')}>
      <ChartFrame
        caption={t('chart.title')}
        headings={[t('chart.failed'), t('chart.outcome')]}
        rows={curve.map(({ failedBps, outcomeSen }) => ({
          key: String(failedBps),
          cells: [t('result.percent', { percent: rateToText(failedBps) }), formatRinggit(outcomeSen)],
        }))}
      >
        <ChartDrawing size="high">
          <OutcomeChart result={result} curve={curve} />
        </ChartDrawing>
      </ChartFrame>
    </SectionCard>
  );
}

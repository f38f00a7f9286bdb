import { rateToText } from '@titian/finance/rate';
import { formatRinggit } from '@titian/finance/sen';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { SectionCard } from '../../../components/section-card.tsx';
import { lazyPart } from '../../../lib/chunks/lazy-page.ts';
import { type CurvePoint, curveOf, type Simulated } from '../lib/simulate.ts';
import { useText } from '../text.ts';
import classes from './failure-curve.module.css';

const OutcomeChart = lazyPart('outcome-chart', () => import('./outcome-chart.tsx'));

/** What is left at each share of failures: as a drawing, or the same figures as a table. */
export function FailureCurve({ result }: { readonly result: Simulated }): ReactNode {
  const t = useText();
  const id = useId();
  const [isTable, setTable] = useState(false);
  const curve = curveOf(result);
  return (
    <SectionCard
      title={t('chart.title')}
      subtitle={t('chart.outcome')}
      action={
        <button
          type="button"
          className={classes.toggle}
          aria-controls={id}
          aria-expanded={isTable}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? t('chart.asChart') : t('chart.asTable')}
        </button>
      }
    >
      {!isTable && (
        <div className={classes.plot} aria-hidden>
          <Suspense>
            <OutcomeChart result={result} curve={curve} />
          </Suspense>
        </div>
      )}
      <div id={id} className={isTable ? undefined : classes.forScreenReaders}>
        <CurveTable curve={curve} />
      </div>
    </SectionCard>
  );
}

function CurveTable({ curve }: { readonly curve: readonly CurvePoint[] }): ReactNode {
  const t = useText();
  return (
    <table className={classes.table}>
      <caption className={classes.forScreenReaders}>{t('chart.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('chart.failed')}</th>
          <th scope="col">{t('chart.outcome')}</th>
        </tr>
      </thead>
      <tbody>
        {curve.map(({ failedBps, outcomeSen }) => (
          <tr key={failedBps}>
            <th scope="row">{t('result.percent', { percent: rateToText(failedBps) })}</th>
            <td>{formatRinggit(outcomeSen)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

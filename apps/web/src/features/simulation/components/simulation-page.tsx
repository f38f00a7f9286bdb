import { useQuery } from '@tanstack/react-query';
import { rateToText } from '@titian/finance/rate';
import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { SkeletonRows } from '../../../components/states.tsx';
import { type PlatformTerms, platformTermsQuery } from '../../../shared/platform/terms.ts';
import type { SimulationSearch } from '../lib/form.ts';
import type { Simulated } from '../lib/simulate.ts';
import { type SimulationState, useSimulation } from '../lib/use-simulation.ts';
import { useText } from '../text.ts';
import { CopyLink } from './copy-link.tsx';
import { FailureCurve } from './failure-curve.tsx';
import { PaymentsTable } from './payments-table.tsx';
import { Result } from './result.tsx';
import classes from './simulation.module.css';
import { SimulationForm } from './simulation-form.tsx';

const SKELETON_LINES = 16;

/** An investor moves amount, rate, term, repayment and failures and sees what would come back. */
export function SimulationPage({ search }: { readonly search: SimulationSearch }): ReactNode {
  const t = useText();
  const query = useQuery(platformTermsQuery);
  return (
    <div>
      <PageHeader title={t('title')} subtitle={t('subtitle')} action={<CopyLink />} />
      <QueryView query={query} skeleton={<SkeletonRows rows={SKELETON_LINES} />}>
        {(terms) => <Simulation terms={terms} search={search} />}
      </QueryView>
    </div>
  );
}

interface SimulationProps {
  readonly terms: PlatformTerms;
  readonly search: SimulationSearch;
}

function Simulation({ terms, search }: SimulationProps): ReactNode {
  const t = useText();
  const state = useSimulation(terms, search);
  const { result, form } = state;
  return (
    <div className={classes.columns}>
      <div className={classes.side} data-print>
        <SimulationForm state={state} />
        {result !== null && <InShort result={result} />}
      </div>
      <div className={classes.results}>
        {result === null ? (
          <p className={classes.missing} role="status">
            {t('result.missing')}
          </p>
        ) : (
          <>
            <Result result={result} contract={form.contract} />
            <FailureCurve result={result} />
            <PaymentsTable result={result} contract={form.contract} />
          </>
        )}
        <Assumptions terms={terms} state={state} />
      </div>
    </div>
  );
}

/** Where the figures are below the form: the two that matter, in sight while something is moved. */
function InShort({ result: { quote } }: { readonly result: Simulated }): ReactNode {
  const t = useText();
  return (
    <p className={classes.inShort} aria-hidden>
      <span>{t('short.net', { amount: formatMoney(quote.returnNetSen) })}</span>
      <span>{t('short.breakEven', { percent: rateToText(quote.breakEvenBps) })}</span>
    </p>
  );
}

function Assumptions({
  terms,
  state,
}: {
  readonly terms: PlatformTerms;
  readonly state: SimulationState;
}): ReactNode {
  const t = useText();
  const returnWord = t(`return.${state.form.contract}`);
  const withheld =
    state.form.residence === 'resident'
      ? ''
      : t('withheld', { percent: terms.withholding_tax_percent, return: returnWord });
  return (
    <p className={classes.small}>
      {t('about', {
        date: formatDate(terms.as_of),
        fee: terms.service_fee_percent,
        tax: terms.service_tax_percent,
        return: returnWord,
        withheld,
      })}
    </p>
  );
}

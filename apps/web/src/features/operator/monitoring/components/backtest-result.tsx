import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '../../../../components/date-text.tsx';
import { FormErrors } from '../../../../components/form-errors.tsx';
import { StatNumber, StatRow } from '../../../../components/stat-number.tsx';
import { mapServerErrors } from '../../../../lib/form/map-server-errors.ts';
import panel from '../../shared/panel.module.css';
import { type Backtest, type RuleTerms, runBacktest } from '../api/monitoring.ts';
import { useText } from '../text.ts';

interface BacktestResultProps {
  readonly terms: RuleTerms;
  readonly onTested: (test: Backtest) => void;
}

/** Runs the back-test of a version that is being entered, and shows it beside the one in force. */
export function BacktestResult({ terms, onTested }: BacktestResultProps): ReactNode {
  const t = useText();
  const test = useMutation({ mutationFn: runBacktest, onSuccess: onTested });
  return (
    <div className={panel.stack}>
      {test.isError && <FormErrors {...mapServerErrors(test.error)} />}
      {test.data === undefined && <p className={panel.hint}>{t('backtest.required')}</p>}
      <div className={panel.buttons}>
        <Button
          variant="default"
          data-path="backtest_id"
          loading={test.isPending}
          onClick={() => test.mutate(terms)}
        >
          {t('backtest.run')}
        </Button>
      </div>
      <div aria-live="polite">{test.data !== undefined && <Result result={test.data} />}</div>
    </div>
  );
}

function Result({ result }: { readonly result: Backtest }): ReactNode {
  const t = useText();
  return (
    <section aria-label={t('backtest.run')} className={panel.stack}>
      <p>{t('backtest.result', { from: formatDate(result.from), until: formatDate(result.until) })}</p>
      <StatRow>
        <StatNumber label={t('backtest.draft')} value={String(result.alerts)} />
        <StatNumber label={t('backtest.inForce')} value={String(result.alerts_in_force)} />
      </StatRow>
      {result.customers.length > 0 && (
        <>
          <h3 className={panel.heading}>{t('backtest.customers')}</h3>
          <ul className={panel.list}>
            {result.customers.map(({ id, name, number, alerts }) => (
              <li key={id}>{t('backtest.customer', { name, number, alerts })}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

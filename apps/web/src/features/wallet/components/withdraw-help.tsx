import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { moneyInText } from '../../../components/money.tsx';
import { platformTermsQuery } from '../../../shared/platform/terms.ts';
import { useHoldPeriod } from '../../../shared/platform/use-hold-period.ts';
import { useText } from '../text.ts';
import classes from './wallet.module.css';

/** Beside the form: limits, the steps of a withdrawal, and what puts one on hold. */
export function WithdrawHelp(): ReactNode {
  const t = useText();
  const hold = useHoldPeriod();
  const { data: terms } = useQuery(platformTermsQuery);
  return (
    <section className={classes.aside} aria-label={t('withdraw.help')}>
      <h2 className={classes.asideTitle}>{t('withdraw.help')}</h2>
      <ol className={classes.steps}>
        {terms !== undefined && (
          <li>{t('withdraw.stepAmount', { minimum: moneyInText(terms.minimum_withdrawal) })}</li>
        )}
        <li>{t('withdraw.stepConfirm')}</li>
        <li>{t('withdraw.stepPaid')}</li>
      </ol>
      <p className={classes.asideNote}>{t('withdraw.holdNote', { hold })}</p>
    </section>
  );
}

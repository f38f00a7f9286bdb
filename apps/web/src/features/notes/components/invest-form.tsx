import { senFromText } from '@titian/finance/sen';
import type { ReactNode, SubmitEvent } from 'react';
import { AmountStepper } from '../../../components/amount-stepper.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { MoneyButton } from '../../../components/money-button.tsx';
import type { PlatformTerms } from '../../../shared/platform/terms.ts';
import type { Invested } from '../api/invest.ts';
import type { Note } from '../api/note.ts';
import { useInvest } from '../lib/use-invest.ts';
import { useText } from '../text.ts';
import { CashAfter } from './cash-after.tsx';
import { InvestErrorNotice } from './invest-error-notice.tsx';
import { InvestQuote } from './invest-quote.tsx';
import { InvestTicks } from './invest-ticks.tsx';
import classes from './panel.module.css';

interface InvestFormProps {
  readonly note: Note;
  readonly terms: PlatformTerms;
  readonly onInvested: (invested: Invested) => void;
}

/** The investing panel: amount, cash after, what comes back for that amount, ticks, Confirm (design). */
export function InvestForm({ note, terms, onInvested }: InvestFormProps): ReactNode {
  const t = useText();
  const plan = useInvest(note, terms, onInvested);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    plan.confirm();
  }

  return (
    <form onSubmit={onSubmit} noValidate className={classes.card}>
      <div data-path="amount">
        <AmountStepper
          label={t('invest.amount')}
          value={plan.amount}
          onChange={plan.setAmount}
          stepSen={senFromText(terms.investment_step)}
          error={plan.rejection?.atAmount ? plan.rejection.text : null}
        />
        <CashAfter amount={plan.taken} />
      </div>
      <InvestQuote note={note} amount={plan.taken} />
      <InvestTicks note={note} plan={plan} />
      <InvestErrorNotice error={plan.rejection} />
      <MoneyButton type="submit" fullWidth loading={plan.working} disabled={!plan.complete}>
        {t('invest.confirm', { amount: formatMoney(plan.taken) })}
      </MoneyButton>
      <p className={classes.small}>{t('invest.cancelHint', { count: terms.cancel_window_hours })}</p>
    </form>
  );
}

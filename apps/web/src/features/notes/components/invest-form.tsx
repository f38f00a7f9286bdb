import { minSen } from '@titian/finance/sen';
import type { ReactNode, SubmitEvent } from 'react';
import { AmountStepper } from '../../../components/amount-stepper.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { MoneyButton } from '../../../components/money-button.tsx';
import type { PlatformTerms } from '../../../shared/platform/terms.ts';
import type { Invested } from '../api/invest.ts';
import type { Note } from '../api/note.ts';
import type { AmountInput } from '../lib/use-amount.ts';
import { useInvest } from '../lib/use-invest.ts';
import { useText } from '../text.ts';
import { AmountChoices } from './amount-choices.tsx';
import { CashAfter } from './cash-after.tsx';
import { InvestErrorNotice } from './invest-error-notice.tsx';
import { InvestQuote } from './invest-quote.tsx';
import { InvestTicks } from './invest-ticks.tsx';
import { IssuerShareNote } from './issuer-share-note.tsx';
import classes from './panel.module.css';

interface InvestFormProps {
  readonly note: Note;
  readonly terms: PlatformTerms;
  readonly onInvested: (invested: Invested) => void;
}

/** The investing panel: amount, what comes back for it, ticks, and Confirm, which stays in view (NAV-35). */
export function InvestForm({ note, terms, onInvested }: InvestFormProps): ReactNode {
  const t = useText();
  const plan = useInvest(note, terms, onInvested);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    plan.confirm();
  }

  const { amount } = plan;
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <div data-path="amount" className={classes.amount}>
        <AmountStepper
          label={t('invest.amount')}
          value={amount.typed}
          onChange={amount.set}
          stepSen={amount.bounds.stepSen}
          error={plan.rejection?.atAmount ? plan.rejection.text : problemText(t, amount)}
        />
        <AmountChoices amount={amount} />
        <CashAfter amount={amount.taken} />
      </div>
      <InvestQuote note={note} amount={amount.quoted} isImpossible={amount.problem !== null} />
      {amount.problem === null && <IssuerShareNote position={note.position} amount={amount.taken} />}
      <InvestTicks note={note} plan={plan} />
      <InvestErrorNotice error={plan.rejection} />
      <div className={classes.foot}>
        <MoneyButton type="submit" fullWidth loading={plan.working} disabled={!plan.complete}>
          {t('invest.confirm', { amount: formatMoney(amount.taken) })}
        </MoneyButton>
        <p className={classes.small}>{t('invest.cancelHint', { count: terms.cancel_window_hours })}</p>
      </div>
    </form>
  );
}

/** What is wrong with the amount, once typing has paused; a missing top-up is said below it (SUB-1). */
function problemText(t: ReturnType<typeof useText>, { shownProblem, bounds }: AmountInput): string | null {
  switch (shownProblem) {
    case 'below_minimum':
      return t('invest.belowMinimum', { minimum: formatMoney(minSen(bounds.minimumSen, bounds.leftSen)) });
    case 'off_step':
      return t('invest.offStep', { step: formatMoney(bounds.stepSen) });
    case 'above_left':
      return t('invest.aboveLeft', { left: formatMoney(bounds.leftSen) });
    case 'above_limit':
      return t('invest.aboveLimit', { room: formatMoney(bounds.roomSen) });
    default:
      return null;
  }
}

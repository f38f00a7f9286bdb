import type { ReactNode } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { MoneyButton } from '../../../components/money-button.tsx';
import { MoneyInput } from '../../../components/number-field.tsx';
import { specifiedText } from '../../../lib/text/specified.ts';
import { MINIMUM_TEXT, type TopUpControls } from '../lib/use-top-up-form.ts';
import { useText } from '../text.ts';
import classes from './wallet.module.css';

/** Amount and button of a top-up: RM prefix, at least RM 200.00, 'Loading ...' while working (WAL-18). */
export function TopUpFields({ topUp }: { readonly topUp: TopUpControls }): ReactNode {
  const t = useText();
  return (
    <form onSubmit={topUp.onSubmit} noValidate className={classes.form}>
      <FormErrors message={topUp.message} problems={topUp.problems} />
      <div data-path="amount">
        <MoneyInput
          label={t('topUp.amount')}
          description={topUp.limits}
          value={topUp.amount}
          onChange={topUp.onAmount}
          error={topUp.amountError}
          resetBelow={MINIMUM_TEXT}
          size="large"
        />
      </div>
      <MoneyButton type="submit" fullWidth disabled={topUp.working}>
        {topUp.working ? specifiedText('topUpWorking') : specifiedText('topUpProceed')}
      </MoneyButton>
    </form>
  );
}

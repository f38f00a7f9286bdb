import { Button, Radio } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { MoneyInput } from '../../../components/number-field.tsx';
import { useIntention } from '../../../lib/api/intention.ts';
import { leaveTo } from '../../../lib/browser/leave-to.ts';
import { useCameBack } from '../../../lib/browser/use-came-back.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { pay } from '../api/act.ts';
import type { EarlySettlement, IssuerNote } from '../api/issuer-notes.ts';
import { useText } from '../text.ts';
import { EarlyFacts } from './early-facts.tsx';
import classes from './issuer-notes.module.css';

interface PayFormProps {
  readonly noteId: string;
  /** Null where investors are paid already, and the money is for the guarantor. */
  readonly contract: IssuerNote['contract'] | null;
  readonly totalDue: string;
  /** What settles the whole note today; null where that is not possible. */
  readonly early: EarlySettlement | null;
}

/** What is due, another amount, or all of it early; then on to the page where it is paid. */
export function PayForm({ noteId, contract, totalDue, early }: PayFormProps): ReactNode {
  const t = useText();
  const { form, onSubmit, working, message, problems } = usePay(noteId, t('pay.amountNeeded'));
  const isOther = form.values.kind === 'other';
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <FormErrors message={message} problems={problems} />
      <Radio.Group label={t('pay.which')} {...form.getInputProps('kind')}>
        <div className={classes.options}>
          <Radio value="due" label={t('pay.due', { amount: formatMoney(totalDue) })} />
          <Radio value="other" label={t('pay.other')} />
          {early !== null && (
            <Radio value="early" label={t('pay.early', { amount: formatMoney(early.payable) })} />
          )}
        </div>
      </Radio.Group>
      {early !== null && contract !== null && form.values.kind === 'early' && (
        <EarlyFacts early={early} contract={contract} />
      )}
      {isOther && (
        <div data-path="amount">
          <MoneyInput
            label={t('pay.amount')}
            value={form.values.amount}
            onChange={(next) => form.setFieldValue('amount', next)}
            error={form.errors.amount}
            description={contract && t('pay.order', { word: t(`word.${contract}`).toLowerCase() })}
            size="large"
          />
        </div>
      )}
      <p className={classes.hint}>{t('pay.leaving')}</p>
      <Button type="submit" fullWidth loading={working}>
        {t('pay.proceed')}
      </Button>
    </form>
  );
}

type Kind = 'due' | 'other' | 'early';
const startKind: Kind = 'due';

function usePay(noteId: string, amountNeeded: string) {
  const [leaving, setLeaving] = useState(false);
  const [intended, setIntended] = useState<unknown>(null);
  const intention = useIntention([noteId, intended]);
  const { form, ...state } = useCallForm({
    initialValues: { kind: startKind, amount: '' },
    check: ({ kind, amount }): Record<string, string> =>
      kind === 'other' && amount === '' ? { amount: amountNeeded } : {},
    send: ({ kind, amount }) =>
      pay({ note_id: noteId, kind, ...(kind === 'other' ? { amount } : {}) }, intention.key),
    onSuccess: ({ link }) => {
      intention.renew();
      setLeaving(true);
      leaveTo(link);
    },
  });
  useCameBack(useCallback(() => setLeaving(false), []));
  // Another kind or amount is another intention, and has another key.
  const asked = JSON.stringify([form.values.kind, form.values.kind === 'other' ? form.values.amount : '']);
  if (asked !== intended) {
    setIntended(asked);
  }
  return { form, ...state, working: state.working || leaving };
}

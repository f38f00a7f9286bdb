import { Radio } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { MoneyButton } from '../../../components/money-button.tsx';
import { MoneyInput } from '../../../components/number-field.tsx';
import { useIntention } from '../../../lib/api/intention.ts';
import { leaveTo } from '../../../lib/browser/leave-to.ts';
import { usePageRestored } from '../../../lib/browser/use-page-restored.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { pay as payNote } from '../api/act.ts';
import type { EarlySettlement, IssuerNote } from '../api/issuer-notes.ts';
import { type Duplicate, duplicateIn } from '../lib/duplicate.ts';
import { useText } from '../text.ts';
import { BankTransfer } from './bank-transfer.tsx';
import { DuplicateWarning } from './duplicate-warning.tsx';
import { EarlyFacts } from './early-facts.tsx';
import classes from './issuer-notes.module.css';

interface PayFormProps {
  readonly noteId: string;
  /** Null where investors are paid already, and the money is for the guarantor. */
  readonly contract: IssuerNote['contract'] | null;
  readonly totalDue: string;
  /** What settles the whole note today; null where that is not possible. */
  readonly early: EarlySettlement | null;
  /** What was paid before and makes paying what is due a second payment; null where nothing does. */
  readonly duplicate: Duplicate | null;
}

/** What is due, another amount, or all of it early; then on to the page where it is paid. */
export function PayForm(props: PayFormProps): ReactNode {
  const { contract, totalDue, early } = props;
  const t = useText();
  const pay = usePay(props, t('pay.amountNeeded'));
  const { form, onSubmit, working, message, problems, duplicate } = pay;
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
      {duplicate !== null && <DuplicateWarning duplicate={duplicate} isRejected={pay.isRejected} />}
      <p className={classes.hint}>{t('pay.leaving')}</p>
      <MoneyButton type="submit" fullWidth loading={working}>
        {duplicate === null ? t('pay.proceed') : t('pay.duplicate.anyway')}
      </MoneyButton>
      <BankTransfer noteId={props.noteId} />
    </form>
  );
}

type Kind = 'due' | 'other' | 'early';
const startKind: Kind = 'due';

function usePay({ noteId, duplicate: known }: PayFormProps, amountNeeded: string) {
  const [leaving, setLeaving] = useState(false);
  const [intended, setIntended] = useState<unknown>(null);
  const [duplicate, setDuplicate] = useState<Duplicate | null>(null);
  const intention = useIntention([noteId, intended, duplicate]);
  // What was paid before is shown for what is due at once, and for anything else when the server says so.
  const shown = (kind: Kind) => duplicate ?? (kind === 'due' ? known : null);
  const { form, ...state } = useCallForm({
    initialValues: { kind: startKind, amount: '' },
    check: ({ kind, amount }): Record<string, string> =>
      kind === 'other' && amount === '' ? { amount: amountNeeded } : {},
    send: ({ kind, amount }) =>
      payNote(
        {
          ...{ note_id: noteId, kind },
          ...(kind === 'other' ? { amount } : {}),
          ...(shown(kind) === null ? {} : { confirm_excess: 1 }),
        },
        intention.key,
      ),
    unsent: { name: `repayment-${noteId}` },
    onSuccess: ({ link }) => {
      intention.renew();
      setLeaving(true);
      leaveTo(link);
    },
    onRejected: (error) => {
      const duplicate = duplicateIn(error);
      setDuplicate(duplicate);
      return duplicate !== null;
    },
  });
  usePageRestored(useCallback(() => setLeaving(false), []));
  // Another kind or amount is another intention, and has another key.
  const quoted = JSON.stringify([form.values.kind, form.values.kind === 'other' ? form.values.amount : '']);
  if (quoted !== intended) {
    setIntended(quoted);
    setDuplicate(null);
  }
  return {
    ...{ form, ...state, working: state.working || leaving },
    duplicate: shown(form.values.kind),
    isRejected: duplicate !== null,
  };
}

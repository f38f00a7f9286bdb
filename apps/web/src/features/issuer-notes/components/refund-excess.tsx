import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { MoneyButton } from '../../../components/money-button.tsx';
import { useIntention } from '../../../lib/api/intention.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { StepUpCode } from '../../../shared/step-up/step-up-code.tsx';
import { useStepUp } from '../../../shared/step-up/use-step-up.ts';
import { refundExcess } from '../api/act.ts';
import { issuerNotesKey } from '../api/issuer-notes.ts';
import { useText } from '../text.ts';
import classes from './issuer-notes.module.css';

interface RefundExcessProps {
  readonly noteId: string;
  readonly amount: string;
}

/** Requests a refund of an excess payment before it is allocated. */
export function RefundExcess({ noteId, amount }: RefundExcessProps): ReactNode {
  const t = useText();
  const [opened, setOpened] = useState(false);
  return (
    <div>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('refund.button')}
      </Button>
      <Dialog opened={opened} title={t('refund.button')} onClose={() => setOpened(false)}>
        <RefundForm noteId={noteId} amount={amount} />
      </Dialog>
    </div>
  );
}

function RefundForm({ noteId, amount }: RefundExcessProps): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const stepUp = useStepUp();
  const intention = useIntention([noteId, amount]);
  const [last4, setLast4] = useState<string | null>(null);
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { otp_code: '' },
    send: ({ otp_code }) => refundExcess(noteId, otp_code.trim(), intention.key),
    onSuccess: ({ refund }) => setLast4(refund.account_last4),
    onRejected: stepUp.onRejected,
  });
  if (last4 !== null) {
    return (
      <div className={classes.form}>
        <output>{t('refund.done', { amount: formatMoney(amount), last4 })}</output>
        <Button onClick={() => queries.invalidateQueries({ queryKey: issuerNotesKey })}>
          {t('refund.close')}
        </Button>
      </div>
    );
  }
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <FormErrors message={message} problems={problems} />
      <p>{t('refund.body', { amount: formatMoney(amount) })}</p>
      {stepUp.method !== null && <StepUpCode stepUp={stepUp} input={form.getInputProps('otp_code')} />}
      <MoneyButton type="submit" loading={working}>
        {t('refund.button')}
      </MoneyButton>
    </form>
  );
}

import { Checkbox } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { MoneyButton } from '../../../components/money-button.tsx';
import { useIntention } from '../../../lib/api/intention.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { StepUpCode } from '../../../shared/step-up/step-up-code.tsx';
import { useStepUp } from '../../../shared/step-up/use-step-up.ts';
import { issueNote } from '../api/act.ts';
import { type Issued, type IssuerNote, issuerNotesKey } from '../api/issuer-notes.ts';
import { useText } from '../text.ts';
import classes from './issuer-notes.module.css';

interface IssueFormProps {
  readonly note: IssuerNote;
  readonly onIssued: (issued: Issued) => void;
}

/** The issuer's signature: the tick, then, when the server demands it, the fresh code (NOTE-15). */
export function IssueForm({ note, onIssued }: IssueFormProps): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const stepUp = useStepUp();
  const intention = useIntention([note.id, note.raised]);
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { agree_agreement: false, otp_code: '' },
    check: (values): Record<string, string> =>
      values.agree_agreement ? {} : { agree_agreement: t('issue.agreeNeeded') },
    send: ({ otp_code }) =>
      issueNote({
        noteId: note.id,
        raised: note.raised,
        otpCode: otp_code.trim(),
        idempotencyKey: intention.key,
      }),
    onSuccess: (issued) => {
      intention.renew();
      onIssued(issued);
      void queries.invalidateQueries({ queryKey: issuerNotesKey });
    },
    onRejected: (error) => {
      // What was raised has changed meanwhile: the figures above must follow before it is signed again.
      if (error.status === 409) {
        void queries.invalidateQueries({ queryKey: issuerNotesKey });
      }
      return stepUp.onRejected(error);
    },
  });

  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <FormErrors message={message} problems={problems} />
      <Checkbox
        label={t('issue.agree', { number: note.number, amount: formatMoney(note.raised) })}
        {...form.getInputProps('agree_agreement', { type: 'checkbox' })}
      />
      {stepUp.method !== null && <StepUpCode stepUp={stepUp} input={form.getInputProps('otp_code')} />}
      <div>
        <MoneyButton type="submit" loading={working}>
          {t('issue.button')}
        </MoneyButton>
      </div>
    </form>
  );
}

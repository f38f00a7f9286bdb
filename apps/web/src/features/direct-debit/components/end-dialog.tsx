import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { MoneyButton } from '../../../components/money-button.tsx';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { StepUpCode } from '../../../shared/step-up/step-up-code.tsx';
import { useStepUp } from '../../../shared/step-up/use-step-up.ts';
import { endMandate, mandatesKey } from '../api/mandates.ts';
import { useText } from '../text.ts';
import classes from './direct-debit.module.css';

interface EndDialogProps {
  readonly bank: string;
  readonly onClose: () => void;
}

/** Explains the consequence, then prompts for the fresh code that the server demands. */
export function EndDialog({ bank, onClose }: EndDialogProps): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  return (
    <EndForm
      words={{
        ...{ title: t('end.title'), body: t('end.body', { bank }), hint: t('end.pay') },
        ...{ submit: t('end.submit'), back: t('end.back'), done: t('end.done') },
      }}
      end={endMandate}
      refresh={() => queries.invalidateQueries({ queryKey: mandatesKey })}
      onClose={onClose}
    />
  );
}

interface EndFormProps {
  readonly words: {
    readonly title: string;
    readonly body: string;
    readonly hint: string | null;
    readonly submit: string;
    readonly back: string;
    readonly done: string;
  };
  readonly end: (otpCode: string) => Promise<unknown>;
  readonly refresh: () => Promise<void>;
  readonly onClose: () => void;
}

/** The dialog that ends a mandate, in the words of what it is for. */
export function EndForm({ words, end, refresh, onClose }: EndFormProps): ReactNode {
  const stepUp = useStepUp();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { otp_code: '' },
    send: ({ otp_code }) => end(otp_code.trim()),
    onSuccess: async () => {
      onClose();
      showToast('success', words.done);
      await refresh();
    },
    onRejected: stepUp.onRejected,
  });
  return (
    <Dialog opened title={words.title} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate className={classes.stack}>
        <FormErrors message={message} problems={problems} />
        <p className={classes.text}>{words.body}</p>
        {words.hint !== null && <p className={classes.hint}>{words.hint}</p>}
        {stepUp.method !== null && <StepUpCode stepUp={stepUp} input={form.getInputProps('otp_code')} />}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose} disabled={working}>
            {words.back}
          </Button>
          <MoneyButton type="submit" color="saga" loading={working}>
            {words.submit}
          </MoneyButton>
        </div>
      </form>
    </Dialog>
  );
}

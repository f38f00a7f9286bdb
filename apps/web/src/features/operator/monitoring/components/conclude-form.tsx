import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { ActForm } from '../../shared/act-form.tsx';
import { useChangingForm } from '../../shared/use-changing-form.ts';
import { type AlertPage, conclude, useAlertsChanged } from '../api/monitoring.ts';
import { useText } from '../text.ts';

/** Errors that say that the case of the alert is not as it was read. */
const CHANGED = ['case_changed', 'case_closed'];

interface ConcludeFormProps {
  readonly alert: AlertPage;
  readonly onClose: () => void;
}

/** Closes an alert that is no suspicion, with the reason (TXM-5). */
export function ConcludeForm({ alert, onClose }: ConcludeFormProps): ReactNode {
  const t = useText();
  const changed = useAlertsChanged();
  const call = useChangingForm({
    initialValues: { reason: '' },
    send: ({ reason }) => conclude(alert, reason),
    done: t('conclude.done'),
    onDone: async () => {
      await changed();
      onClose();
    },
    changedCodes: CHANGED,
    readAgain: () => void changed(),
  });
  return (
    <ActForm call={call} submit={t('conclude.submit')} onClose={onClose}>
      <Textarea
        label={t('conclude.reason')}
        description={t('conclude.hint')}
        data-path="reason"
        autosize
        minRows={3}
        maxLength={2_000}
        {...call.form.getInputProps('reason')}
      />
    </ActForm>
  );
}

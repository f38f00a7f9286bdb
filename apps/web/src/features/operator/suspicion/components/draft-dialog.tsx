import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { DateField } from '../../../../components/date-field.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { businessToday } from '../../../../lib/clock/business-now.ts';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import { ActForm } from '../../shared/act-form.tsx';
import { usePermission } from '../../shared/use-permission.ts';
import { draftReport, useReportsChanged } from '../api/reports.ts';
import { useText } from '../text.ts';

interface DraftProps {
  readonly onDrafted: (id: string) => void;
}

/** Drafts a report of an investor that no alert is about. */
export function DraftButton({ onDrafted }: DraftProps): ReactNode {
  const t = useText();
  const may = usePermission();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    may('suspicion_report') && (
      <>
        <Button onClick={() => setOpen(true)}>{t('draft.open')}</Button>
        <Dialog opened={isOpen} title={t('draft.open')} onClose={close}>
          <DraftForm onDrafted={onDrafted} onClose={close} />
        </Dialog>
      </>
    )
  );
}

function DraftForm({ onDrafted, onClose }: DraftProps & { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const changed = useReportsChanged();
  const call = useCallForm({
    initialValues: { customer_number: '', from: '', until: businessToday() },
    send: ({ customer_number: number, from, until }) =>
      draftReport({
        ...{ alert_id: null, customer_number: number || null },
        ...{ from: from || null, until: until || null },
      }),
    onSuccess: async ({ id }) => {
      showToast('success', t('done.draft'));
      await changed();
      onClose();
      onDrafted(id);
    },
  });
  const { getInputProps, values } = call.form;
  return (
    <ActForm call={call} submit={t('draft.submit')} onClose={onClose}>
      <TextInput
        label={t('draft.customer')}
        description={t('draft.customerHint')}
        data-path="customer_number"
        maxLength={20}
        {...getInputProps('customer_number')}
      />
      <DateField
        label={t('draft.from')}
        max={values.until}
        data-path="from"
        {...getInputProps('from')}
        value={values.from}
      />
      <DateField
        label={t('draft.until')}
        max={businessToday()}
        data-path="until"
        {...getInputProps('until')}
        value={values.until}
      />
    </ActForm>
  );
}

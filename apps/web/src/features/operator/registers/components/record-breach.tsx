import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../../components/dialog.tsx';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import { ActForm } from '../../shared/act-form.tsx';
import { usePermission } from '../../shared/use-permission.ts';
import { acts, useRegistersChanged } from '../api/registers.ts';
import { useText } from '../text.ts';
import { BreachFields, breachFacts, breachValues } from './breach-fields.tsx';

interface RecordBreachProps {
  readonly onRecorded: (id: string) => void;
}

/** Records a breach; offered to whoever keeps the registers. */
export function RecordBreachButton({ onRecorded }: RecordBreachProps): ReactNode {
  const t = useText();
  const may = usePermission();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    may('register_management') && (
      <>
        <Button onClick={() => setOpen(true)}>{t('breach.record')}</Button>
        <Dialog opened={isOpen} title={t('breach.record')} onClose={close}>
          <RecordForm onRecorded={onRecorded} onClose={close} />
        </Dialog>
      </>
    )
  );
}

function RecordForm({
  onRecorded,
  onClose,
}: RecordBreachProps & { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const changed = useRegistersChanged();
  const call = useCallForm({
    initialValues: breachValues(null),
    send: (values, key) => acts.recordBreach(breachFacts(values), key),
    onSuccess: async ({ breach }) => {
      showToast('success', t('done.record'));
      await changed();
      onClose();
      onRecorded(breach.now.id);
    },
  });
  return (
    <ActForm call={call} submit={t('breach.save')} onClose={onClose}>
      <BreachFields call={call} />
    </ActForm>
  );
}

import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  COUNTERPARTY_MAX,
  type ConflictNature,
  conflictNatures,
  REGISTER_TEXT_MAX,
} from '@titian/contracts/registers';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../../components/dialog.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { EmptyState } from '../../../../components/states.tsx';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import { ActForm } from '../../shared/act-form.tsx';
import { Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import { useReadOnly } from '../../shared/use-read-only.ts';
import { acts, ownConflictsQuery, useRegistersChanged } from '../api/registers.ts';
import { useText } from '../text.ts';
import { conflictFacts } from './conflict-facts.tsx';

/** `/operator/own-conflicts`: what the operator disclosed, how it is mitigated, and a new disclosure (CMP-7). */
export function OwnConflicts(): ReactNode {
  const t = useText();
  const isReadOnly = useReadOnly();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <PageHeader
        title={t('own.title')}
        subtitle={t('own.subtitle')}
        action={isReadOnly ? undefined : <Button onClick={() => setOpen(true)}>{t('own.disclose')}</Button>}
      />
      <QueryView query={useQuery(ownConflictsQuery)}>
        {(conflicts) =>
          conflicts.length === 0 ? (
            <EmptyState title={t('own.empty')} />
          ) : (
            <ul className={panel.entries}>
              {conflicts.map((one) => (
                <li key={one.id} className={panel.entry}>
                  <Facts facts={conflictFacts(one)} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      <Dialog opened={isOpen} title={t('own.disclose')} onClose={close}>
        <DiscloseForm onClose={close} />
      </Dialog>
    </>
  );
}

function DiscloseForm({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const changed = useRegistersChanged();
  const call = useCallForm({
    initialValues: { nature: 'financial_interest' as ConflictNature, counterparty: '', description: '' },
    send: acts.disclose,
    onSuccess: async () => {
      showToast('success', t('done.disclose'));
      await changed();
      onClose();
    },
  });
  const { getInputProps } = call.form;
  return (
    <ActForm call={call} submit={t('own.submit')} onClose={onClose}>
      <NativeSelect
        label={t('columns.nature')}
        data-path="nature"
        data={conflictNatures.map((value) => ({ value, label: t(`nature.${value}`) }))}
        {...getInputProps('nature')}
      />
      <TextInput
        label={t('columns.counterparty')}
        description={t('own.counterpartyHint')}
        data-path="counterparty"
        maxLength={COUNTERPARTY_MAX}
        {...getInputProps('counterparty')}
      />
      <Textarea
        label={t('columns.description')}
        description={t('own.descriptionHint')}
        data-path="description"
        autosize
        minRows={3}
        maxLength={REGISTER_TEXT_MAX}
        {...getInputProps('description')}
      />
    </ActForm>
  );
}

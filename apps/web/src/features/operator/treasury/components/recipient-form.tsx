import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { recipientPurposes } from '@titian/contracts/treasury';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../../components/form-errors.tsx';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import { banksQuery, createRecipient, type RecipientDraft, treasuryKey } from '../api/treasury.ts';
import { useText } from '../text.ts';

/** Drafts a recipient; nothing may be sent there before two operators have activated it. */
export function RecipientForm({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const banks = useQuery(banksQuery);
  const initialValues: RecipientDraft = { purpose: 'charity', name: '', bic: '', number: '' };
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues,
    send: createRecipient,
    onSuccess: async () => {
      showToast('success', t('recipient.done'));
      onClose();
      await queries.invalidateQueries({ queryKey: treasuryKey });
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <FormErrors message={message} problems={problems} />
        <Select
          label={t('recipient.purpose')}
          data-path="purpose"
          required
          allowDeselect={false}
          data={recipientPurposes.map((value) => ({ value, label: t(`recipients.purpose.${value}`) }))}
          {...form.getInputProps('purpose')}
        />
        <TextInput
          label={t('recipient.name')}
          data-path="name"
          autoComplete="off"
          required
          {...form.getInputProps('name')}
        />
        <Select
          label={t('recipient.bank')}
          data-path="bic"
          searchable
          required
          data={(banks.data ?? []).map(({ value, name }) => ({ value, label: name }))}
          value={form.values.bic === '' ? null : form.values.bic}
          onChange={(bic) => form.setFieldValue('bic', bic ?? '')}
          error={form.errors.bic}
        />
        <TextInput
          label={t('recipient.number')}
          data-path="number"
          inputMode="numeric"
          autoComplete="off"
          required
          {...form.getInputProps('number')}
        />
        <Group gap="sm">
          <Button type="submit" loading={working}>
            {t('recipient.submit')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={working}>
            {t('recipient.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

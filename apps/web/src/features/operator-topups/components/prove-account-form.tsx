import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { useText as useOffice } from '../../../lib/office/text.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import type { TopupRow } from '../api/list-topups.ts';
import { banksQuery, proveAccount } from '../api/prove-account.ts';
import { useText } from '../text.ts';

interface ProveAccountFormProps {
  readonly topup: TopupRow;
  readonly onClose: () => void;
}

/** The account that the payer told us: only one in the payer's own name is kept (rules §3). */
export function ProveAccountForm({ topup, onClose }: ProveAccountFormProps): ReactNode {
  const t = useText();
  const office = useOffice();
  const queries = useQueryClient();
  const banks = useQuery(banksQuery);
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { bic: '', number: '' },
    send: ({ bic, number }) => proveAccount({ topupId: topup.id, bic, number }),
    onSuccess: async () => {
      showToast('success', t('prove.done'));
      await queries.invalidateQueries({ queryKey: ['operator', 'topups'] });
      onClose();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <FormErrors message={message} problems={problems} />
        <p>{t('prove.body', { payer: topup.payer_name ?? '' })}</p>
        <Select
          label={t('prove.bank')}
          data-path="bic"
          searchable
          required
          data={(banks.data ?? []).map(({ value, name }) => ({ value, label: name }))}
          value={form.values.bic === '' ? null : form.values.bic}
          onChange={(bic) => form.setFieldValue('bic', bic ?? '')}
          error={form.errors.bic}
        />
        <TextInput
          label={t('prove.number')}
          data-path="number"
          inputMode="numeric"
          autoComplete="off"
          required
          {...form.getInputProps('number')}
        />
        <Group gap="sm">
          <Button type="submit" loading={working}>
            {t('prove.ask')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={working}>
            {office('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

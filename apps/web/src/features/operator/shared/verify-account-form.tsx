import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { call } from '../../../lib/api/client.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { useText } from './text.ts';

/** The account that a payer stated, as the calls take it. */
export interface EnteredAccount {
  readonly bic: string;
  readonly number: string;
  readonly payer_name?: string;
  readonly evidence?: string;
}

interface VerifyAccountFormProps {
  /** As the bank named the payer; without a name, a document of the payer's bank has to evidence the payment. */
  readonly payerName: string | null;
  /** The explanation, where the receiver is not a payer. */
  readonly explanation?: string;
  readonly send: (entered: EnteredAccount) => Promise<unknown>;
  readonly onVerified: () => Promise<void>;
  readonly onClose: () => void;
}

/** The banks that money can be sent to. */
const banksQuery = queryOptions({
  queryKey: ['registration-constants', 'banks'],
  queryFn: async ({ signal }) => (await call('investorRegistrationConstants', { signal })).banks,
});

/** The account that the payer stated: only one in the payer's own name is stored (PAY-13). */
export function VerifyAccountForm({
  payerName,
  explanation,
  send,
  onVerified,
  onClose,
}: VerifyAccountFormProps): ReactNode {
  const t = useText();
  const banks = useQuery(banksQuery);
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { bic: '', number: '', payer_name: '', evidence: '' },
    send: ({ bic, number, payer_name, evidence }) =>
      send(payerName === null ? { bic, number, payer_name, evidence } : { bic, number }),
    onSuccess: async () => {
      showToast('success', t('verifyAccount.done'));
      await onVerified();
      onClose();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <FormErrors message={message} problems={problems} />
        <p>
          {explanation ??
            (payerName === null ? t('verifyAccount.unnamed') : t('verifyAccount.body', { payer: payerName }))}
        </p>
        {payerName === null && (
          <>
            <TextInput
              label={t('verifyAccount.payer')}
              data-path="payer_name"
              autoComplete="off"
              required
              {...form.getInputProps('payer_name')}
            />
            <Textarea
              label={t('verifyAccount.evidence')}
              description={t('verifyAccount.evidenceHint')}
              data-path="evidence"
              autosize
              minRows={2}
              required
              {...form.getInputProps('evidence')}
            />
          </>
        )}
        <Select
          label={t('verifyAccount.bank')}
          data-path="bic"
          searchable
          required
          data={(banks.data ?? []).map(({ value, name }) => ({ value, label: name }))}
          value={form.values.bic === '' ? null : form.values.bic}
          onChange={(bic) => form.setFieldValue('bic', bic ?? '')}
          error={form.errors.bic}
        />
        <TextInput
          label={t('verifyAccount.number')}
          data-path="number"
          inputMode="numeric"
          autoComplete="off"
          required
          {...form.getInputProps('number')}
        />
        <Group gap="sm">
          <Button type="submit" loading={working}>
            {t('verifyAccount.enquire')}
          </Button>
          <Button variant="default" onClick={onClose} disabled={working}>
            {t('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

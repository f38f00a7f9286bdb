import { Button, FileInput, Select, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../../components/date-text.tsx';
import { formatMoney } from '../../../../components/money.tsx';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import type { Proposal } from '../../shared/use-propose.ts';
import { type OpenPeriod, recipientsQuery, uploadInvoice } from '../api/treasury.ts';
import { useText } from '../text.ts';

interface RemittanceFormProps {
  readonly period: OpenPeriod;
  readonly onClose: () => void;
}

interface Details {
  readonly recipientId: string;
  readonly invoiceId: string;
  readonly invoiceNumber: string;
}

const none: Details = { recipientId: '', invoiceId: '', invoiceNumber: '' };

/** Proposes what is owed for a period; costs of recovery come with their invoice. */
export function RemittanceForm({ period, onClose }: RemittanceFormProps): ReactNode {
  const t = useText();
  const [details, setDetails] = useState(none);
  const { amount, from, through, obligation } = period;
  const isTax = obligation === 'service_tax' || obligation === 'withholding_tax';
  const sentence = t('remit.body', {
    amount: formatMoney(amount),
    from: formatDate(from),
    through: formatDate(through),
  });
  return (
    <ProposalForm
      kind="treasury_remittance"
      submit={t('remit.submit')}
      propose={(reason) => proposalOf(period, details, reason)}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) => (
        <>
          <p>{sentence}</p>
          {isTax ? (
            <p>{t('remit.toOperating')}</p>
          ) : (
            <RecipientField
              purpose={obligation === 'charity' ? 'charity' : 'agent'}
              value={details.recipientId}
              error={errorOf('recipient_id')}
              onChange={(recipientId) => setDetails({ ...details, recipientId })}
            />
          )}
          {obligation === 'recovery_costs' && (
            <InvoiceFields details={details} errorOf={errorOf} onChange={setDetails} />
          )}
        </>
      )}
    </ProposalForm>
  );
}

function proposalOf({ obligation, through, note }: OpenPeriod, details: Details, reason: string): Proposal {
  return {
    kind: 'treasury_remittance',
    after: {
      obligation: obligation === 'fees' ? 'charity' : obligation,
      through,
      ...(details.recipientId === '' ? {} : { recipient_id: details.recipientId }),
      ...(note === null ? {} : { note_id: note.id }),
      ...(details.invoiceId === '' ? {} : { invoice_file_id: details.invoiceId }),
      ...(details.invoiceNumber === '' ? {} : { invoice_number: details.invoiceNumber }),
    },
    reason,
  };
}

interface RecipientFieldProps {
  readonly purpose: 'charity' | 'agent';
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (id: string) => void;
}

function RecipientField({ purpose, value, error, onChange }: RecipientFieldProps): ReactNode {
  const t = useText();
  const recipients = useQuery(recipientsQuery);
  const active = (recipients.data?.items ?? []).filter(
    (one) => one.purpose === purpose && one.state === 'active',
  );
  return (
    <Select
      label={t('remit.recipient')}
      data-path="recipient_id"
      required
      placeholder={active.length === 0 ? t('remit.noRecipient') : ''}
      data={active.map(({ id, name, account_last4: last4 }) => ({
        value: id,
        label: t('history.account', { name, last4 }),
      }))}
      value={value === '' ? null : value}
      onChange={(id) => onChange(id ?? '')}
      error={error}
    />
  );
}

interface InvoiceFieldsProps {
  readonly details: Details;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (details: Details) => void;
}

function InvoiceFields({ details, errorOf, onChange }: InvoiceFieldsProps): ReactNode {
  const t = useText();
  const [file, setFile] = useState<File | null>(null);
  const upload = useMutation({
    mutationFn: uploadInvoice,
    onSuccess: (invoiceId) => onChange({ ...details, invoiceId }),
  });
  return (
    <>
      <FileInput
        label={t('remit.invoice')}
        placeholder={t('remit.invoiceChoose')}
        accept=".pdf,.jpg,.jpeg,.png,.webp"
        required
        data-path="invoice_file_id"
        value={file}
        onChange={setFile}
        error={upload.error === null ? errorOf('invoice_file_id') : upload.error.message}
        description={details.invoiceId === '' ? undefined : t('remit.attached')}
      />
      {details.invoiceId === '' && (
        <Button
          variant="default"
          disabled={file === null}
          loading={upload.isPending}
          onClick={() => file !== null && upload.mutate(file)}
        >
          {t('remit.attach')}
        </Button>
      )}
      <TextInput
        label={t('remit.invoiceNumber')}
        data-path="invoice_number"
        required
        value={details.invoiceNumber}
        error={errorOf('invoice_number')}
        onChange={(event) => onChange({ ...details, invoiceNumber: event.currentTarget.value })}
      />
    </>
  );
}

import { Select, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { MoneyInput } from '../../../components/number-field.tsx';
import { businessToday } from '../../../lib/clock/business-now.ts';
import panel from '../../../lib/office/panel.module.css';
import { ProposalForm } from '../../../lib/office/proposal-form.tsx';
import type { NoteDeskAnswer } from '../api/note-desk.ts';
import { text, useText } from '../text.ts';

type Source = 'issuer' | 'guarantor' | 'recovery';

interface ReceiptFormProps {
  readonly answer: NoteDeskAnswer;
  readonly onClose: () => void;
}

/** Money on a note that came by a transfer, as the bank's statement has it (rules §4). */
export function ReceiptForm({ answer, onClose }: ReceiptFormProps): ReactNode {
  const t = useText();
  const sources = sourcesOf(answer);
  const [receipt, setReceipt] = useState(() => emptyReceipt(answer));
  const set = (change: Partial<typeof receipt>) => setReceipt((now) => ({ ...now, ...change }));
  return (
    <ProposalForm
      kind="note_receipt"
      submit={t('receipt.submit')}
      propose={(reason) => ({
        kind: 'note_receipt',
        subject_id: answer.note.id,
        after: receipt,
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) => (
        <>
          <Select
            label={t('receipt.source')}
            data={sources.map((one) => ({ value: one, label: t(`receipt.sources.${one}`) }))}
            value={receipt.source}
            allowDeselect={false}
            data-path="source"
            error={errorOf('source')}
            onChange={(next) => set({ source: sources.find((one) => one === next) ?? 'issuer' })}
          />
          <div data-path="amount">
            <MoneyInput
              label={t('receipt.amount')}
              required
              value={receipt.amount}
              onChange={(amount) => set({ amount })}
              error={errorOf('amount')}
            />
          </div>
          <TextInput
            label={t('receipt.on')}
            type="date"
            required
            max={businessToday()}
            value={receipt.received_on}
            data-path="received_on"
            error={errorOf('received_on')}
            onChange={(event) => set({ received_on: event.currentTarget.value })}
          />
          <TextField name="payer_name" value={receipt.payer_name} error={errorOf('payer_name')} set={set} />
          <TextField
            name="bank_reference"
            value={receipt.bank_reference}
            error={errorOf('bank_reference')}
            set={set}
          />
          <p className={panel.hint}>{t('receipt.hint')}</p>
        </>
      )}
    </ProposalForm>
  );
}

interface TextFieldProps {
  readonly name: 'payer_name' | 'bank_reference';
  readonly value: string;
  readonly error: string | undefined;
  readonly set: (change: { [name: string]: string }) => void;
}

function TextField({ name, value, error, set }: TextFieldProps): ReactNode {
  return (
    <TextInput
      label={text(name === 'payer_name' ? 'receipt.payer' : 'receipt.reference')}
      required
      value={value}
      data-path={name}
      error={error}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  );
}

function sourcesOf({ can }: NoteDeskAnswer): Source[] {
  return [
    'issuer' as const,
    ...(can.record_guarantor === true ? (['guarantor'] as const) : []),
    ...(can.record_recovery === true ? (['recovery'] as const) : []),
  ];
}

function emptyReceipt({ note }: NoteDeskAnswer) {
  const source: Source = 'issuer';
  return {
    source: source as Source,
    amount: '',
    received_on: businessToday(),
    payer_name: note.issuer_name,
    bank_reference: '',
  };
}

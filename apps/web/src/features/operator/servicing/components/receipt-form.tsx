import { Select, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { DateField } from '../../../../components/date-field.tsx';
import { MoneyInput } from '../../../../components/number-field.tsx';
import { businessToday } from '../../../../lib/clock/business-now.ts';
import panel from '../../shared/panel.module.css';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { type ReceiptLine, ReceiptLineSelect } from '../../shared/receipt-line-select.tsx';
import type { NoteServicingData } from '../api/note-servicing.ts';
import { useText } from '../text.ts';

type Source = 'issuer' | 'guarantor' | 'recovery';

interface ReceiptFormProps {
  readonly answer: NoteServicingData;
  readonly onClose: () => void;
}

/** Money on a note that came by a transfer, as the bank's statement has it (REP-7). */
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
          <ReceiptLineSelect
            amount={receipt.amount}
            value={receipt.bank_reference}
            error={errorOf('bank_reference')}
            onChoose={(line) => set(line === null ? { bank_reference: '' } : shownBy(line))}
          />
          <DateField
            label={t('receipt.on')}
            required
            max={businessToday()}
            value={receipt.received_on}
            data-path="received_on"
            error={errorOf('received_on')}
            onChange={(day) => set({ received_on: day })}
          />
          <TextInput
            label={t('receipt.payer')}
            required
            value={receipt.payer_name}
            data-path="payer_name"
            error={errorOf('payer_name')}
            onChange={(event) => set({ payer_name: event.currentTarget.value })}
          />
          <p className={panel.hint}>{t('receipt.hint')}</p>
        </>
      )}
    </ProposalForm>
  );
}

/** What the statement says of the money. */
function shownBy(line: ReceiptLine) {
  const { bank_reference, amount, booked_on: received_on, counterparty } = line;
  return {
    ...{ bank_reference, amount, received_on },
    ...(counterparty === null ? {} : { payer_name: counterparty }),
  };
}

function sourcesOf({ can }: NoteServicingData): Source[] {
  return [
    'issuer' as const,
    ...(can.record_guarantor === true ? (['guarantor'] as const) : []),
    ...(can.record_recovery === true ? (['recovery'] as const) : []),
  ];
}

function emptyReceipt({ note }: NoteServicingData) {
  const source: Source = 'issuer';
  return {
    source: source as Source,
    amount: '',
    received_on: businessToday(),
    payer_name: note.issuer_name,
    bank_reference: '',
  };
}

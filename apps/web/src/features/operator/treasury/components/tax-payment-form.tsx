import { Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../../components/date-text.tsx';
import { formatMoney } from '../../../../components/money.tsx';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { type Remittance, taxLinesQuery } from '../api/treasury.ts';
import { useText } from '../text.ts';

interface TaxPaymentFormProps {
  readonly remittance: Remittance;
  readonly onClose: () => void;
}

/** Names the line of the operating account's statement that paid the authority, with its receipt. */
export function TaxPaymentForm({ remittance, onClose }: TaxPaymentFormProps): ReactNode {
  const t = useText();
  const { id, amount, obligation, through } = remittance;
  const lines = useQuery(taxLinesQuery(id));
  const [line, setLine] = useState<string | null>(null);
  const [reference, setReference] = useState('');
  const open = lines.data?.items ?? [];
  const what = t(`obligation.${obligation}`);
  return (
    <ProposalForm
      kind="tax_payment"
      submit={t('payment.submit')}
      propose={(reason) => ({
        kind: 'tax_payment',
        subject_id: id,
        after: { bank_reference: line ?? '', official_reference: reference },
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) => (
        <>
          <p>{t('payment.body', { amount: formatMoney(amount), what, through: formatDate(through) })}</p>
          {lines.isSuccess && open.length === 0 && <p>{t('payment.none')}</p>}
          <Select
            label={t('payment.line')}
            data-path="bank_reference"
            required
            data={open.map((one) => ({
              value: one.bank_reference,
              label: t('payment.lineText', {
                date: formatDate(one.booked_on),
                who: one.counterparty ?? one.description ?? one.bank_reference,
              }),
            }))}
            value={line}
            onChange={setLine}
            error={errorOf('bank_reference')}
          />
          <TextInput
            label={t('payment.reference')}
            data-path="official_reference"
            required
            value={reference}
            error={errorOf('official_reference')}
            onChange={(event) => setReference(event.currentTarget.value)}
          />
        </>
      )}
    </ProposalForm>
  );
}

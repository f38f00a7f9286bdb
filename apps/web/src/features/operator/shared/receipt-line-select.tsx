import { Select } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { formatMoney } from '../../../components/money.tsx';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';
import { useText } from './text.ts';

export type ReceiptLine = CallResponse<'operatorReceiptLines'>['items'][number];

/** Ringgit with at most two decimals: anything else lists lines of every amount. */
const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;

/** Open credits of the trust account, of one amount where it is known. */
function receiptLinesQuery(amount: string) {
  const query = AMOUNT.test(amount) ? { amount } : {};
  return queryOptions({
    queryKey: ['operator', 'reconciliation', 'receipt-lines', query],
    queryFn: ({ signal }) => call('operatorReceiptLines', { query, signal }),
  });
}

interface ReceiptLineSelectProps {
  /** Ringgit as typed; empty for lines of every amount. */
  readonly amount: string;
  /** The bank's reference of the chosen line, or empty. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChoose: (line: ReceiptLine | null) => void;
}

/** The open line of the bank's statement for a manually recorded receipt (REP-7). */
export function ReceiptLineSelect({ amount, value, error, onChoose }: ReceiptLineSelectProps): ReactNode {
  const t = useText();
  const { data } = useQuery(receiptLinesQuery(amount));
  const lines = data?.items ?? [];
  return (
    <Select
      label={t('line.label')}
      description={data !== undefined && lines.length === 0 ? t('line.none') : t('line.hint')}
      placeholder={t('line.choose')}
      data={lines.map((line) => ({ value: line.bank_reference, label: labelOf(line) }))}
      value={value === '' ? null : value}
      required
      searchable
      data-path="bank_reference"
      error={error}
      onChange={(chosen) => onChoose(lines.find((line) => line.bank_reference === chosen) ?? null)}
    />
  );
}

function labelOf({
  booked_on: on,
  counterparty,
  reference,
  bank_reference: id,
  amount,
}: ReceiptLine): string {
  return [formatDate(on), counterparty, reference ?? id, formatMoney(amount)].filter(Boolean).join(' · ');
}

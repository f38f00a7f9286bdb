import type { ReactNode } from 'react';
import { callForFile } from '../../../lib/api/client.ts';
import { useText } from '../text.ts';
import { DocumentButton } from './document-button.tsx';

interface ReceiptButtonProps {
  /** The id of a booked payment, or the reference under which it was started. */
  readonly payment: string;
  /** As the file is named. */
  readonly number: string;
  readonly compact?: boolean;
}

/** Saves the receipt of a booked payment as a PDF. */
export function ReceiptButton({ payment, number, compact = false }: ReceiptButtonProps): ReactNode {
  const t = useText();
  return (
    <DocumentButton
      label={t('payments.receipt')}
      name={t('payments.receiptOf', { number })}
      fileName={t('payments.fileName', { number })}
      failed={t('payments.failed')}
      read={() => callForFile('noteBoReceipt', { params: { id: payment } })}
      compact={compact}
    />
  );
}

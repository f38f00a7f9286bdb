import type { FinancingData } from './financing-data.ts';

/**
 * The keys that make an application of an issuer unique; stored beside the form, so that the database rejects a
 * duplicate.
 */
export function keysOf(data: Pick<FinancingData, 'purpose' | 'invoice_number'>) {
  const number = data.invoice_number === null ? '' : plain(data.invoice_number).replaceAll(' ', '');
  return {
    purpose_key: plain(data.purpose ?? ''),
    invoice_key: number === '' ? null : number,
  };
}

/** Without what people write differently from one time to the next. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

import { defineMessages } from '@titian/contracts/messages/definition';
import { documentWords } from '../../../platform/documents/document-texts.ts';

/** Heads of the file of large amounts. */
export const largeAmountWords = documentWords(
  defineMessages({
    date: { en: 'Date', ms: 'Tarikh' },
    number: { en: 'Investor number', ms: 'Nombor pelabur' },
    name: { en: 'Name', ms: 'Nama' },
    deposits: { en: 'Deposits (RM)', ms: 'Deposit (RM)' },
    withdrawals: { en: 'Withdrawals (RM)', ms: 'Pengeluaran (RM)' },
    total: { en: 'Total (RM)', ms: 'Jumlah (RM)' },
  }),
);

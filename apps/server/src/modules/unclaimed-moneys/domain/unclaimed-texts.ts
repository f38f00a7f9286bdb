import { defineMessages } from '@titian/contracts/messages/definition';
import { documentWords } from '../../../platform/documents/document-texts.ts';

/** Heads and values of the files of unclaimed moneys. */
export const unclaimedWords = documentWords(
  defineMessages({
    number: { en: 'Investor number', ms: 'Nombor pelabur' },
    name: { en: 'Name', ms: 'Nama' },
    amount: { en: 'Cash balance (RM)', ms: 'Baki tunai (RM)' },
    last_on: { en: 'Last activity on', ms: 'Aktiviti terakhir pada' },
    last_kind: { en: 'Last activity', ms: 'Aktiviti terakhir' },
    unclaimed_on: { en: 'Unclaimed on', ms: 'Tidak dituntut pada' },
    days_left: { en: 'Days left', ms: 'Baki hari' },
    notices: { en: 'Notices sent', ms: 'Notis dihantar' },
    last_notice: { en: 'Last notice on', ms: 'Notis terakhir pada' },
    return_year: { en: 'Paid for the return of', ms: 'Dibayar bagi penyata tahun' },
    reference: { en: 'Reference', ms: 'Rujukan' },
    paid_on: { en: 'Paid to the Registrar on', ms: 'Dibayar kepada Pendaftar pada' },
    deposit: { en: 'Deposit', ms: 'Tambah nilai' },
    withdrawal: { en: 'Withdrawal', ms: 'Pengeluaran' },
    subscription: { en: 'Investment', ms: 'Pelaburan' },
    preset: { en: 'Auto investment preset', ms: 'Pratetap pelaburan automatik' },
    sign_in: { en: 'Sign-in', ms: 'Log masuk' },
    approval: { en: 'Approval of the account', ms: 'Kelulusan akaun' },
  }),
);

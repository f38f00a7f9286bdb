import { defineMessages } from './definition.ts';

/** Top-ups, withdrawals and statements. */
export const walletMessages = defineMessages({
  withdrawal_hold: {
    en: 'Withdrawals are on hold for {{hours, number}} hours after a security change. Please try later.',
    ms: 'Pengeluaran ditangguhkan selama {{hours, number}} jam selepas perubahan keselamatan. Sila cuba kemudian.',
  },
  second_payer_differs: {
    en: 'The payer is somebody else, so this may not be credited.',
    ms: 'Pembayar ialah orang lain, jadi ini tidak boleh dikreditkan.',
  },
  line_for_credited_transfer_only: {
    en: 'Only a transfer by hand that is credited names a line of the statement.',
    ms: 'Hanya pindahan manual yang dikreditkan menyatakan baris penyata.',
  },
  transfer_line_required: {
    en: 'Please choose the line of the bank statement that shows this transfer. Until a statement shows it, it cannot be credited.',
    ms: 'Sila pilih baris penyata bank yang menunjukkan pindahan ini. Selagi tiada penyata menunjukkannya, ia tidak boleh dikreditkan.',
  },
  line_sender_differs: {
    en: 'The sender of this line is somebody else. Return the line to its sender instead.',
    ms: 'Pengirim baris ini ialah orang lain. Pulangkan baris ini kepada pengirimnya.',
  },
  withdrawal_above_balance: {
    en: 'Please enter at most your cash balance of {{balance, money}}.',
    ms: 'Sila masukkan paling banyak baki tunai anda sebanyak {{balance, money}}.',
  },
  withdrawal_below_minimum: {
    en: 'Please enter at least {{minimum, money}}, or your whole cash balance.',
    ms: 'Sila masukkan sekurang-kurangnya {{minimum, money}}, atau keseluruhan baki tunai anda.',
  },
  period_not_begun: {
    en: 'Please choose a month or year that has begun',
    ms: 'Sila pilih bulan atau tahun yang telah bermula',
  },
  day_in_future: {
    en: 'Please choose days up to today',
    ms: 'Sila pilih hari sehingga hari ini',
  },
  income_statement_for_investors: {
    en: 'Please choose a statement: income statements are for investors',
    ms: 'Sila pilih penyata: penyata pendapatan adalah untuk pelabur',
  },
  topup_below_minimum: {
    en: 'Minimum top up of {{minimum, money}}.',
    ms: 'Tambah nilai minimum ialah {{minimum, money}}.',
  },
  topup_above_maximum: {
    en: 'Maximum top up of {{maximum, money}} in one payment.',
    ms: 'Tambah nilai maksimum ialah {{maximum, money}} dalam satu bayaran.',
  },
});

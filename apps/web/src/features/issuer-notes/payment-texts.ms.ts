import type { Malay } from '../../lib/text/malay.ts';
import type { paymentTexts } from './payment-texts.ts';

export const paymentMalay: Malay<typeof paymentTexts> = {
  payments: {
    open: 'Bayaran dan resit',
    titleOf: 'Bayaran bagi nota {{number}}',
    none: 'Belum ada bayaran dibukukan bagi nota ini.',
    by: '{{method}}, {{reference}}',
    method: {
      fpx: 'FPX',
      direct_debit: 'Debit langsung',
      bank_transfer: 'Pindahan bank',
      excess: 'Lebihan bayaran digunakan',
      guarantor: 'Dibayar oleh penjamin',
      recovery: 'Pemulihan selepas kemungkiran',
    },
    guarantor: 'Dibayar balik kepada penjamin',
    excess: 'Lebihan bayaran',
    receipt: 'Resit (PDF)',
    receiptOf: 'Resit {{number}} (PDF)',
    fileName: 'resit-{{number}}.pdf',
    quote: 'Sebut harga penyelesaian (PDF)',
    quoteName: 'penyelesaian-{{number}}-{{day}}.pdf',
    quoteFailed: 'Sebut harga penyelesaian tidak dapat dibuka, sila cuba lagi.',
    failed: 'Resit tidak dapat dibuka, sila cuba lagi.',
  },
  letters: {
    open: 'Surat',
    titleOf: 'Surat tentang nota {{number}}',
    none: 'Tiada surat dihantar kepada anda tentang nota ini.',
    one: '{{letter}} bertarikh {{day}} (PDF)',
    failed: 'Surat tidak dapat dibuka, sila cuba lagi.',
    template: {
      payment_reminder: 'Peringatan bayaran',
      notice_of_arrears: 'Notis tunggakan',
      letter_of_demand: 'Surat tuntutan',
      notice_to_guarantor: 'Notis kepada penjamin',
      notice_of_default: 'Notis kemungkiran',
    },
  },
  transfer: {
    open: 'Bayar melalui pindahan bank',
    name: 'Pemegang akaun',
    bank: 'Bank',
    number: 'Nombor akaun',
    reference: 'Rujukan bayaran',
    copy: 'Salin',
    copied: 'Disalin',
    copyOf: 'Salin {{label}}',
    body: 'Buat pindahan dari akaun syarikat anda dan masukkan rujukan ini dengan tepat. Bayaran dibukukan bagi nota setelah penyata bank kami menunjukkannya, biasanya pada hari perniagaan berikutnya, dan dikira dari hari ia diterima dalam akaun kami.',
  },
  refund: {
    button: 'Pulangkan lebihan bayaran',
    body: '{{amount}} akan dibayar ke akaun bank syarikat anda dalam kelompok bayaran keluar seterusnya dan tidak lagi digunakan untuk ansuran seterusnya.',
    done: '{{amount}} sedang dipulangkan ke akaun bank anda •••• {{last4}}.',
    close: 'Tutup',
  },
};

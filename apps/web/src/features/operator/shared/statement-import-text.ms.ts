import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './statement-import-text.ts';

export const malay: Malay<typeof english> = {
  title: 'Kesan import ini',
  account: { trust_bank: 'Akaun amanah', operating_bank: 'Akaun operasi' },
  statement: '{{account}}, penyata {{number}}',
  day: '{{day}}',
  days: '{{from}} – {{to}}',
  balances: '{{opening}} kepada {{closing}}',
  final: 'Akhir hari',
  intraday: 'Dalam hari',
  continuity: {
    first:
      'Penyata pertama akaun ini. Operator yang meluluskannya turut meluluskan baki pembukaan {{opening}}.',
    continues: 'Penyata ini bermula dengan baki penutup penyata terakhir.',
    intraday:
      'Hari terakhirnya belum tamat semasa dimuat naik. Penyata ini menambah baris dan tidak membuktikan baki; penyata akhir mesti menunjukkan baris yang sama.',
    gap: 'Jurang: penyata {{day}} berakhir dengan {{expected}}, dan penyata ini bermula dengan {{opening}}.',
    contradicts:
      'Penyata ini bercanggah dengan penyata akhir bagi hari-hari ini, dan tidak boleh diluluskan.',
  },
  held: 'Jika diluluskan sekarang, penyata ini menunggu sehingga penyata yang hilang diimport atau dua operator menjelaskan jurang itu. Sebelum itu tiada apa-apa diselesaikan.',
  totals: 'Semua baris',
  count_other: '{{count}} baris',
  effect: {
    none: 'Sudah diimport',
    contradicts: 'Bercanggah dengan baris yang diimport',
    payout_paid: 'Bayaran keluar menjadi dibayar',
    payout_returned: 'Bayaran keluar dipulangkan',
    arrival: 'Pindahan sapuan tiba',
    payment_matched: 'Bayaran FPX dipadankan',
    transfer_matched: 'Pindahan dipadankan',
    exception: 'Menjadi pengecualian',
  },
  purpose: {
    withdrawal: 'pengeluaran {{name}}',
    disbursement: 'pengeluaran dana kepada {{name}}',
    refund: 'bayaran balik kepada {{name}}',
    excess: 'lebihan bayaran balik kepada {{name}}',
    reward: 'ganjaran {{name}}',
    receipt: 'terimaan dipulangkan kepada {{name}}',
    guarantor: 'penjamin {{name}}',
    sweep: 'sapuan kepada {{name}}',
    remittance: 'kiriman kepada {{name}}',
    line_return: 'wang tidak dikenal pasti dipulangkan kepada {{name}}',
  },
  columns: { who: 'Pihak lain', effect: 'Kesannya', amount: 'Jumlah' },
  unnamed: 'Tidak dinamakan oleh bank',
  return: 'Pemulangan',
  lines: 'Baris penyata {{number}}',
  empty: 'Tiada baris.',
  more: '500 yang pertama daripada {{count}} baris; yang menggerakkan wang didahulukan.',
  decided: 'Fail ini telah diputuskan. Barisnya ada bersama penyata.',
};

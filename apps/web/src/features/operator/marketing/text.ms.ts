import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Ganjaran rujukan',
  subtitle:
    'Ganjaran dibayar daripada fi yang diperuntukkan oleh bahagian kewangan. Ganjaran menunggu selagi peruntukan tidak mencukupi; akaun tidak pernah kurang daripada sifar.',
  balance: 'Diperuntukkan',
  fees: 'Fi diperoleh dalam bank amanah',
  feesMeaning:
    'Fi yang telah diperoleh dan belum dikeluarkan dari bank amanah. Wang pelanggan tidak termasuk.',
  paid: 'Dibayar setakat ini',
  waiting: 'Menunggu',
  waitingNote_other: '{{count}} ganjaran',
  fund: 'Peruntukkan wang',
  fundTitle: 'Peruntukkan fi untuk ganjaran',
  fundBody:
    'Tiada transaksi di bank. Ganjaran yang menunggu dibayar sebaik sahaja operator kedua meluluskannya.',
  amount: 'Jumlah',
};

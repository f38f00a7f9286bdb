import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Ganjaran rujukan',
  subtitle:
    'Ganjaran dibayar daripada fi yang diperuntukkan oleh bahagian kewangan. Ganjaran kekal tertunda selagi dana tidak mencukupi; akaun tidak pernah kurang daripada sifar.',
  balance: 'Dana ganjaran',
  fees: 'Fi diperoleh dalam akaun amanah',
  feesMeaning:
    'Fi yang telah diperoleh dan belum disapu daripada akaun amanah. Wang pelanggan tidak termasuk.',
  paid: 'Dibayar setakat ini',
  waiting: 'Tertunda',
  waitingNote_other: '{{count}} ganjaran',
  fund: 'Biayai ganjaran',
  fundTitle: 'Biayai ganjaran daripada fi',
  fundBody:
    'Tiada wang bergerak di bank. Ganjaran tertunda dibayar sebaik sahaja operator kedua meluluskannya.',
  amount: 'Jumlah',
};

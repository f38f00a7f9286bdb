import type { Malay } from '../../lib/text/malay.ts';
import type { recoveryTexts } from './recovery-texts.ts';

export const recoveryMalay: Malay<typeof recoveryTexts> = {
  recovery: {
    title: 'Tunggakan dan pemulihan',
    late_other: 'Satu bayaran lewat {{count}} hari.',
    paidUp: 'Tunggakan telah dijelaskan.',
    defaulted: 'Nota ini mungkir sejak {{day}}. Jumlah yang dipulihkan diagihkan kepada pelaburnya.',
    wasRecovered: 'Nota ini mungkir mulai {{day}} dan telah dipulihkan: semua prinsipal telah dibayar balik.',
    wasWrittenOff:
      'Nota ini mungkir mulai {{day}}, dan jumlah yang tidak dipulihkan telah dihapus kira. Pemulihan selepas itu akan diagihkan.',
    byGuarantor:
      '{{name}} menjamin nota ini dan membayar jumlah belum jelas pada {{day}}. Tiada lagi jumlah terhutang kepada pelaburnya.',
    defaultedByGuarantor:
      'Nota ini mungkir mulai {{since}}. {{name}} menjaminnya dan membayar jumlah belum jelas pada {{day}}: tiada lagi jumlah terhutang kepada pelaburnya.',
    late_charge: 'Termasuk caj lewat bayar',
    tawidh: 'Termasuk ta’widh, kepada pelabur',
    gharamah: 'Termasuk gharamah, untuk kebajikan',
    costs_due: 'Termasuk kos pemulihan',
    ibra: 'Rebat diberi (ibra’)',
    late_waived: 'Caj lewat bayar dikecualikan',
    gharamah_waived: 'Gharamah dikecualikan',
    amount_due: 'Perlu dibayar',
    received: 'Diterima setakat ini',
    recovered: 'Dipulihkan sejak mungkir',
    costs: 'Kos pemulihan',
    outstanding: 'Baki prinsipal',
    written_off: 'Dihapus kira',
    net_to_me: 'Bersih kepada anda sejak mungkir',
    claimed: '{{name}} menjamin nota ini. Tuntutan dibuat pada {{day}}.',
    claimedAmount: 'Tuntutan ke atas penjamin',
    paidOn: 'Dibayar oleh penjamin pada {{day}}',
    accruedSince: 'Terakru sejak tuntutan, selepas bayaran lain',
    settledSince: 'Diselesaikan atau dikecualikan dengan cara lain sejak tuntutan',
    openClaim: 'Tuntutan belum dijelaskan',
    notExpected: 'Tidak lagi dijangka sejak {{day}}',
    paidAfter: 'Dibayar selepas penutupan pada {{day}}',
    closedWhy: 'Tuntutan ditutup pada {{day}}. {{explanation}}',
    next: 'Langkah seterusnya',
    step: '{{step}}, paling lewat {{day}}',
    noNext: 'Tiada langkah lanjut dirancang.',
  },
};

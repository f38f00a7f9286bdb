import type { Malay } from '../../lib/text/malay.ts';
import type { resultTexts } from './result-texts.ts';

export const resultMalay: Malay<typeof resultTexts> = {
  result: {
    title: 'Bayaran anda',
    pending: 'Menunggu bank anda',
    succeeded: 'Bayaran diterima',
    held: 'Sedang disemak',
    failed: 'Tidak dibayar',
    expired: 'Masa telah tamat',
    amount: 'Jumlah',
    reference: 'Rujukan',
    note: 'Nota',
    settled: 'Selesai pada',
    pendingHint:
      'Sesetengah syarikat meluluskan bayaran dalam langkah kedua: bayaran mungkin menunggu sehingga langkah itu selesai.',
    heldHint:
      'Sila jangan bayar sekali lagi. Wang itu selamat dan kami akan memaklumkan anda sebaik sahaja ia diluluskan.',
    again: 'Kembali ke nota saya',
    toNotes: 'Lihat nota saya',
  },
  reason: {
    cancelled: 'Bayaran dibatalkan di bank.',
    timed_out: 'Bank tidak menerima jawapan tepat pada masanya.',
    limit: 'Bayaran melebihi had bank anda. Sila naikkan had atau bayar secara berperingkat.',
    bank_offline: 'Perkhidmatan bank anda tidak tersedia. Sila cuba lagi kemudian.',
    other: 'Bank anda menolaknya. Sila tanya bank anda atau guna bank lain.',
    name_check: 'Bayaran datang dari akaun yang bukan atas nama syarikat anda, pengarah atau penjamin.',
  },
};

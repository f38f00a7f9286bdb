import type { Malay } from '../../lib/text/malay.ts';
import type { resultTexts } from './result-texts.ts';

export const resultMalay: Malay<typeof resultTexts> = {
  result: {
    title: 'Status bayaran',
    pending: 'Menunggu pengesahan bank',
    succeeded: 'Bayaran diterima',
    held: 'Bayaran sedang disemak',
    failed: 'Bayaran gagal',
    expired: 'Bayaran tamat tempoh',
    amount: 'Jumlah',
    reference: 'Rujukan',
    note: 'Nota',
    settled: 'Diselesaikan pada',
    pendingHint:
      'Bayaran korporat mungkin memerlukan kelulusan kedua di syarikat anda; bayaran kekal belum selesai sehingga itu.',
    heldHint:
      'Sila jangan bayar sekali lagi. Wang itu selamat dan kami akan memaklumkan anda sebaik sahaja ia diluluskan.',
    again: 'Kembali ke nota saya',
    toNotes: 'Lihat nota saya',
  },
  reason: {
    cancelled: 'Bayaran dibatalkan di bank.',
    timed_out: 'Bayaran tamat masa di bank.',
    limit: 'Bayaran melebihi had bank anda. Sila naikkan had atau bayar secara berperingkat.',
    bank_offline: 'Perkhidmatan bank anda tidak tersedia. Sila cuba lagi kemudian.',
    other: 'Bank anda menolak bayaran. Sila hubungi bank anda atau guna bank lain.',
    name_check: 'Akaun pembayar bukan atas nama syarikat anda, pengarah atau penjamin.',
  },
};

import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  mailbox: {
    title: 'Peti mel demo',
    subtitle:
      'Setiap e-mel yang dihantar oleh produk ini di sini, terbaharu dahulu. Tiada e-mel keluar dari mesin ini.',
    to: 'Hanya ke alamat ini',
    empty: 'Belum ada e-mel',
    emptyBody: 'Buka akaun, dan e-mel pengesahannya dipaparkan di sini.',
    toWhom: 'kepada {{to}}',
    links: 'Pautan',
  },
  clock: {
    title: 'Tarikh urusan demo',
    subtitle: 'Mengubah tarikh bagi permintaan pelayar ini. Sesi dan kod kekal mengikut masa sebenar.',
    now: 'Pelayar ini meminta bagi {{date}}.',
    real: 'Pelayar ini meminta bagi hari ini.',
    date: 'Tarikh urusan',
    set: 'Tetapkan tarikh',
    clear: 'Kembali ke hari ini',
    runTitle: 'Akhir hari',
    runBody:
      'Menjalankan kerja akhir hari ini: apa yang perlu dibayar, lewat atau tamat diselesaikan. Hari yang tertinggal turut dijalankan.',
    run: 'Jalankan akhir hari',
    ran_other: '{{count}} hari telah dijalankan, sehingga {{date}}.',
  },
};

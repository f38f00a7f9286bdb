import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  mailbox: {
    title: 'Peti mel demo',
    subtitle: 'E-mel yang dihantar oleh produk ini, terbaharu dahulu. Tiada e-mel keluar dari mesin ini.',
    to: 'Penerima',
    empty: 'Belum ada e-mel',
    emptyBody: 'Daftar akaun untuk menerima e-mel pengesahannya di sini.',
    toWhom: 'kepada {{to}}',
    links: 'Pautan',
  },
  clock: {
    title: 'Tarikh urusan demo',
    subtitle: 'Mengubah tarikh urusan untuk pelayar ini. Sesi dan kod menggunakan masa sebenar.',
    now: 'Tarikh urusan dalam pelayar ini: {{date}}.',
    real: 'Tarikh urusan dalam pelayar ini: hari ini.',
    date: 'Tarikh urusan',
    set: 'Tetapkan tarikh',
    clear: 'Tetapkan semula kepada hari ini',
    runTitle: 'Akhir hari',
    runBody:
      'Menjalankan tugas akhir hari bagi tarikh ini: bayaran balik yang perlu dibayar, caj lewat bayar dan tamat tempoh. Hari yang tertinggal turut dijalankan.',
    run: 'Jalankan akhir hari',
    ran_other: '{{count}} hari telah diproses, sehingga {{date}}.',
  },
};

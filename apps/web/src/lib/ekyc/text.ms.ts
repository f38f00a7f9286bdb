import type { Malay } from '../text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Semakan identiti',
  state: {
    none: 'Tiga gambar, kira-kira dua minit. Permohonan anda diluluskan selepas semakan ini selesai.',
    identity_missing:
      'Isi nama dan nombor dokumen anda dahulu; selepas itu semakan mengambil kira-kira dua minit.',
    open: 'Sudah dimulakan tetapi belum selesai.',
    review: 'Gambar anda telah kami terima dan sedang disemak.',
    approved: 'Selesai. Identiti anda telah disahkan.',
    retry: 'Sila ambil gambar sekali lagi.',
    rejected: 'Tidak berjaya. Buka untuk melihat sebabnya.',
  },
  go: { begin: 'Mula', on: 'Teruskan', see: 'Lihat' },
};

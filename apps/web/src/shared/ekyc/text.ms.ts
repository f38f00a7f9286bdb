import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Pengesahan identiti (eKYC)',
  state: {
    none: 'Tiga gambar, kira-kira dua minit. Diperlukan untuk kelulusan.',
    identity_missing: 'Masukkan nama dan nombor dokumen anda dahulu.',
    open: 'Dimulakan, belum selesai.',
    review: 'Sedang disemak.',
    approved: 'Identiti disahkan.',
    undone_identity:
      'Anda telah mengubah nama, dokumen atau nombor anda selepas identiti disahkan. Sila sahkan semula.',
    undone_pictures: 'Anda telah menambah gambar dokumen selepas identiti disahkan. Sila sahkan semula.',
    retry: 'Sila ambil gambar sekali lagi.',
    rejected: 'Tidak berjaya.',
  },
  go: { begin: 'Mulakan pengesahan', on: 'Teruskan pengesahan', see: 'Lihat hasil' },
};

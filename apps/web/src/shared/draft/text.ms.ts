import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  steps: 'Langkah borang',
  next: 'Seterusnya',
  back: 'Kembali',
  fieldRequired: 'Sila isi medan ini',
  fileRequired: 'Sila tambah fail',
  incomplete_other: '{{count}} medan perlu diberi perhatian.',
  stale: 'Borang ini telah disimpan dalam tab lain. Sila muat semula sebelum anda meneruskan.',
  reload: 'Muat semula borang',
  remarks: 'Maklumat tambahan diperlukan. Sila betulkan medan yang ditanda, kemudian hantar semula.',
  elsewhere: 'Borang ini juga dibuka dalam tab lain. Sila isi di sana, atau tutup tab tersebut.',
  copy: {
    restored: 'Teks yang anda taip pada {{time}} belum disimpan. Teks itu telah dipulihkan.',
    offered: 'Teks yang anda taip pada {{time}} tidak disimpan. Borang ini telah disimpan selepas itu.',
    accept: 'Kekalkan',
    use: 'Guna teks saya',
    discard: 'Buang',
  },
  leave: {
    title: 'Perubahan belum disimpan',
    text: 'Perubahan terakhir anda belum disimpan. Teks anda kekal pada peranti ini dan dipaparkan semula apabila anda membuka borang ini; nombor dokumen dan nombor akaun perlu dimasukkan semula.',
    files:
      'Perubahan terakhir anda belum disimpan. Fail yang masih dimuat naik akan hilang. Teks anda kekal pada peranti ini dan dipaparkan semula apabila anda membuka borang ini.',
    go: 'Tinggalkan',
    stay: 'Kekal di halaman ini',
  },
  nothingFound: 'Tiada hasil',
  remove: 'Buang',
  removeRow: 'Buang {{name}}',
};

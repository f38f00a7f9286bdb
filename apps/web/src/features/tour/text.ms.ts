import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  progress: '{{current}}/{{total}}',
  skip: 'Langkau',
  previous: 'Sebelumnya',
  next: 'Seterusnya',
  done: 'Selesai',
  step: {
    settings: {
      title: 'Akaun anda',
      body: 'Tetapan, profil risiko anda, paparan laman dan Log Keluar ada di sini.',
    },
    balance: {
      title: 'Baki tunai',
      body: 'Tersedia untuk dilabur atau dikeluarkan.',
    },
    topup: {
      title: 'Tambah Nilai',
      body: 'Menambah wang dari akaun bank anda sendiri melalui FPX.',
    },
    withdraw: {
      title: 'Keluarkan',
      body: 'Menghantar wang kembali ke akaun bank anda sendiri.',
    },
    menu: { title: 'Menu utama', body: 'Membuka semua halaman.' },
    notes: {
      title: 'Nota',
      body: 'Nota terbuka dan pegangan anda.',
    },
  },
};

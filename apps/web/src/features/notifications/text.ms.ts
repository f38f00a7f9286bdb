import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Pemberitahuan Saya',
  subtitle: 'Perkembangan wang, nota dan akaun anda.',
  settings: 'Perkara yang kami maklumkan dan caranya',
  all: 'Tanda semua dibaca',
  one: 'Tanda dibaca',
  oneOf: 'Tanda “{{title}}” sebagai dibaca',
  unread: 'Belum dibaca',
  today: 'Hari ini',
  yesterday: 'Semalam',
  filter: {
    label: 'Perkara',
    every: 'Semua',
    unread: 'Belum dibaca sahaja',
  },
  category: {
    security: 'Keselamatan',
    money: 'Wang',
    application: 'Permohonan anda',
    investments: 'Nota anda',
    financing: 'Pembiayaan anda',
  },
  none: 'Belum ada apa-apa.',
  noneBody: 'Berita tentang permohonan, wang dan nota anda dipaparkan di sini sebaik sahaja ia berlaku.',
  noneFound: 'Tiada yang sepadan.',
  clear: 'Lihat semua',
  failed: 'Tidak dapat ditanda sebagai dibaca. Sila cuba lagi.',
};

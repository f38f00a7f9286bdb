import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Pemberitahuan Saya',
  subtitle: 'Perkembangan tentang wang, nota dan akaun anda.',
  settings: 'Tetapan pemberitahuan',
  all: 'Tanda semua dibaca',
  one: 'Tanda dibaca',
  oneOf: 'Tanda “{{title}}” sebagai dibaca',
  unread: 'Belum dibaca',
  today: 'Hari ini',
  yesterday: 'Semalam',
  filter: {
    label: 'Kategori',
    every: 'Semua kategori',
    unread: 'Belum dibaca sahaja',
  },
  none: 'Belum ada pemberitahuan.',
  noneBody: 'Pemberitahuan tentang permohonan, wang dan nota anda dipaparkan di sini.',
  noneFound: 'Tiada pemberitahuan yang sepadan dengan tapisan ini.',
  clear: 'Kosongkan tapisan',
  failed: 'Tidak dapat ditandakan sebagai dibaca. Sila cuba lagi.',
};

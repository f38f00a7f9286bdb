import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Rangkaian bayaran',
  subtitle: 'Sijil yang membuktikan bayaran dan bank yang boleh digunakan untuk membayar.',
  certificates: 'Sijil',
  none: 'Tiada sijil.',
  act: 'Satu sijil tamat dalam masa 30 hari dan tiada sijil yang menggantikannya. Sediakan penggantinya sebelum itu.',
  owner: { label: 'Milik', merchant: 'Kami', rail: 'Rangkaian' },
  subject: 'Sijil',
  starts: 'Dari',
  ends: 'Sehingga',
  state: {
    label: 'Status',
    coming: 'Belum bermula',
    valid: 'Sah',
    ending: 'Akan tamat tempoh',
    ended: 'Tamat tempoh',
  },
  lists: 'Senarai bank',
  channel: { label: 'Jenis akaun', b2c: 'Peribadi', b2b1: 'Korporat' },
  banks: 'Bank',
  offline: 'Luar talian',
  allOnline: 'Tiada',
  checked: 'Senarai terakhir',
  never: 'Tidak pernah diterima',
};

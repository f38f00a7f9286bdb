import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Rangkaian bayaran',
  subtitle: 'Sijil yang mengesahkan bayaran dan bank yang boleh digunakan untuk membayar.',
  certificates: 'Sijil',
  none: 'Tiada sijil.',
  act: 'Satu sijil akan tamat tempoh dalam masa 30 hari dan tiada penggantinya. Pasang sijil pengganti sebelum itu.',
  owner: { label: 'Pemilik', merchant: 'Saudagar (platform)', rail: 'Pertukaran FPX' },
  subject: 'Sijil',
  starts: 'Sah dari',
  ends: 'Sah hingga',
  state: {
    label: 'Status',
    coming: 'Belum sah',
    valid: 'Sah',
    ending: 'Akan tamat tempoh',
    ended: 'Tamat tempoh',
  },
  lists: 'Senarai bank',
  channel: { label: 'Jenis akaun', b2c: 'Peribadi', b2b1: 'Korporat' },
  banks: 'Bank',
  offline: 'Luar talian',
  allOnline: 'Tiada',
  checked: 'Kemas kini terakhir',
  never: 'Belum pernah diterima',
};

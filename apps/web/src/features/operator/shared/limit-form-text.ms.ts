import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './limit-form-text.ts';

export const malay: Malay<typeof english> = {
  set: 'Tetapkan had',
  submit: 'Cadangkan had',
  amount: 'Had pembiayaan invois',
  hint: 'Jumlah paling banyak yang boleh digunakan pada satu masa. Ia menggantikan had terdahulu mulai hari pertamanya.',
  from: 'Hari pertama',
  until: 'Hari terakhir',
  buyers: 'Pembeli',
  buyersHint: 'Satu setiap baris. Biarkan kosong bagi invois kepada mana-mana pembeli.',
};

import type { Malay } from '../text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  steps: 'Langkah borang',
  next: 'Seterusnya',
  back: 'Kembali',
  stale: 'Borang ini telah disimpan dalam tab lain. Sila muat semula sebelum anda meneruskan.',
  reload: 'Muat semula borang',
  remarks: 'Kami memerlukan sedikit maklumat lagi. Sila semak perkara berikut, kemudian hantar semula.',
  nothingFound: 'Tiada padanan',
  remove: 'Buang',
  removeRow: 'Buang {{name}}',
};

import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  steps: 'Langkah borang',
  next: 'Seterusnya',
  back: 'Kembali',
  stale: 'Borang ini telah disimpan dalam tab lain. Sila muat semula sebelum anda meneruskan.',
  reload: 'Muat semula borang',
  remarks: 'Maklumat tambahan diperlukan. Sila betulkan medan yang ditanda, kemudian hantar semula.',
  nothingFound: 'Tiada hasil',
  remove: 'Buang',
  removeRow: 'Buang {{name}}',
};

import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  line1: 'Alamat baris 1',
  line2: 'Alamat baris 2 (pilihan)',
  postcode: 'Poskod',
  city: 'Bandar',
  state: 'Negeri',
  country: 'Negara',
  nothingFound: 'Tiada hasil',
};

import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  identity_number: 'Nombor dokumen pengenalan',
  birthday: 'Tarikh lahir',
  selected_birthday_day: 'Hari',
  selected_birthday_month: 'Bulan',
  selected_birthday_year: 'Tahun',
};

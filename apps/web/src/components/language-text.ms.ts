import type { Malay } from '../lib/text/malay.ts';
import type { english } from './language-text.ts';

export const malay: Malay<typeof english> = {
  label: 'Bahasa',
  en: 'English',
  ms: 'Bahasa Malaysia',
  short: { en: 'EN', ms: 'BM' },
  failed: 'Teks bahasa ini tidak dapat dimuatkan. Sila semak sambungan anda dan cuba lagi.',
};

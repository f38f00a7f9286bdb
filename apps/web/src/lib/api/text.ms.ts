import type { Malay } from '../text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  network: 'Kami tidak dapat menghubungi Titian. Sila semak sambungan anda dan cuba lagi.',
  unreadable: 'Jawapan tidak dapat dibaca. Sila muat semula halaman dan cuba lagi.',
  refused: 'Berlaku masalah. Sila cuba lagi sebentar lagi.',
};

import type { Malay } from '../text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  network: 'Tidak dapat menyambung ke Titian. Sila semak sambungan anda dan cuba lagi.',
  unreadable: 'Respons tidak dapat dibaca. Sila muat semula halaman dan cuba lagi.',
  refused: 'Berlaku masalah. Sila cuba lagi sebentar lagi.',
};

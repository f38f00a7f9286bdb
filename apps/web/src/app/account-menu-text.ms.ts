import type { Malay } from '../lib/text/malay.ts';
import type { english } from './account-menu-text.ts';

export const malay: Malay<typeof english> = {
  premium: 'Premium',
  settings: 'Tetapan',
  directDebit: 'Debit Langsung Saya',
  riskProfile: 'Tetapan Profil Risiko',
  autoInvestment: 'Auto Pelaburan',
  referrals: 'Rujukan Saya',
  logOut: 'Log Keluar',
  appearance: 'Paparan',
  themeAuto: 'Sistem',
  themeLight: 'Cerah',
  themeDark: 'Gelap',
  tour: 'Lawatan berpandu',
};

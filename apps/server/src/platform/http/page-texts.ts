import { defineMessages } from '@titian/contracts/messages/definition';

/** What every public page has. */
export const pageTexts = defineMessages({
  skip: { en: 'Skip to content', ms: 'Langkau ke kandungan' },
  navigation: { en: 'Titian', ms: 'Titian' },
  proof: { en: 'Proof of client money', ms: 'Bukti wang pelanggan' },
  statistics: { en: 'Statistics', ms: 'Statistik' },
  other_language: { en: 'Bahasa Malaysia', ms: 'English' },
  log_in: { en: 'Log In', ms: 'Log Masuk' },
  about: { en: 'About Us', ms: 'Tentang Kami' },
  terms: { en: 'Terms and Conditions', ms: 'Terma dan Syarat' },
  privacy: { en: 'Privacy Policy', ms: 'Dasar Privasi' },
  risk: { en: 'Risk', ms: 'Risiko' },
});

import type { Locale } from '@titian/contracts/constants';

/** What stands around the content of every e-mail. */
export interface Frame {
  readonly language: Locale;
  greeting(name: string | null): string;
  readonly orOpen: string;
  questions(supportEmail: string): string;
  readonly mandatory: string;
  stop(page: string): string;
}

export const frames: Readonly<Record<Locale, Frame>> = {
  en: {
    language: 'en',
    greeting: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
    orOpen: 'Or open this address:',
    questions: (supportEmail) => `Questions? Write to ${supportEmail}.`,
    mandatory: 'E-mails about your money and your security cannot be switched off.',
    stop: (page) => `No more e-mails like this: ${page}`,
  },
  ms: {
    language: 'ms',
    greeting: (name) => (name === null ? 'Salam sejahtera,' : `Salam sejahtera ${name},`),
    orOpen: 'Atau buka alamat ini:',
    questions: (supportEmail) => `Ada soalan? Tulis kepada ${supportEmail}.`,
    mandatory: 'E-mel tentang wang dan keselamatan anda tidak boleh dimatikan.',
    stop: (page) => `Tidak mahu e-mel seperti ini lagi: ${page}`,
  },
};

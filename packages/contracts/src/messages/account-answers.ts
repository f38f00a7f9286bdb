import { defineMessages } from './definition.ts';

/** Names of devices, answers to requests for mails, and why a referral brings no reward. */
export const accountAnswersMessages = defineMessages({
  device_browser_on_system: { en: '{{browser}} on {{system}}', ms: '{{browser}} pada {{system}}' },
  device_browser: { en: '{{browser}}', ms: '{{browser}}' },
  device_system: { en: 'A browser on {{system}}', ms: 'Pelayar pada {{system}}' },
  device_unknown: { en: 'Unknown device', ms: 'Peranti tidak dikenali' },
  verification_sent: {
    en: 'Thank you. Please open the link that we have sent to your e-mail address.',
    ms: 'Terima kasih. Sila buka pautan yang telah kami hantar ke alamat e-mel anda.',
  },
  verification_resent: {
    en: 'If this address is waiting to be verified, a new mail is on its way.',
    ms: 'Jika alamat ini menunggu pengesahan, e-mel baharu sedang dihantar.',
  },
  password_link_sent: {
    en: 'If there is an account with this address, a link to choose a new password is on its way.',
    ms: 'Jika ada akaun dengan alamat ini, pautan untuk memilih kata laluan baharu sedang dihantar.',
  },
  two_factor_link_sent: {
    en: 'If there is an account with two-factor for this address, a link to reset it is on its way.',
    ms: 'Jika ada akaun dengan dua faktor bagi alamat ini, pautan untuk menetapkannya semula sedang dihantar.',
  },
  referral_same_identity: {
    en: 'This account belongs to the same person as yours, so there is no reward.',
    ms: 'Akaun ini milik orang yang sama dengan akaun anda, jadi tiada ganjaran.',
  },
  referral_same_phone: {
    en: 'This account uses the same phone number as yours, so there is no reward.',
    ms: 'Akaun ini menggunakan nombor telefon yang sama dengan akaun anda, jadi tiada ganjaran.',
  },
  referral_same_bank_account: {
    en: 'This account uses the same bank account as yours, so there is no reward.',
    ms: 'Akaun ini menggunakan akaun bank yang sama dengan akaun anda, jadi tiada ganjaran.',
  },
  referral_same_group: {
    en: 'This account belongs to the same group as yours, so there is no reward.',
    ms: 'Akaun ini dalam kumpulan yang sama dengan akaun anda, jadi tiada ganjaran.',
  },
});

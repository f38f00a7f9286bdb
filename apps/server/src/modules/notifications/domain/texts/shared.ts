import { defineMessages } from '@titian/contracts/messages/definition';

/** Sentences that several e-mails share. */
export const sharedTexts = defineMessages({
  body_decision_time: {
    en: 'This usually takes one or two working days. We will notify you of the decision by e-mail.',
    ms: 'Ini biasanya mengambil masa satu atau dua hari bekerja. Kami akan memaklumkan keputusannya melalui e-mel.',
  },
  body_missed_something: {
    en: 'If you think that we have missed something, please contact us.',
    ms: 'Jika anda merasakan kami terlepas sesuatu, sila hubungi kami.',
  },
  body_reason: { en: 'Reason: {{reason}}', ms: 'Sebab: {{reason}}' },
  note_code: {
    en: 'The code works once and expires after {{minutes, number}} minutes. We never ask for it by phone or e-mail.',
    ms: 'Kod ini boleh digunakan sekali dan tamat tempoh selepas {{minutes, number}} minit. Kami tidak akan memintanya melalui telefon atau e-mel.',
  },
  note_inform_administrator: {
    en: 'If this was not you, inform an administrator immediately.',
    ms: 'Jika ini bukan anda, maklumkan kepada pentadbir dengan segera.',
  },
  note_not_requested: {
    en: 'If you did not request this, please change your password immediately and contact us.',
    ms: 'Jika anda tidak memintanya, sila tukar kata laluan anda dengan segera dan hubungi kami.',
  },
  note_not_you: {
    en: 'If this was not you, please change your password immediately and contact us.',
    ms: 'Jika ini bukan anda, sila tukar kata laluan anda dengan segera dan hubungi kami.',
  },
  note_operator_link: {
    en: 'The link works once, for {{hours, number}} hours, until a newer one is sent. Your password is visible to no one else, including administrators.',
    ms: 'Pautan ini boleh digunakan sekali, selama {{hours, number}} jam, sehingga pautan yang lebih baharu dihantar. Kata laluan anda tidak dapat dilihat oleh orang lain, termasuk pentadbir.',
  },
});

import { defineMessages } from '@titian/contracts/messages/definition';

/** Texts of e-mails about contact details, bank accounts, data exports and documents. */
export const contactTexts = defineMessages({
  bank_account_changed_subject: {
    en: 'Your bank account was changed',
    ms: 'Akaun bank anda telah diubah',
  },
  bank_account_changed_body: {
    en: 'Your money is now paid to this account. Withdrawals to it are on hold for {{hours, number}} hours.',
    ms: 'Wang anda kini dibayar ke akaun ini. Pengeluaran ke akaun ini ditangguhkan selama {{hours, number}} jam.',
  },
  bank_account_review_subject: {
    en: 'Your new bank account is under review',
    ms: 'Akaun bank baharu anda sedang disemak',
  },
  bank_account_review_body: {
    en: 'You requested to be paid to another account. The name that its bank gave does not clearly match yours, so a member of our team reviews it, usually within one working day. Until then your present account is used.',
    ms: 'Anda meminta supaya dibayar ke akaun lain. Nama yang diberikan oleh banknya tidak jelas sepadan dengan nama anda, jadi kakitangan kami menyemaknya, biasanya dalam masa satu hari bekerja. Sehingga itu akaun anda sekarang digunakan.',
  },
  bank_account_rejected_subject: {
    en: 'Your new bank account was not accepted',
    ms: 'Akaun bank baharu anda tidak diterima',
  },
  bank_account_rejected_body_not_found: {
    en: 'The bank could not find this account. Please check the bank and the account number.',
    ms: 'Bank tidak menemui akaun ini. Sila semak bank dan nombor akaun.',
  },
  bank_account_rejected_body_closed: {
    en: 'The bank reports that this account is closed.',
    ms: 'Bank memaklumkan bahawa akaun ini telah ditutup.',
  },
  bank_account_rejected_body_other_name: {
    en: 'The account is in another name. Money is paid only to an account in your own name.',
    ms: 'Akaun ini atas nama lain. Wang hanya dibayar ke akaun atas nama anda sendiri.',
  },
  bank_account_rejected_body_no_answer: {
    en: 'The bank did not confirm the holder of this account. You can request the change again.',
    ms: 'Bank tidak mengesahkan pemegang akaun ini. Anda boleh meminta perubahan itu sekali lagi.',
  },
  bank_account_rejected_body_operator: {
    en: 'We could not verify that this account is yours. Please contact us, or use another account.',
    ms: 'Kami tidak dapat mengesahkan bahawa akaun ini milik anda. Sila hubungi kami, atau gunakan akaun lain.',
  },
  bank_account_rejected_body_unchanged: {
    en: 'Your present bank account is unchanged.',
    ms: 'Akaun bank anda sekarang tidak berubah.',
  },
  address_change_received_subject: {
    en: 'We received your change of address',
    ms: 'Kami telah menerima perubahan alamat anda',
  },
  address_change_received_body: {
    en: 'A member of our team reviews your document, usually within two working days. Until then your present address stays in use. You can withdraw the change in your settings.',
    ms: 'Kakitangan kami menyemak dokumen anda, biasanya dalam masa dua hari bekerja. Sehingga itu alamat anda sekarang kekal digunakan. Anda boleh menarik balik perubahan itu dalam tetapan.',
  },
  address_changed_subject: {
    en: 'Your address was changed',
    ms: 'Alamat anda telah diubah',
  },
  address_changed_body: {
    en: 'Your new address is in use from now on. The previous one stays in our records.',
    ms: 'Alamat baharu anda digunakan mulai sekarang. Alamat terdahulu kekal dalam rekod kami.',
  },
  address_change_rejected_subject: {
    en: 'Your change of address was not accepted',
    ms: 'Perubahan alamat anda tidak diterima',
  },
  address_change_rejected_body: {
    en: 'Your present address is unchanged. You can request the change again with another document.',
    ms: 'Alamat anda sekarang tidak berubah. Anda boleh meminta perubahan itu sekali lagi dengan dokumen lain.',
  },
  verify_new_email_subject: {
    en: 'Please confirm your new e-mail address',
    ms: 'Sila sahkan alamat e-mel baharu anda',
  },
  verify_new_email_body: {
    en: 'You requested to use this e-mail address for your account. Please confirm that it is yours. Until then we use the previous address.',
    ms: 'Anda meminta supaya alamat e-mel ini digunakan untuk akaun anda. Sila sahkan bahawa alamat ini milik anda. Sehingga itu kami menggunakan alamat yang lama.',
  },
  verify_new_email_body_2: {
    en: 'The link works once and expires after 24 hours. Withdrawals are on hold for {{hours, number}} hours after the change.',
    ms: 'Pautan ini boleh digunakan sekali dan tamat tempoh selepas 24 jam. Pengeluaran ditangguhkan selama {{hours, number}} jam selepas perubahan.',
  },
  verify_new_email_note: {
    en: 'If you did not request this, you can ignore this e-mail.',
    ms: 'Jika anda tidak memintanya, abaikan e-mel ini.',
  },
  email_change_subject: {
    en: 'A change of your e-mail address was requested',
    ms: 'Pertukaran alamat e-mel anda telah diminta',
  },
  email_change_body: {
    en: 'A change of the e-mail address of your account was requested from a signed-in device. The address changes when the link that we sent to the new address is opened.',
    ms: 'Pertukaran alamat e-mel akaun anda telah diminta daripada peranti yang telah dilog masuk. Alamat itu bertukar apabila pautan yang kami hantar ke alamat baharu dibuka.',
  },
  email_change_body_2: {
    en: 'If this was you, no action is needed. If it was not you, open the link below and confirm: the change is cancelled, all open links and codes are revoked, and all devices are signed out. Then set a new password.',
    ms: 'Jika ini anda, tiada tindakan diperlukan. Jika bukan anda, buka pautan di bawah dan sahkan: pertukaran itu dibatalkan, semua pautan dan kod yang masih sah dibatalkan, dan semua peranti dilog keluar. Kemudian tetapkan kata laluan baharu.',
  },
  email_change_note: {
    en: 'The link works once and expires after 7 days, also after the address has been changed.',
    ms: 'Pautan ini boleh digunakan sekali dan tamat tempoh selepas 7 hari, juga selepas alamat telah ditukar.',
  },
  address_wanted_subject: {
    en: 'Your e-mail address was entered for another account',
    ms: 'Alamat e-mel anda dimasukkan untuk akaun lain',
  },
  address_wanted_body: {
    en: 'Someone, possibly you, tried to use this e-mail address for another account. It already belongs to your account, so nothing was changed.',
    ms: 'Seseorang, mungkin anda, cuba menggunakan alamat e-mel ini untuk akaun lain. Ia sudah milik akaun anda, jadi tiada apa-apa diubah.',
  },
  email_changed_subject: {
    en: 'Your e-mail address was changed',
    ms: 'Alamat e-mel anda telah diubah',
  },
  email_changed_body: {
    en: 'The e-mail address of your account was changed. Please sign in with the new one. Other devices were signed out, and withdrawals are on hold for {{hours, number}} hours.',
    ms: 'Alamat e-mel akaun anda telah diubah. Sila log masuk dengan alamat baharu. Peranti lain telah dilog keluar, dan pengeluaran ditangguhkan selama {{hours, number}} jam.',
  },
  email_changed_note: {
    en: 'If this was not you, please contact us immediately.',
    ms: 'Jika ini bukan anda, sila hubungi kami dengan segera.',
  },
  phone_changed_subject: {
    en: 'Your phone number was changed',
    ms: 'Nombor telefon anda telah diubah',
  },
  phone_changed_body: {
    en: 'The phone number of your account now ends in {{phoneEnd}}. Withdrawals are on hold for {{hours, number}} hours.',
    ms: 'Nombor telefon akaun anda kini berakhir dengan {{phoneEnd}}. Pengeluaran ditangguhkan selama {{hours, number}} jam.',
  },
  unsubscribed_subject: {
    en: 'You have unsubscribed from optional e-mails',
    ms: 'Anda telah berhenti melanggan e-mel pilihan',
  },
  unsubscribed_body: {
    en: 'We no longer send you optional e-mails. You still receive e-mails about your money and your security.',
    ms: 'Kami tidak lagi menghantar e-mel pilihan kepada anda. Anda masih menerima e-mel tentang wang dan keselamatan anda.',
  },
  unsubscribed_body_2: {
    en: 'You can switch them on again in your settings, under Notifications.',
    ms: 'Anda boleh menghidupkannya semula dalam tetapan anda, di bawah Pemberitahuan.',
  },
  unsubscribed_category_subject: {
    en: 'You have unsubscribed from e-mails about “{{category, message}}”',
    ms: 'Anda telah berhenti melanggan e-mel tentang “{{category, message}}”',
  },
  unsubscribed_category_body: {
    en: 'We no longer send you e-mails about “{{category, message}}”. Your other e-mails are unchanged.',
    ms: 'Kami tidak lagi menghantar e-mel tentang “{{category, message}}” kepada anda. E-mel anda yang lain tidak berubah.',
  },
  unsubscribed_note: {
    en: 'If you did not request this, you can switch them on again there.',
    ms: 'Jika anda tidak memintanya, anda boleh menghidupkannya semula di sana.',
  },
  export_ready_subject: {
    en: 'Your data export is ready',
    ms: 'Eksport data anda sudah sedia',
  },
  export_ready_body: {
    en: 'Your data export is complete. Sign in to download it until {{expiresOn, date}}; it is deleted afterwards, and you can request a new one.',
    ms: 'Eksport data anda telah selesai. Log masuk untuk memuat turunnya sehingga {{expiresOn, date}}; selepas itu ia dipadamkan, dan anda boleh memintanya semula.',
  },
  export_failed_subject: {
    en: 'Your data export failed',
    ms: 'Eksport data anda gagal',
  },
  export_failed_body: {
    en: 'We tried several times to prepare your data export and failed because of an error on our side. We apologise. Please request it again; if it fails again, contact us.',
    ms: 'Kami telah beberapa kali cuba menyediakan eksport data anda dan gagal kerana ralat di pihak kami. Kami mohon maaf. Sila minta sekali lagi; jika gagal lagi, hubungi kami.',
  },
  file_removed_subject: {
    en: 'One of your documents was removed',
    ms: 'Satu dokumen anda telah dibuang',
  },
  file_removed_body: {
    en: 'The malware scan found a threat in a document that you uploaded. We have removed it; it was not opened.',
    ms: 'Imbasan perisian hasad menemui ancaman dalam dokumen yang anda muat naik. Kami telah membuangnya; ia tidak dibuka.',
  },
  file_removed_body_2: {
    en: 'Please check your device for malware, then upload a clean copy in the same place. We cannot continue without it.',
    ms: 'Sila periksa peranti anda untuk perisian hasad, kemudian muat naik salinan yang bersih di tempat yang sama. Kami tidak dapat meneruskan tanpanya.',
  },
  file_removed_note: {
    en: 'If you did not upload it, please change your password immediately and contact us.',
    ms: 'Jika anda tidak memuat naiknya, sila tukar kata laluan anda dengan segera dan hubungi kami.',
  },
});

import { defineMessages } from '@titian/contracts/messages/definition';

/** Texts of e-mails about the account. */
export const accountTexts = defineMessages({
  verify_email_subject: {
    en: 'Please verify your e-mail address',
    ms: 'Sila sahkan alamat e-mel anda',
  },
  verify_email_body: {
    en: 'Thank you for registering. One step is left: confirm that this e-mail address is yours.',
    ms: 'Terima kasih kerana mendaftar. Tinggal satu langkah: sahkan bahawa alamat e-mel ini milik anda.',
  },
  verify_email_note: {
    en: 'If you did not register, you can ignore this e-mail and nothing happens.',
    ms: 'Jika anda tidak mendaftar, abaikan e-mel ini dan tiada apa-apa berlaku.',
  },
  address_known_subject: {
    en: 'You already have an account',
    ms: 'Anda sudah mempunyai akaun',
  },
  address_known_body: {
    en: 'Someone, possibly you, tried to register with this e-mail address. It already has an account, so no new account was created.',
    ms: 'Seseorang, mungkin anda, cuba mendaftar dengan alamat e-mel ini. Alamat ini sudah mempunyai akaun, jadi tiada akaun baharu dibuat.',
  },
  address_known_body_2: {
    en: 'If it was you, please sign in. If you forgot your password, you can reset it there.',
    ms: 'Jika itu anda, sila log masuk. Jika anda terlupa kata laluan, anda boleh menetapkan yang baharu di sana.',
  },
  address_known_note: {
    en: 'If it was not you, no action is needed. Your account is unchanged.',
    ms: 'Jika itu bukan anda, tiada tindakan diperlukan. Akaun anda tidak berubah.',
  },
  password_reset_subject: {
    en: 'Reset your password',
    ms: 'Tetapkan semula kata laluan anda',
  },
  password_reset_body: {
    en: 'We received a request to reset the password of your account.',
    ms: 'Kami menerima permintaan untuk menetapkan semula kata laluan akaun anda.',
  },
  password_reset_note: {
    en: 'The link works once and expires after {{minutes, number}} minutes. If you did not request it, you can ignore this e-mail: your password is unchanged.',
    ms: 'Pautan ini boleh digunakan sekali dan tamat tempoh selepas {{minutes, number}} minit. Jika anda tidak memintanya, abaikan e-mel ini: kata laluan anda tidak berubah.',
  },
  password_reset_unverified_subject: {
    en: 'Reset your password and verify your e-mail address',
    ms: 'Tetapkan semula kata laluan dan sahkan alamat e-mel anda',
  },
  password_reset_unverified_body: {
    en: 'We received a request to reset the password of your account. Its e-mail address is not verified yet, so the account cannot be signed in to.',
    ms: 'Kami menerima permintaan untuk menetapkan semula kata laluan akaun anda. Alamat e-melnya belum disahkan, jadi akaun itu belum boleh dilog masuk.',
  },
  password_reset_unverified_body_2: {
    en: 'Setting a new password with the button below verifies the address as well. You can sign in right after.',
    ms: 'Menetapkan kata laluan baharu dengan butang di bawah turut mengesahkan alamat ini. Anda boleh log masuk sejurus selepas itu.',
  },
  password_reset_unverified_note: {
    en: 'The link works once and expires after {{minutes, number}} minutes. If you have no account with us, you can ignore this e-mail.',
    ms: 'Pautan ini boleh digunakan sekali dan tamat tempoh selepas {{minutes, number}} minit. Jika anda tidak mempunyai akaun dengan kami, abaikan e-mel ini.',
  },
  password_changed_subject: {
    en: 'Your password was changed',
    ms: 'Kata laluan anda telah diubah',
  },
  password_changed_body_reset: {
    en: 'A new password was set with the link that we sent you by e-mail. You have been signed out on all devices.',
    ms: 'Kata laluan baharu telah ditetapkan dengan pautan yang kami hantar melalui e-mel. Anda telah dilog keluar daripada semua peranti.',
  },
  password_changed_body_settings: {
    en: 'The password of your account was changed in the settings. All other devices have been signed out.',
    ms: 'Kata laluan akaun anda telah diubah dalam tetapan. Semua peranti lain telah dilog keluar.',
  },
  password_changed_body_hold: {
    en: 'For your security, withdrawals are on hold for {{hours, number}} hours.',
    ms: 'Untuk keselamatan anda, pengeluaran ditangguhkan selama {{hours, number}} jam.',
  },
  password_changed_note: {
    en: 'If this was not you, reset your password immediately with the button above and contact us.',
    ms: 'Jika ini bukan anda, tetapkan semula kata laluan anda dengan segera menggunakan butang di atas dan hubungi kami.',
  },
  step_up_code_subject: {
    en: 'Your confirmation code',
    ms: 'Kod pengesahan anda',
  },
  step_up_code_subject_act: {
    en: 'Your confirmation code: {{act, message}}',
    ms: 'Kod pengesahan anda: {{act, message}}',
  },
  step_up_code_body: {
    en: 'Please enter this code to confirm a change or a payment on your account.',
    ms: 'Sila masukkan kod ini untuk mengesahkan perubahan atau bayaran pada akaun anda.',
  },
  step_up_code_body_act: {
    en: 'Please enter this code only if you want to confirm what is named below. If you did not request it, change your password.',
    ms: 'Sila masukkan kod ini hanya jika anda ingin mengesahkan perkara di bawah. Jika anda tidak memintanya, tukar kata laluan anda.',
  },
  act_withdrawal: { en: 'Withdrawal', ms: 'Pengeluaran' },
  act_bank_account_change: { en: 'Change of bank account', ms: 'Pertukaran akaun bank' },
  act_contact_change: { en: 'Change of contact details', ms: 'Pertukaran maklumat hubungan' },
  act_two_factor_off: {
    en: 'Switching off two-factor authentication',
    ms: 'Mematikan pengesahan dua faktor',
  },
  act_recovery_codes: { en: 'New recovery codes', ms: 'Kod pemulihan baharu' },
  act_passkey_add: { en: 'Adding a passkey', ms: 'Menambah kunci laluan' },
  act_passkey_remove: { en: 'Removing a passkey', ms: 'Membuang kunci laluan' },
  act_mandate_create: { en: 'Setting up direct debit', ms: 'Menetapkan debit langsung' },
  act_mandate_change: { en: 'Changing the direct debit limit', ms: 'Mengubah had debit langsung' },
  act_mandate_end: { en: 'Ending direct debit', ms: 'Menamatkan debit langsung' },
  act_note_signature: { en: 'Signing the financing agreement', ms: 'Menandatangani perjanjian pembiayaan' },
  act_excess_refund: { en: 'Refund of excess payments', ms: 'Bayaran balik lebihan' },
  act_account_closing: { en: 'Closing of the account', ms: 'Penutupan akaun' },
  new_device_subject: {
    en: 'New sign-in from a new device',
    ms: 'Log masuk baharu daripada peranti baharu',
  },
  new_device_body: {
    en: 'Your account was signed in to from a device that we have not seen before.',
    ms: 'Akaun anda telah dilog masuk daripada peranti yang belum pernah kami lihat.',
  },
  new_device_note: {
    en: 'If this was you, no action is needed. If not, reset your password immediately with the button above: all devices are signed out.',
    ms: 'Jika ini anda, tiada tindakan diperlukan. Jika bukan, tetapkan semula kata laluan anda dengan segera menggunakan butang di atas: semua peranti akan dilog keluar.',
  },
  account_closed_subject: { en: 'Your account is closed', ms: 'Akaun anda telah ditutup' },
  account_closed_body: {
    en: 'You closed your account on {{on, date}}. No transactions are possible any more, and we send no more optional e-mails.',
    ms: 'Anda menutup akaun anda pada {{on, date}}. Tiada lagi transaksi boleh dibuat, dan kami tidak lagi menghantar e-mel pilihan.',
  },
  account_closed_body_2: {
    en: 'We keep the records of your account for seven years, as the law requires. You can still sign in to read this notice.',
    ms: 'Kami menyimpan rekod akaun anda selama tujuh tahun seperti dikehendaki undang-undang. Anda masih boleh log masuk untuk membaca notis ini.',
  },
  account_closed_note: {
    en: 'If you did not close it, or wish to open it again, please contact us.',
    ms: 'Jika anda tidak menutupnya, atau ingin membukanya semula, sila hubungi kami.',
  },
  account_disabled_subject: {
    en: 'Your account is disabled',
    ms: 'Akaun anda dinyahaktifkan',
  },
  account_disabled_body: {
    en: 'We have disabled your account. You can still sign in, but no transactions or changes are possible.',
    ms: 'Kami telah menyahaktifkan akaun anda. Anda masih boleh log masuk, tetapi tiada transaksi atau perubahan boleh dibuat.',
  },
  account_disabled_body_2: {
    en: 'Your money and your investments are unchanged.',
    ms: 'Wang dan pelaburan anda tidak berubah.',
  },
  account_disabled_note: {
    en: 'If you think that this is a mistake, please contact us.',
    ms: 'Jika anda merasakan ini satu kesilapan, sila hubungi kami.',
  },
  account_enabled_subject: {
    en: 'Your account is enabled again',
    ms: 'Akaun anda diaktifkan semula',
  },
  account_enabled_body: {
    en: 'You can use your account as before.',
    ms: 'Anda boleh menggunakan akaun anda seperti sebelum ini.',
  },
  account_enabled_note: {
    en: 'If you did not expect this, please contact us.',
    ms: 'Jika anda tidak menjangkakan ini, sila hubungi kami.',
  },
});

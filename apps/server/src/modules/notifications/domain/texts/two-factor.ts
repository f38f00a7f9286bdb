import { defineMessages } from '@titian/contracts/messages/definition';

/** Texts of e-mails about two-factor authentication and passkeys. */
export const twoFactorTexts = defineMessages({
  sign_in_code_subject: {
    en: 'Your sign-in code',
    ms: 'Kod log masuk anda',
  },
  sign_in_code_body: {
    en: 'Please enter this code to finish signing in.',
    ms: 'Sila masukkan kod ini untuk menyelesaikan log masuk.',
  },
  sign_in_code_body_2: {
    en: 'If you are not signing in now, your password may be known to someone else: please change it.',
    ms: 'Jika anda tidak sedang log masuk, kata laluan anda mungkin diketahui orang lain: sila tukarkannya.',
  },
  enrol_code_subject: {
    en: 'Your code to switch on two-factor authentication',
    ms: 'Kod anda untuk menghidupkan pengesahan dua faktor',
  },
  enrol_code_body: {
    en: 'Please enter this code to receive your sign-in codes at this address.',
    ms: 'Sila masukkan kod ini untuk menerima kod log masuk anda di alamat ini.',
  },
  two_factor_enabled_subject: {
    en: 'Two-factor authentication is switched on',
    ms: 'Pengesahan dua faktor dihidupkan',
  },
  two_factor_enabled_body_totp: {
    en: 'Signing in now requires a code from your authenticator app.',
    ms: 'Log masuk kini memerlukan kod daripada aplikasi pengesah anda.',
  },
  two_factor_enabled_body_email: {
    en: 'Signing in now requires a code that we send to this address.',
    ms: 'Log masuk kini memerlukan kod yang kami hantar ke alamat ini.',
  },
  two_factor_enabled_body_hold: {
    en: 'Please store your recovery codes in a safe place. To protect your money, withdrawals are on hold for {{hours, number}} hours.',
    ms: 'Sila simpan kod pemulihan anda di tempat yang selamat. Untuk melindungi wang anda, pengeluaran ditangguhkan selama {{hours, number}} jam.',
  },
  two_factor_off_subject: {
    en: 'Two-factor authentication is switched off',
    ms: 'Pengesahan dua faktor dimatikan',
  },
  two_factor_off_body: {
    en: 'Your account can now be signed in to with your password alone. To protect your money, withdrawals are on hold for {{hours, number}} hours.',
    ms: 'Akaun anda kini boleh dilog masuk dengan kata laluan sahaja. Untuk melindungi wang anda, pengeluaran ditangguhkan selama {{hours, number}} jam.',
  },
  two_factor_reset_subject: {
    en: 'Reset two-factor authentication',
    ms: 'Tetapkan semula pengesahan dua faktor',
  },
  two_factor_reset_body: {
    en: 'We received a request to reset the second factor of this account. To continue, open the link and enter your password.',
    ms: 'Kami menerima permintaan untuk menetapkan semula faktor kedua akaun ini. Untuk meneruskan, buka pautan dan masukkan kata laluan anda.',
  },
  two_factor_reset_body_2: {
    en: 'The reset takes effect 24 hours later.',
    ms: 'Penetapan semula berkuat kuasa 24 jam kemudian.',
  },
  two_factor_reset_note: {
    en: 'The link works once and expires after {{minutes, number}} minutes. If it was not you, no action is needed: the reset requires your password.',
    ms: 'Pautan ini boleh digunakan sekali dan tamat tempoh selepas {{minutes, number}} minit. Jika itu bukan anda, tiada tindakan diperlukan: penetapan semula memerlukan kata laluan anda.',
  },
  two_factor_reset_requested_subject: {
    en: 'Two-factor authentication will be reset in 24 hours',
    ms: 'Pengesahan dua faktor akan ditetapkan semula dalam 24 jam',
  },
  two_factor_reset_requested_body: {
    en: 'The second factor of your account will be switched off. All devices are then signed out, and withdrawals are on hold for another {{hours, number}} hours.',
    ms: 'Faktor kedua akaun anda akan dimatikan. Semua peranti akan dilog keluar, dan pengeluaran ditangguhkan selama {{hours, number}} jam lagi.',
  },
  two_factor_reset_requested_body_2: {
    en: 'To cancel the reset, sign in and enter a code of your second factor, or one of your recovery codes, before that time.',
    ms: 'Untuk membatalkannya, log masuk dan masukkan kod faktor kedua anda, atau satu daripada kod pemulihan anda, sebelum masa itu.',
  },
  two_factor_reset_requested_note: {
    en: 'If you did not request this, your password and your e-mail may be known to someone else: cancel the reset and change both passwords immediately.',
    ms: 'Jika anda tidak memintanya, kata laluan dan e-mel anda mungkin diketahui orang lain: batalkan penetapan semula dan tukar kedua-dua kata laluan dengan segera.',
  },
  two_factor_reset_stopped_subject: {
    en: 'The reset of two-factor authentication is cancelled',
    ms: 'Penetapan semula pengesahan dua faktor dibatalkan',
  },
  two_factor_reset_stopped_body: {
    en: 'Your second factor stays switched on: a code of it was entered, or your account was secured in another way.',
    ms: 'Faktor kedua anda kekal dihidupkan: kodnya telah dimasukkan, atau akaun anda telah dilindungi dengan cara lain.',
  },
  two_factor_reset_done_subject: {
    en: 'Two-factor authentication has been reset',
    ms: 'Pengesahan dua faktor telah ditetapkan semula',
  },
  two_factor_reset_done_body: {
    en: 'The second factor of your account is switched off and all devices are signed out. You can sign in with your password alone.',
    ms: 'Faktor kedua akaun anda dimatikan dan semua peranti telah dilog keluar. Anda boleh log masuk dengan kata laluan sahaja.',
  },
  two_factor_reset_done_body_2: {
    en: 'Please switch two-factor authentication on again in the settings. To protect your money, withdrawals are on hold for {{hours, number}} hours.',
    ms: 'Sila hidupkan semula pengesahan dua faktor dalam tetapan. Untuk melindungi wang anda, pengeluaran ditangguhkan selama {{hours, number}} jam.',
  },
  recovery_codes_replaced_subject: {
    en: 'You have new recovery codes',
    ms: 'Anda mempunyai kod pemulihan baharu',
  },
  recovery_codes_replaced_body: {
    en: 'Ten new recovery codes were generated. The previous codes no longer work.',
    ms: 'Sepuluh kod pemulihan baharu telah dijana. Kod yang lama tidak lagi berfungsi.',
  },
  recovery_code_used_subject: {
    en: 'A recovery code was used',
    ms: 'Satu kod pemulihan telah digunakan',
  },
  recovery_code_used_body: {
    en: 'A recovery code was entered in place of your second factor. It cannot be used again.',
    ms: 'Kod pemulihan telah dimasukkan menggantikan faktor kedua anda. Ia tidak boleh digunakan lagi.',
  },
  recovery_code_used_body_last: {
    en: 'It was the last one. Please generate new ones in the settings.',
    ms: 'Itu kod yang terakhir. Sila jana kod baharu dalam tetapan.',
  },
  recovery_code_used_body_left: {
    en: {
      one: 'You have {{count, number}} recovery code left.',
      other: 'You have {{count, number}} recovery codes left.',
    },
    ms: 'Tinggal {{count, number}} kod pemulihan lagi.',
  },
  passkey_added_subject: {
    en: 'A passkey was added',
    ms: 'Satu kunci laluan telah ditambah',
  },
  passkey_added_body: {
    en: 'It signs in to your account without a password. Other devices have been signed out. To protect your money, withdrawals are on hold for {{hours, number}} hours.',
    ms: 'Ia boleh digunakan untuk log masuk ke akaun anda tanpa kata laluan. Peranti lain telah dilog keluar. Untuk melindungi wang anda, pengeluaran ditangguhkan selama {{hours, number}} jam.',
  },
  passkey_added_note: {
    en: 'If this was not you, reset your password with “Forgot your password?” immediately: all passkeys are removed. Then contact us.',
    ms: 'Jika ini bukan anda, tetapkan semula kata laluan melalui “Lupa kata laluan?” dengan segera: semua kunci laluan akan dibuang. Kemudian hubungi kami.',
  },
  passkey_removed_subject: {
    en: 'A passkey was removed',
    ms: 'Satu kunci laluan telah dibuang',
  },
  passkey_removed_body: {
    en: 'It no longer signs in to your account. Other devices have been signed out. To protect your money, withdrawals are on hold for {{hours, number}} hours.',
    ms: 'Ia tidak lagi boleh digunakan untuk log masuk ke akaun anda. Peranti lain telah dilog keluar. Untuk melindungi wang anda, pengeluaran ditangguhkan selama {{hours, number}} jam.',
  },
  passkey_copied_subject: {
    en: 'A passkey was refused',
    ms: 'Satu kunci laluan telah ditolak',
  },
  passkey_copied_body: {
    en: 'Please remove this passkey in the settings and add a new one.',
    ms: 'Sila buang kunci laluan ini dalam tetapan dan tambah yang baharu.',
  },
  device_forgotten_subject: {
    en: 'A remembered device was removed',
    ms: 'Satu peranti yang diingati telah dibuang',
  },
  device_forgotten_body: {
    en: 'The next sign-in on this device requires a code again.',
    ms: 'Log masuk seterusnya pada peranti ini memerlukan kod semula.',
  },
});

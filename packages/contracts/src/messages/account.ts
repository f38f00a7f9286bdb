import { defineMessages } from './definition.ts';

/** Sign-in, two-factor, passkeys and contact data. */
export const accountMessages = defineMessages({
  code_wrong_or_used: {
    en: 'This code is wrong or was used already. Please wait for the next one.',
    ms: 'Kod ini salah atau telah digunakan. Sila tunggu kod seterusnya.',
  },
  passkey_instead_of_code: {
    en: 'Please use your passkey. Codes of the app are not enough.',
    ms: 'Sila gunakan kunci laluan anda. Kod aplikasi tidak mencukupi.',
  },
  code_wrong_or_expired: {
    en: 'This code is wrong or has expired. Please check it or ask for a new one.',
    ms: 'Kod ini salah atau telah tamat tempoh. Sila semak atau minta kod baharu.',
  },
  code_for_another_act: {
    en: 'This code confirms something else. Please request a new one.',
    ms: 'Kod ini mengesahkan perkara lain. Sila minta kod baharu.',
  },
  recovery_code_wrong: {
    en: 'This recovery code is wrong or was used already. Please try another one.',
    ms: 'Kod pemulihan ini salah atau telah digunakan. Sila cuba kod lain.',
  },
  phone_number_invalid: {
    en: 'Please check the phone number and its country code.',
    ms: 'Sila semak nombor telefon dan kod negaranya.',
  },
  customer_email_unknown: {
    en: 'There is no customer with this e-mail address. Please check it.',
    ms: 'Tiada pelanggan dengan alamat e-mel ini. Sila semak.',
  },
  group_account_kind_differs: {
    en: 'Please choose an account of the same kind: investors under investors, companies under companies.',
    ms: 'Sila pilih akaun jenis yang sama: pelabur di bawah pelabur, syarikat di bawah syarikat.',
  },
  group_account_itself: {
    en: 'An account cannot belong to itself. Please choose another account.',
    ms: 'Akaun tidak boleh menjadi milik dirinya sendiri. Sila pilih akaun lain.',
  },
  group_account_circular: {
    en: 'That account belongs to this one already. Please choose an account outside this group.',
    ms: 'Akaun itu sudah menjadi milik akaun ini. Sila pilih akaun di luar kumpulan ini.',
  },
  password_unchanged: {
    en: 'Please choose a password that differs from the current one.',
    ms: 'Sila pilih kata laluan yang berbeza daripada yang sekarang.',
  },
  current_password_wrong: {
    en: 'This is not your current password. Please try again.',
    ms: 'Ini bukan kata laluan anda sekarang. Sila cuba lagi.',
  },
  passkey_limit_reached: {
    en: 'You have twenty passkeys. Please remove one first.',
    ms: 'Anda mempunyai dua puluh kunci laluan. Sila buang satu dahulu.',
  },
  passkey_already_added: {
    en: 'This passkey was added before. Please use another one.',
    ms: 'Kunci laluan ini telah ditambah sebelum ini. Sila gunakan yang lain.',
  },
  email_taken_since: {
    en: 'This address belongs to another account by now. Please choose another one in your settings.',
    ms: 'Alamat ini kini milik akaun lain. Sila pilih alamat lain dalam tetapan anda.',
  },
  qr_code_expired: {
    en: 'This QR code has expired. Please scan a new one.',
    ms: 'Kod QR ini telah tamat tempoh. Sila imbas kod baharu.',
  },
  code_of_other_qr_code: {
    en: 'This code does not belong to the QR code. Please enter the newest one.',
    ms: 'Kod ini bukan daripada kod QR itu. Sila masukkan kod yang terbaharu.',
  },
  authenticator_already_set_up: {
    en: 'An authenticator app is set up already. Please give its code.',
    ms: 'Aplikasi pengesah sudah disediakan. Sila masukkan kodnya.',
  },
  own_password_wrong: {
    en: 'This is not your password. Please try again.',
    ms: 'Ini bukan kata laluan anda. Sila cuba lagi.',
  },
  credentials_wrong: {
    en: 'The e-mail address or the password is not right. Please try again.',
    ms: 'Alamat e-mel atau kata laluan tidak betul. Sila cuba lagi.',
  },
  reset_link_used_or_expired: {
    en: 'This link was used already or has expired. Please set a new password instead.',
    ms: 'Pautan ini telah digunakan atau telah tamat tempoh. Sila tetapkan kata laluan baharu.',
  },
  referral_code_unknown: {
    en: 'We do not know this referral code. Please check it or leave it out.',
    ms: 'Kami tidak mengenali kod rujukan ini. Sila semak atau biarkan kosong.',
  },
  two_factor_not_enabled: {
    en: 'Please switch two-factor on first.',
    ms: 'Sila hidupkan dua faktor dahulu.',
  },
  two_factor_off_sign_in: {
    en: 'Two-factor is switched off already. You can simply sign in.',
    ms: 'Dua faktor sudah dimatikan. Anda boleh terus log masuk.',
  },
  link_used_or_expired: {
    en: 'This link was used already or has expired. Please ask for a new one.',
    ms: 'Pautan ini telah digunakan atau telah tamat tempoh. Sila minta pautan baharu.',
  },
  email_codes_not_for_account: {
    en: 'Codes for signing in do not come by e-mail for this account.',
    ms: 'Kod log masuk bagi akaun ini tidak dihantar melalui e-mel.',
  },
  email_codes_already_on: {
    en: 'Codes by e-mail are switched on already for this account.',
    ms: 'Kod melalui e-mel sudah dihidupkan bagi akaun ini.',
  },
  authenticator_code_required: {
    en: 'Please use the code of your authenticator app.',
    ms: 'Sila gunakan kod daripada aplikasi pengesah anda.',
  },
  operator_link_used_or_expired: {
    en: 'This link was used already, was replaced by a newer one or has expired. Please ask an administrator for a new one.',
    ms: 'Pautan ini telah digunakan, digantikan oleh pautan yang lebih baharu atau telah luput. Sila minta pautan baharu daripada pentadbir.',
  },
  two_factor_off: {
    en: 'Two-factor is switched off already.',
    ms: 'Dua faktor sudah dimatikan.',
  },
  verification_link_used_or_expired: {
    en: 'This link was used already or has expired. Please sign in to get a new verification mail.',
    ms: 'Pautan ini telah digunakan atau telah tamat tempoh. Sila log masuk untuk mendapatkan e-mel pengesahan baharu.',
  },
  passkey_none: {
    en: 'There is no passkey for this account yet. Please use a code.',
    ms: 'Belum ada kunci laluan untuk akaun ini. Sila gunakan kod.',
  },
  passkey_not_added: {
    en: 'This passkey could not be added. Please try again.',
    ms: 'Kunci laluan ini tidak dapat ditambah. Sila cuba lagi.',
  },
  passkeys_need_host_name: {
    en: 'Passkeys do not work at this address. Please open the site by its name, not by a number.',
    ms: 'Kunci laluan tidak berfungsi di alamat ini. Sila buka laman ini dengan namanya, bukan dengan nombor.',
  },
  passkey_unknown: {
    en: 'This passkey does not open an account here. Please try again.',
    ms: 'Kunci laluan ini tidak membuka akaun di sini. Sila cuba lagi.',
  },
  export_once_a_day: {
    en: 'You can ask for your data once a day. Please try again tomorrow.',
    ms: 'Anda boleh meminta data anda sekali sehari. Sila cuba lagi esok.',
  },
  export_in_progress: {
    en: 'Your data is being put together already. We will write to you when it is ready.',
    ms: 'Data anda sedang dikumpulkan. Kami akan memaklumkan anda apabila ia sedia.',
  },
  password_too_common: {
    en: 'This password is too easy to guess. Please choose a longer or less common one.',
    ms: 'Kata laluan ini terlalu mudah diteka. Sila pilih yang lebih panjang atau kurang lazim.',
  },
  password_only_digits: {
    en: 'Please choose a password that is not only digits.',
    ms: 'Sila pilih kata laluan yang bukan digit sahaja.',
  },
  password_personal: {
    en: 'Please choose a password without your name or e-mail address in its place.',
    ms: 'Sila pilih kata laluan lain yang bukan nama atau alamat e-mel anda.',
  },
  categories_repeated: {
    en: 'Please name each category once.',
    ms: 'Sila namakan setiap kategori sekali sahaja.',
  },
  category_mandatory: {
    en: 'Security, money and required notices cannot be switched off, because they protect you.',
    ms: 'Pemberitahuan keselamatan, wang dan notis wajib tidak boleh dimatikan kerana ia melindungi anda.',
  },
});

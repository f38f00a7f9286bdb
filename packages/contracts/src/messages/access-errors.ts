import { defineMessages } from './definition.ts';

/** Errors of access, of the request itself and of the account. */
export const accessErrorMessages = defineMessages({
  malformed: {
    en: 'We could not read this request. Please reload the page and try again.',
    ms: 'Kami tidak dapat membaca permintaan ini. Sila muat semula halaman dan cuba lagi.',
  },
  headers_missing: {
    en: 'This request is incomplete. Please reload the page and try again.',
    ms: 'Permintaan ini tidak lengkap. Sila muat semula halaman dan cuba lagi.',
  },
  unauthorized: {
    en: 'Please sign in to go on.',
    ms: 'Sila log masuk untuk meneruskan.',
  },
  read_only: {
    en: 'An auditor reads and changes nothing. Please ask an operator whose work this is.',
    ms: 'Juruaudit hanya membaca dan tidak mengubah apa-apa. Sila minta operator yang bertanggungjawab.',
  },
  disclosure_required: {
    en: 'This file holds personal data. Please give a reason on its customer’s page first, then open it within 30 minutes.',
    ms: 'Fail ini mengandungi data peribadi. Sila beri sebab di halaman pelanggan dahulu, kemudian bukanya dalam 30 minit.',
  },
  file_not_masked: {
    en: 'This file holds personal data, which is not masked in it. Please read the same on the screen.',
    ms: 'Fail ini mengandungi data peribadi yang tidak disembunyikan. Sila baca perkara yang sama di skrin.',
  },
  role: {
    en: 'This page is for another kind of account.',
    ms: 'Halaman ini untuk jenis akaun yang lain.',
  },
  above_limit: {
    en: 'This amount is above your limit. An operator with a higher limit has to do it.',
    ms: 'Jumlah ini melebihi had anda. Operator yang mempunyai had lebih tinggi perlu melakukannya.',
  },
  above_limit_of: {
    en: 'Your limit for this is {{limit, money}}, and the amount is {{amount, money}}. An operator with a higher limit has to do it.',
    ms: 'Had anda untuk perkara ini ialah {{limit, money}}, dan jumlahnya {{amount, money}}. Operator yang mempunyai had lebih tinggi perlu melakukannya.',
  },
  account_inactive: {
    en: 'Your account is disabled. Please contact support.',
    ms: 'Akaun anda dinyahaktifkan. Sila hubungi khidmat sokongan.',
  },
  two_factor_required: {
    en: 'Please give your two-factor code to go on.',
    ms: 'Sila berikan kod dua faktor anda untuk meneruskan.',
  },
  passkey_required: {
    en: 'Please use a passkey to go on.',
    ms: 'Sila gunakan kunci laluan untuk meneruskan.',
  },
  not_approved: {
    en: 'This is open once your application is approved.',
    ms: 'Ini dibuka setelah permohonan anda diluluskan.',
  },
  fund_managed: {
    en: 'Your funds are managed for you. Please contact support to change something.',
    ms: 'Dana anda diuruskan untuk anda. Sila hubungi khidmat sokongan untuk membuat perubahan.',
  },
  step_up_required: {
    en: 'Please confirm this with a fresh code.',
    ms: 'Sila sahkan dengan kod yang baharu.',
  },
  email_unverified: {
    en: 'Please verify your e-mail address first. We can send the verification mail again.',
    ms: 'Sila sahkan alamat e-mel anda dahulu. Kami boleh menghantar e-mel pengesahan sekali lagi.',
  },
  proof_day_open: {
    en: 'This day is not over. Its proof is made after its end.',
    ms: 'Hari itu belum tamat. Buktinya dibuat selepas hari itu tamat.',
  },
  proof_missing: {
    en: 'There is no proof of client money for this day. Please choose a day from the list.',
    ms: 'Tiada bukti wang pelanggan bagi hari itu. Sila pilih hari daripada senarai.',
  },
  ledger_export_empty: {
    en: 'There is no record of client money between these days. Please choose days that have one.',
    ms: 'Tiada rekod wang pelanggan antara hari-hari ini. Sila pilih hari yang mempunyai rekod.',
  },
  no_business_day: {
    en: 'This is no business day: it is a weekend, a bank holiday, or before the first day of the platform. Please choose a day from the list.',
    ms: 'Ini bukan hari perniagaan: hari hujung minggu, cuti bank, atau sebelum hari pertama platform. Sila pilih hari daripada senarai.',
  },
  day_not_begun: {
    en: 'This day has not begun. Please choose a day from the list.',
    ms: 'Hari itu belum bermula. Sila pilih hari daripada senarai.',
  },
  not_found: {
    en: 'We could not find this. It may have moved, or it belongs to another account.',
    ms: 'Kami tidak dapat menemui ini. Ia mungkin telah dipindahkan, atau milik akaun lain.',
  },
  method_not_allowed: {
    en: 'This address does not take this kind of request.',
    ms: 'Alamat ini tidak menerima permintaan seperti ini.',
  },
  idempotency_conflict: {
    en: 'This request was already sent with other content. Please reload the page and try again.',
    ms: 'Permintaan ini telah dihantar dengan kandungan lain. Sila muat semula halaman dan cuba lagi.',
  },
  in_progress: {
    en: 'This request is still being worked on. Please wait a moment.',
    ms: 'Permintaan ini masih diproses. Sila tunggu sebentar.',
  },
  stale_draft: {
    en: 'This form was saved in another tab. Please reload it before you continue.',
    ms: 'Borang ini telah disimpan dalam tab lain. Sila muat semula sebelum anda meneruskan.',
  },
  draft_exists: {
    en: 'You have a saved draft of an application. Replacing it removes its text and documents.',
    ms: 'Anda mempunyai draf permohonan yang disimpan. Menggantikannya akan membuang teks dan dokumennya.',
  },
  file_held: {
    en: 'This file is still being checked for malware. Please try again in a few minutes.',
    ms: 'Fail ini masih diperiksa untuk perisian hasad. Sila cuba lagi dalam beberapa minit.',
  },
  application_final: {
    en: 'This application has been decided and cannot be changed.',
    ms: 'Permohonan ini telah diputuskan dan tidak boleh diubah.',
  },
  application_under_review: {
    en: 'This application is being reviewed and cannot be changed now. We will write to you.',
    ms: 'Permohonan ini sedang disemak dan tidak boleh diubah sekarang. Kami akan memaklumkan anda.',
  },
  hold_period: {
    en: 'Withdrawals are on hold after a security change. Please try later.',
    ms: 'Pengeluaran ditangguhkan selepas perubahan keselamatan. Sila cuba kemudian.',
  },
  account_restricted: {
    en: 'This cannot be done at the moment. Please contact support.',
    ms: 'Perkara ini tidak dapat dilakukan buat masa ini. Sila hubungi sokongan.',
  },
  bank_account_missing: {
    en: 'There is no verified bank account yet. Please add one in settings.',
    ms: 'Belum ada akaun bank yang disahkan. Sila tambah satu dalam tetapan.',
  },
  bank_account_refused: {
    en: 'The bank does not confirm that this account is yours. Please give another one in settings.',
    ms: 'Bank tidak mengesahkan bahawa akaun ini milik anda. Sila berikan akaun lain dalam tetapan.',
  },
});

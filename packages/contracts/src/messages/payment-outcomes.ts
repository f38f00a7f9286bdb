import { defineMessages } from './definition.ts';

/** The outcome of top-ups, of issuers' payments and of payments to a bank account, for their owner. */
export const paymentOutcomesMessages = defineMessages({
  topup_succeeded: {
    en: 'Your top-up has arrived and can be invested.',
    ms: 'Tambah nilai anda telah diterima dan boleh dilaburkan.',
  },
  topup_transfer_awaited: {
    en: 'We are looking for your transfer on our account, usually within one working day.',
    ms: 'Kami sedang mencari pindahan anda dalam akaun kami, biasanya dalam masa satu hari bekerja.',
  },
  topup_payer_check: {
    en: 'Your money has arrived. We are checking who paid it, usually within one working day.',
    ms: 'Wang anda telah diterima. Kami sedang menyemak siapa pembayarnya, biasanya dalam masa satu hari bekerja.',
  },
  topup_being_returned: {
    en: 'We could not match this payment to your own name. It is being sent back to the account that it came from.',
    ms: 'Kami tidak dapat memadankan bayaran ini dengan nama anda. Ia sedang dipulangkan ke akaun asalnya.',
  },
  topup_returned: {
    en: 'We could not match this payment to your own name. It was sent back to the account that it came from.',
    ms: 'Kami tidak dapat memadankan bayaran ini dengan nama anda. Ia telah dipulangkan ke akaun asalnya.',
  },
  topup_transfer_not_found: {
    en: 'We could not find your transfer on our account. Please write to us.',
    ms: 'Kami tidak menemui pindahan anda dalam akaun kami. Sila hubungi kami.',
  },
  topup_cancelled: {
    en: 'The payment was cancelled. Nothing was taken; you can try again.',
    ms: 'Bayaran telah dibatalkan. Tiada wang diambil; anda boleh cuba lagi.',
  },
  topup_timed_out: {
    en: 'The bank waited too long for an answer. Nothing was taken; you can try again.',
    ms: 'Bank menunggu jawapan terlalu lama. Tiada wang diambil; anda boleh cuba lagi.',
  },
  topup_above_bank_limit: {
    en: 'The amount is above your limit or balance at the bank. Please try a smaller amount or raise the limit.',
    ms: 'Jumlah melebihi had atau baki anda di bank. Sila cuba jumlah yang lebih kecil atau naikkan had.',
  },
  topup_bank_offline: {
    en: 'Your bank is offline now. Please try again later or choose another bank.',
    ms: 'Bank anda di luar talian sekarang. Sila cuba lagi kemudian atau pilih bank lain.',
  },
  topup_not_executed: {
    en: 'The bank did not carry out the payment. Please try again, or use another bank.',
    ms: 'Bank tidak melaksanakan bayaran itu. Sila cuba lagi, atau gunakan bank lain.',
  },
  topup_expired: {
    en: 'This payment was not finished in time. If money left your account, it will still be credited.',
    ms: 'Bayaran ini tidak diselesaikan dalam tempohnya. Jika wang telah keluar daripada akaun anda, ia tetap akan dikreditkan.',
  },
  topup_awaits_authoriser: {
    en: "This payment is waiting for your company's authoriser, who has 7 days to approve it at the bank.",
    ms: 'Bayaran ini menunggu pelulus syarikat anda, yang mempunyai 7 hari untuk meluluskannya di bank.',
  },
  topup_unconfirmed: {
    en: 'The bank has not confirmed the payment yet. It is credited as soon as the bank does.',
    ms: 'Bank belum mengesahkan bayaran ini. Ia dikreditkan sebaik sahaja bank mengesahkannya.',
  },
  note_payment_pending: {
    en: 'We are waiting for your bank. This page updates by itself.',
    ms: 'Kami menunggu bank anda. Halaman ini dikemas kini sendiri.',
  },
  note_payment_succeeded: {
    en: 'Thank you. Your payment has arrived and goes to the investors of the note.',
    ms: 'Terima kasih. Bayaran anda telah diterima dan disalurkan kepada pelabur nota.',
  },
  note_payment_held: {
    en: 'Your payment has arrived and is being reviewed. We will write to you.',
    ms: 'Bayaran anda telah diterima dan sedang disemak. Kami akan memaklumkan anda.',
  },
  note_payment_failed: {
    en: 'The payment was not made. You can start a new one.',
    ms: 'Bayaran tidak dibuat. Anda boleh memulakan bayaran baharu.',
  },
  note_payment_expired: {
    en: 'This payment has expired. You can start a new one.',
    ms: 'Bayaran ini telah tamat tempoh. Anda boleh memulakan bayaran baharu.',
  },
  payout_account_unknown: {
    en: 'The bank does not know this account number.',
    ms: 'Bank tidak mengenali nombor akaun ini.',
  },
  payout_account_closed: { en: 'The account is closed.', ms: 'Akaun telah ditutup.' },
  payout_account_blocked: { en: 'The account is blocked.', ms: 'Akaun telah disekat.' },
  payout_account_type_unfit: {
    en: 'This kind of account cannot take the payment.',
    ms: 'Akaun jenis ini tidak dapat menerima bayaran.',
  },
  payout_name_differs: {
    en: 'The name does not belong to this account.',
    ms: 'Nama ini bukan milik akaun ini.',
  },
  payout_bank_not_participating: {
    en: 'The bank does not take part in transfers.',
    ms: 'Bank ini tidak mengambil bahagian dalam pindahan.',
  },
  payout_not_paid: {
    en: 'The bank could not pay it to this account.',
    ms: 'Bank tidak dapat membayarnya ke akaun ini.',
  },
});

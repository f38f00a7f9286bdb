import { defineMessages } from '@titian/contracts/messages/definition';

/** Texts of e-mails about payments, taxes and rewards. */
export const moneyTexts = defineMessages({
  topup_credited_subject: {
    en: '{{amount, money}} has arrived',
    ms: '{{amount, money}} telah diterima',
  },
  topup_credited_body: {
    en: 'Your top-up has arrived and can be invested now.',
    ms: 'Tambah nilai anda telah diterima dan boleh dilaburkan sekarang.',
  },
  topup_held_subject: {
    en: 'Your top-up is under review',
    ms: 'Tambah nilai anda sedang disemak',
  },
  topup_held_body: {
    en: 'Your payment has arrived. The name that the bank gave us does not fully match the name on your account, so a member of our team compares the two before the amount is credited.',
    ms: 'Bayaran anda telah diterima. Nama yang diberikan oleh bank tidak sepadan sepenuhnya dengan nama pada akaun anda, jadi kakitangan kami membandingkannya sebelum jumlah itu dikreditkan.',
  },
  topup_held_body_2: {
    en: 'This usually takes one working day. No action is needed from you.',
    ms: 'Ini biasanya mengambil masa satu hari bekerja. Tiada tindakan diperlukan daripada anda.',
  },
  receipt_held_subject: {
    en: 'A payment is under review',
    ms: 'Satu bayaran sedang disemak',
  },
  receipt_held_body_paid_twice: {
    en: 'Your bank has confirmed a second payment for a payment that we have already received.',
    ms: 'Bank anda telah mengesahkan bayaran kedua bagi bayaran yang sudah kami terima.',
  },
  receipt_held_body_payer: {
    en: 'A payment has arrived from an account that is not in the expected name.',
    ms: 'Satu bayaran telah diterima daripada akaun yang bukan atas nama yang dijangkakan.',
  },
  receipt_held_body_bank: {
    en: 'A payment has arrived, but the confirmation of your bank does not match the payment request.',
    ms: 'Satu bayaran telah diterima, tetapi pengesahan bank anda tidak sepadan dengan permintaan bayaran.',
  },
  receipt_held_body_next: {
    en: 'The money is safe with us. After the review it is credited to you or refunded to the account that it came from. This usually takes one working day.',
    ms: 'Wang itu selamat dengan kami. Selepas semakan, ia dikreditkan kepada anda atau dipulangkan ke akaun asalnya. Ini biasanya mengambil masa satu hari bekerja.',
  },
  receipt_sent_back_subject: {
    en: 'A payment is being refunded',
    ms: 'Satu bayaran sedang dipulangkan',
  },
  receipt_sent_back_body: {
    en: 'We could not accept this payment, so it is refunded to the account of its payer.',
    ms: 'Kami tidak dapat menerima bayaran ini, jadi ia dipulangkan ke akaun pembayarnya.',
  },
  topup_failed_subject: {
    en: 'Your top-up failed',
    ms: 'Tambah nilai anda gagal',
  },
  topup_failed_body_cancelled: {
    en: 'The payment was cancelled at the bank.',
    ms: 'Bayaran telah dibatalkan di bank.',
  },
  topup_failed_body_timed_out: {
    en: 'The payment was not authorised at the bank in time.',
    ms: 'Bayaran tidak dibenarkan di bank dalam masa yang ditetapkan.',
  },
  topup_failed_body_limit: {
    en: 'The amount exceeds your limit at your bank.',
    ms: 'Jumlah melebihi had anda di bank anda.',
  },
  topup_failed_body_bank_offline: {
    en: 'The online banking of your bank was not available.',
    ms: 'Perbankan dalam talian bank anda tidak tersedia.',
  },
  topup_failed_body_other: {
    en: 'The bank rejected the payment.',
    ms: 'Bank menolak bayaran itu.',
  },
  topup_failed_body_next: {
    en: 'Nothing was credited. Please try again.',
    ms: 'Tiada jumlah dikreditkan. Sila cuba lagi.',
  },
  topup_refunded_subject: {
    en: 'Your top-up is being refunded',
    ms: 'Tambah nilai anda sedang dipulangkan',
  },
  topup_refunded_body: {
    en: 'We could not match this payment to your name. We can only accept money from your own bank account, so it is refunded to the account that it came from.',
    ms: 'Kami tidak dapat memadankan bayaran ini dengan nama anda. Kami hanya boleh menerima wang dari akaun bank anda sendiri, jadi ia dipulangkan ke akaun asalnya.',
  },
  topup_refund_returned_subject: {
    en: 'The refund of your top-up was returned by the bank',
    ms: 'Bayaran balik tambah nilai anda telah dipulangkan oleh bank',
  },
  topup_refund_returned_body: {
    en: 'The money is safe with us. Please send us the details of the bank account that you paid from, so that we can refund it there.',
    ms: 'Wang itu selamat dengan kami. Sila hantar butiran akaun bank yang anda gunakan untuk membayar supaya kami dapat memulangkannya ke sana.',
  },
  managed_subscription_subject: {
    en: '{{amount, money}} was subscribed to note {{noteNumber}} for you',
    ms: '{{amount, money}} telah dilanggan dalam nota {{noteNumber}} untuk anda',
  },
  managed_subscription_body: {
    en: 'Your manager has subscribed to this note under your mandate. Two of our operators approved it.',
    ms: 'Pengurus anda telah melanggan nota ini di bawah mandat anda. Dua orang operator kami telah meluluskannya.',
  },
  managed_cancellation_subject: {
    en: 'Your subscription of {{amount, money}} to note {{noteNumber}} was cancelled',
    ms: 'Langganan anda sebanyak {{amount, money}} dalam nota {{noteNumber}} telah dibatalkan',
  },
  managed_cancellation_body: {
    en: 'Your manager has cancelled this subscription within its cancellation period. Two of our operators approved it. The amount is back in your cash balance.',
    ms: 'Pengurus anda telah membatalkan langganan ini dalam tempoh pembatalannya. Dua orang operator kami telah meluluskannya. Jumlah itu telah dikembalikan ke baki tunai anda.',
  },
  withdrawal_requested_subject: {
    en: 'Your withdrawal of {{amount, money}}',
    ms: 'Pengeluaran anda sebanyak {{amount, money}}',
  },
  withdrawal_requested_body: {
    en: 'We have received your withdrawal request. The amount has been deducted from your cash balance.',
    ms: 'Kami telah menerima permintaan pengeluaran anda. Jumlah itu telah ditolak daripada baki tunai anda.',
  },
  withdrawal_paid_subject: {
    en: '{{amount, money}} was paid to your bank account',
    ms: '{{amount, money}} telah dibayar ke akaun bank anda',
  },
  withdrawal_paid_body: {
    en: 'Your withdrawal has been paid.',
    ms: 'Pengeluaran anda telah dibayar.',
  },
  withdrawal_rejected_subject: {
    en: 'Your withdrawal was rejected',
    ms: 'Pengeluaran anda ditolak',
  },
  withdrawal_rejected_body: {
    en: 'The amount is back in your cash balance.',
    ms: 'Jumlah itu telah kembali ke baki tunai anda.',
  },
  withdrawal_returned_subject: {
    en: 'Your bank has returned the withdrawal',
    ms: 'Bank anda telah memulangkan pengeluaran',
  },
  withdrawal_returned_body: {
    en: 'The amount is back in your cash balance. Please check your bank account in settings before you try again.',
    ms: 'Jumlah itu telah kembali ke baki tunai anda. Sila semak akaun bank anda dalam tetapan sebelum mencuba lagi.',
  },
  referral_rewarded_subject: {
    en: 'Your referral reward of {{amount, money}}',
    ms: 'Ganjaran rujukan anda sebanyak {{amount, money}}',
  },
  referral_rewarded_body_friend: {
    en: 'You joined through a friend’s referral link and have invested. Thank you: both of you receive a reward.',
    ms: 'Anda menyertai melalui pautan rujukan rakan dan telah melabur. Terima kasih: anda berdua menerima ganjaran.',
  },
  referral_rewarded_body_referrer: {
    en: '{{friend}} joined through your referral link and has invested. Thank you: both of you receive a reward.',
    ms: '{{friend}} menyertai melalui pautan rujukan anda dan telah melabur. Terima kasih: anda berdua menerima ganjaran.',
  },
  referral_rewarded_body_payout: {
    en: 'It is on its way to your bank account and usually arrives within two working days.',
    ms: 'Ia sedang dihantar ke akaun bank anda dan biasanya tiba dalam masa dua hari bekerja.',
  },
  referral_rewarded_body_balance: {
    en: 'It has been added to your cash balance.',
    ms: 'Ia telah ditambah ke baki tunai anda.',
  },
  tax_residence_recorded_subject: {
    en: 'Your tax residence was recorded',
    ms: 'Pemastautinan cukai anda telah direkodkan',
  },
  tax_residence_recorded_body_malaysia: {
    en: 'You are recorded as a tax resident of Malaysia. No withholding tax is deducted from your returns from {{countsFrom, date}}.',
    ms: 'Anda direkodkan sebagai pemastautin cukai Malaysia. Tiada cukai pegangan dipotong daripada pulangan anda mulai {{countsFrom, date}}.',
  },
  tax_residence_recorded_body_abroad: {
    en: 'You are recorded as a tax resident of another country. Withholding tax is deducted from your returns from {{countsFrom, date}}, at the rate on the day of payment.',
    ms: 'Anda direkodkan sebagai pemastautin cukai negara lain. Cukai pegangan dipotong daripada pulangan anda mulai {{countsFrom, date}}, pada kadar hari bayaran dibuat.',
  },
  tax_residence_recorded_body_past: {
    en: 'Earlier payments are unchanged.',
    ms: 'Bayaran terdahulu tidak berubah.',
  },
  tax_residence_recorded_value_certificate: {
    en: 'Certificate of residence',
    ms: 'Sijil pemastautinan',
  },
  tax_residence_recorded_value_passport: {
    en: 'Passport',
    ms: 'Pasport',
  },
  tax_residence_recorded_value_declaration: {
    en: 'Declaration',
    ms: 'Akuan',
  },
  tax_residence_recorded_note: {
    en: 'If this is wrong, please send us a supporting document.',
    ms: 'Jika ini tidak betul, sila hantar dokumen sokongan kepada kami.',
  },
});

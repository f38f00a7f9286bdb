import { defineMessages } from '@titian/contracts/messages/definition';

/** Texts of e-mails to business owners about repayments on their notes. */
export const repaymentTexts = defineMessages({
  repayment_due_subject: {
    en: '{{total, money}} is due on note {{noteNumber}}',
    ms: '{{total, money}} perlu dibayar bagi nota {{noteNumber}}',
  },
  repayment_due_subject_reduced: {
    en: '{{total, money}} is due on note {{noteNumber}} after deduction',
    ms: '{{total, money}} perlu dibayar bagi nota {{noteNumber}} selepas potongan',
  },
  repayment_due_subject_overdue: {
    en: '{{amount, money}} is overdue on note {{noteNumber}}',
    ms: '{{amount, money}} tertunggak bagi nota {{noteNumber}}',
  },
  repayment_due_body_default: {
    en: 'Note {{noteNumber}} is in default, so the whole amount owed is due immediately: {{amount, money}} as at the date of this e-mail. Please pay it through FPX or call us.',
    ms: 'Nota {{noteNumber}} telah mungkir, maka seluruh jumlah terhutang perlu dibayar serta-merta: {{amount, money}} pada tarikh e-mel ini. Sila bayar melalui FPX atau hubungi kami.',
  },
  repayment_due_body_overdue: {
    en: '{{amount, money}} is overdue since {{since, date}}. Please pay it now through FPX or call us.',
    ms: '{{amount, money}} tertunggak sejak {{since, date}}. Sila bayar sekarang melalui FPX atau hubungi kami.',
  },
  repayment_due_body_fpx: {
    en: 'The next payment is due on {{dueOn, date}}. You can pay it through FPX.',
    ms: 'Bayaran seterusnya perlu dibuat pada {{dueOn, date}}. Anda boleh membayarnya melalui FPX.',
  },
  repayment_due_body_direct_debit: {
    en: 'The next payment is collected by direct debit on {{dueOn, date}} from your account at {{bankName}}. Please make sure that the account holds enough; there is nothing else to do.',
    ms: 'Bayaran seterusnya dikutip melalui debit langsung pada {{dueOn, date}} dari akaun anda di {{bankName}}. Sila pastikan baki akaun mencukupi; tiada apa-apa lagi yang perlu dibuat.',
  },
  repayment_due_body_direct_debit_account: {
    en: 'The next payment is collected by direct debit on {{dueOn, date}} from your account at {{bankName}} ending in {{last4}}. Please make sure that the account holds enough; there is nothing else to do.',
    ms: 'Bayaran seterusnya dikutip melalui debit langsung pada {{dueOn, date}} dari akaun anda di {{bankName}} yang berakhir dengan {{last4}}. Sila pastikan baki akaun mencukupi; tiada apa-apa lagi yang perlu dibuat.',
  },
  payment_received_subject: {
    en: 'We have received your payment of {{amount, money}}',
    ms: 'Kami telah menerima bayaran anda sebanyak {{amount, money}}',
  },
  payment_received_body_excess_only: {
    en: 'Thank you. Your payment for note {{noteNumber}} has arrived.',
    ms: 'Terima kasih. Bayaran anda bagi nota {{noteNumber}} telah diterima.',
  },
  payment_received_body: {
    en: 'Thank you. Your payment for note {{noteNumber}} has arrived and is distributed to its investors.',
    ms: 'Terima kasih. Bayaran anda bagi nota {{noteNumber}} telah diterima dan diagihkan kepada pelaburnya.',
  },
  payment_received_body_excess_refunded: {
    en: '{{amount, money}} is more than is due. It is refunded to your bank account.',
    ms: '{{amount, money}} melebihi jumlah perlu dibayar dan dikembalikan ke akaun bank anda.',
  },
  payment_received_body_excess_held: {
    en: '{{amount, money}} is more than is due. We hold it for you towards the instalment of {{usedOn, date}}, and you can have it refunded before.',
    ms: '{{amount, money}} melebihi jumlah perlu dibayar. Wang itu kekal milik anda untuk ansuran {{usedOn, date}}, dan boleh dibayar balik sebelum itu.',
  },
  settlement_short_subject: {
    en: '{{missing, money}} is missing to settle note {{noteNumber}}',
    ms: '{{missing, money}} lagi diperlukan untuk menyelesaikan nota {{noteNumber}}',
  },
  settlement_short_body: {
    en: 'Your payment to settle note {{noteNumber}} early has arrived, but its quote had expired: a quote is valid on the day on which it is made. The note is not settled.',
    ms: 'Bayaran anda untuk menyelesaikan nota {{noteNumber}} lebih awal telah diterima, tetapi sebut harganya telah tamat tempoh: sebut harga sah pada hari ia dibuat. Nota ini belum selesai.',
  },
  settlement_short_body_excess: {
    en: 'The amount due is paid from it. The rest stays yours and is deducted from a new quote.',
    ms: 'Jumlah yang perlu dibayar telah dijelaskan daripadanya. Bakinya kekal milik anda dan ditolak daripada sebut harga baharu.',
  },
  settlement_short_body_missing: {
    en: 'To settle the note, please pay the missing amount on {{validOn, date}}. Otherwise your excess is used for the next instalments, and you can have it refunded before.',
    ms: 'Untuk menyelesaikan nota ini, sila bayar jumlah yang kurang pada {{validOn, date}}. Jika tidak, lebihan bayaran anda digunakan untuk ansuran seterusnya, dan boleh dibayar balik sebelum itu.',
  },
  excess_refund_queued_subject: {
    en: '{{amount, money}} of your excess on note {{noteNumber}} is refunded',
    ms: '{{amount, money}} lebihan bayaran anda bagi nota {{noteNumber}} dibayar balik',
  },
  excess_refund_queued_body: {
    en: 'We refund your excess to the bank account of your company ending in {{last4}}, with the next payouts. It is no longer used for the next instalment.',
    ms: 'Kami membayar balik lebihan bayaran anda ke akaun bank syarikat anda yang berakhir dengan {{last4}}, bersama pembayaran seterusnya. Wang itu tidak lagi digunakan untuk ansuran seterusnya.',
  },
  excess_refund_returned_subject: {
    en: 'Your bank has returned a refund of {{amount, money}}',
    ms: 'Bank anda telah memulangkan bayaran balik sebanyak {{amount, money}}',
  },
  excess_refund_returned_body: {
    en: 'The refund of your excess on note {{noteNumber}} did not reach your bank account.',
    ms: 'Bayaran balik lebihan anda bagi nota {{noteNumber}} tidak sampai ke akaun bank anda.',
  },
  excess_refund_returned_body_available: {
    en: 'The amount is your excess again: it is used for the next instalment on its due date, or you can have it refunded before. Please check your bank account in settings first.',
    ms: 'Wang itu menjadi lebihan bayaran anda semula: ia digunakan untuk ansuran seterusnya pada tarikhnya, atau boleh dibayar balik sebelum itu. Sila semak akaun bank anda dalam tetapan dahulu.',
  },
  excess_refund_returned_body_resent: {
    en: 'We send it again with the next payouts. Please check your bank account in settings.',
    ms: 'Kami menghantarnya sekali lagi bersama pembayaran seterusnya. Sila semak akaun bank anda dalam tetapan.',
  },
});

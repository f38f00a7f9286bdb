import { defineMessages } from './definition.ts';

/** Banks, mandates, receipts, payouts and bank statements. */
export const paymentsMessages = defineMessages({
  mandate_none_active: {
    en: 'You have no active direct debit that could be changed.',
    ms: 'Anda tiada debit langsung aktif yang boleh diubah.',
  },
  mandate_amount_unchanged: {
    en: 'This amount is allowed already. Please enter another.',
    ms: 'Amaun ini sudah dibenarkan. Sila masukkan amaun lain.',
  },
  bank_offline: {
    en: '{{bank}} is offline now. Please choose another bank or try again later.',
    ms: '{{bank}} berada di luar talian sekarang. Sila pilih bank lain atau cuba lagi kemudian.',
  },
  mandate_exists: {
    en: 'You have a direct debit already. Please end it before you set up another.',
    ms: 'Anda sudah mempunyai debit langsung. Sila tamatkannya sebelum menyediakan yang lain.',
  },
  final_statement_differs: {
    en: 'The final statement of these days has come, and says something else.',
    ms: 'Penyata akhir bagi hari-hari ini telah tiba dan berbeza.',
  },
  finance_operator_required: {
    en: 'Please choose an operator of finance',
    ms: 'Sila pilih operator kewangan',
  },
  payer_named_by_bank: {
    en: 'The bank named the payer, so only that name counts. Leave this empty.',
    ms: 'Bank telah menamakan pembayar, jadi hanya nama itu dikira. Biarkan ini kosong.',
  },
  refund_account_closed: {
    en: 'The bank says that this account is closed. Please ask the payer for another.',
    ms: 'Bank menyatakan bahawa akaun ini telah ditutup. Sila minta akaun lain daripada pembayar.',
  },
  refund_account_not_guarantors: {
    en: 'This account is in another name than the guarantor. Please ask the guarantor for one in its own name.',
    ms: 'Akaun ini atas nama selain penjamin. Sila minta akaun atas nama penjamin sendiri.',
  },
  payer_not_named: {
    en: "The bank did not name the payer. Enter the name on a document of the payer's bank that shows this payment, or wait for the bank statement.",
    ms: 'Bank tidak menamakan pembayar. Masukkan nama pada dokumen bank pembayar yang menunjukkan bayaran ini, atau tunggu penyata bank.',
  },
  refund_account_unconfirmed: {
    en: 'The bank does not say whose account this is. Please ask the payer for another account.',
    ms: 'Bank tidak menyatakan pemilik akaun ini. Sila minta akaun lain daripada pembayar.',
  },
  refund_account_other_name: {
    en: 'This account is in another name than the payment. Money may not go back to another name.',
    ms: 'Akaun ini atas nama selain nama pembayar. Wang tidak boleh dikembalikan kepada nama lain.',
  },
  statement_line_missing: {
    en: 'No statement of the trust account has this line yet. Import the statement that shows the money, then choose its line.',
    ms: 'Belum ada penyata akaun amanah yang mempunyai baris ini. Import penyata yang menunjukkan wang itu, kemudian pilih barisnya.',
  },
  statement_line_amount_differs: {
    en: 'This line is not a receipt of {{amount, money}}. Choose the line with exactly that amount.',
    ms: 'Baris ini bukan terimaan sebanyak {{amount, money}}. Pilih baris dengan jumlah yang sama tepat.',
  },
  statement_line_used: {
    en: 'Something explains this line already. A line is used once.',
    ms: 'Baris ini sudah dijelaskan. Satu baris digunakan sekali sahaja.',
  },
  payouts_repeated: {
    en: 'Please choose each payout once, the first one as the subject',
    ms: 'Sila pilih setiap bayaran keluar sekali sahaja, yang pertama sebagai subjek',
  },
  payout_account_changed: {
    en: 'The bank account of {{beneficiary}} was changed. Please leave the payout out, and look again in a minute.',
    ms: 'Akaun bank {{beneficiary}} telah ditukar. Sila keluarkan bayaran itu daripada pilihan, dan semak semula sebentar lagi.',
  },
  transfer_amount_differs: {
    en: 'This transfer has another amount, or a line shows it already.',
    ms: 'Pindahan ini mempunyai jumlah lain, atau sudah ditunjukkan oleh satu baris.',
  },
  sender_account_unnamed: {
    en: "The statement does not name the sender's account. Please prove the sender's bank account first.",
    ms: 'Penyata tidak menyatakan akaun pengirim. Sila buktikan akaun bank pengirim dahulu.',
  },
  receipt_payer_unproven: {
    en: "This cannot be sent back yet: prove the payer's account first, or wait for the bank statement.",
    ms: 'Ini belum boleh dipulangkan: buktikan akaun pembayar dahulu, atau tunggu penyata bank.',
  },
  bank_not_as_chosen: {
    en: 'This is not the bank that you chose. Please set the direct debit up again.',
    ms: 'Ini bukan bank yang anda pilih. Sila sediakan debit langsung semula.',
  },
  amount_outside_account_limits: {
    en: 'This amount is outside the limits of this kind of account. Please choose the other.',
    ms: 'Jumlah ini di luar had akaun jenis ini. Sila pilih yang satu lagi.',
  },
  line_not_open_in_trust: {
    en: 'This is not an open line of the trust account.',
    ms: 'Ini bukan baris terbuka akaun amanah.',
  },
  line_belongs_elsewhere: {
    en: 'This line belongs to a payment or a payout, or moved the other way.',
    ms: 'Baris ini milik satu bayaran atau pembayaran keluar, atau bergerak ke arah sebaliknya.',
  },
  no_certain_suggestion: {
    en: 'It is not certain enough what this line is for. Please open it and decide.',
    ms: 'Tujuan baris ini tidak cukup pasti. Sila buka dan buat keputusan.',
  },
  line_parts_sum: {
    en: 'The parts come to RM {{total}}. They must come to exactly RM {{amount}}.',
    ms: 'Jumlah bahagian ialah RM {{total}}. Jumlahnya mesti tepat RM {{amount}}.',
  },
  line_part_target_required: {
    en: 'Each part needs what it is for; only a return to the sender needs none.',
    ms: 'Setiap bahagian memerlukan tujuannya; hanya pemulangan kepada pengirim tidak memerlukannya.',
  },
  line_parts_repeated: {
    en: 'Each part has to be for something else, and at most one for a top-up.',
    ms: 'Setiap bahagian mestilah bagi tujuan yang lain, dan paling banyak satu bagi tambah nilai.',
  },
  payout_return_is_whole: {
    en: 'A payout comes back whole: it cannot share its line.',
    ms: 'Bayaran keluar dipulangkan sepenuhnya: barisnya tidak boleh dikongsi.',
  },
  payout_not_returnable: {
    en: 'This payout has not been paid, has come back already or is of another amount.',
    ms: 'Bayaran keluar ini belum dibayar, sudah dipulangkan atau berlainan jumlah.',
  },
  topup_not_creditable: {
    en: 'This top-up is not held for a bank transfer of this amount.',
    ms: 'Tambah nilai ini tidak ditahan untuk pindahan bank dengan jumlah ini.',
  },
  deposit_account_inactive: {
    en: 'The account of this investor is not active. Return the money to its sender.',
    ms: 'Akaun pelabur ini tidak aktif. Pulangkan wang itu kepada pengirimnya.',
  },
  line_amount: {
    en: 'The line of the statement is about RM {{amount}}.',
    ms: 'Baris penyata ini berjumlah RM {{amount}}.',
  },
  statement_ends_in_future: {
    en: 'This statement ends on {{day, date}}, which is still to come. Nothing was imported.',
    ms: 'Penyata ini berakhir pada {{day, date}}, yang belum tiba. Tiada apa-apa diimport.',
  },
  statement_file_required: {
    en: 'Please choose the statement file of the bank',
    ms: 'Sila pilih fail penyata bank',
  },
  statement_file_too_large: {
    en: 'This file is larger than 5 MB. Please export fewer days at once.',
    ms: 'Fail ini melebihi 5 MB. Sila eksport bilangan hari yang lebih sedikit.',
  },
  statement_file_not_text: {
    en: 'This file is not text. Please export the statement as camt.053 or MT940.',
    ms: 'Fail ini bukan teks. Sila eksport penyata sebagai camt.053 atau MT940.',
  },
  payout_restricted: {
    en: 'The payout to {{beneficiary}} is restricted and cannot leave now. Please propose the others without it.',
    ms: 'Bayaran keluar kepada {{beneficiary}} disekat dan tidak boleh keluar sekarang. Sila cadangkan yang lain tanpanya.',
  },
  mandate_below_minimum: {
    en: 'Please allow at least {{minimum, money}}',
    ms: 'Sila benarkan sekurang-kurangnya {{minimum, money}}',
  },
  mandate_below_instalment: {
    en: 'Please allow at least {{minimum, money}}, your largest instalment',
    ms: 'Sila benarkan sekurang-kurangnya {{minimum, money}}, ansuran terbesar anda',
  },
  mandate_above_personal_limit: {
    en: 'A personal account allows at most {{maximum, money}} at once',
    ms: 'Akaun peribadi membenarkan paling banyak {{maximum, money}} pada satu masa',
  },
  mandate_above_corporate_limit: {
    en: 'A corporate account allows at most {{maximum, money}} at once',
    ms: 'Akaun korporat membenarkan paling banyak {{maximum, money}} pada satu masa',
  },
  payout_on_hold: {
    en: 'One of these payouts is still on hold. Please leave it out.',
    ms: 'Salah satu bayaran keluar ini masih ditangguhkan. Sila keluarkan daripada pilihan.',
  },
  statement_account_unknown: {
    en: 'Account {{number}} is not one of ours. Nothing was imported.',
    ms: 'Akaun {{number}} bukan akaun kami. Tiada apa-apa yang diimport.',
  },
  statement_lines_contradict: {
    en: 'Statement {{statement}} has other lines on {{day, date}} than the final statement of that day. Nothing was imported.',
    ms: 'Penyata {{statement}} mempunyai baris lain pada {{day, date}} daripada penyata akhir hari itu. Tiada apa-apa yang diimport.',
  },
  statement_balance_contradicts: {
    en: 'Statement {{statement}} has another balance on {{day, date}} than the final statement of that day. Nothing was imported.',
    ms: 'Penyata {{statement}} mempunyai baki lain pada {{day, date}} daripada penyata akhir hari itu. Tiada apa-apa yang diimport.',
  },
  statement_unreadable: {
    en: '{{detail}} Nothing was imported.',
    ms: '{{detail}} Tiada apa-apa yang diimport.',
  },
  batch_impossible: {
    en: '{{detail}}',
    ms: '{{detail}}',
  },
  mandate_payer_not_own: {
    en: "This account is neither the customer's nor a director's, so its money may not be kept.",
    ms: 'Akaun ini bukan milik pelanggan atau pengarahnya, jadi wangnya tidak boleh disimpan.',
  },
  deposit_exists: {
    en: 'You have a recurring deposit already. Please stop it before you set up another.',
    ms: 'Anda sudah mempunyai deposit berkala. Sila hentikannya sebelum menyediakan yang lain.',
  },
  deposit_none: {
    en: 'You have no recurring deposit.',
    ms: 'Anda tiada deposit berkala.',
  },
  deposit_day_invalid: {
    en: 'Please choose a day from 1 to 28',
    ms: 'Sila pilih hari dari 1 hingga 28',
  },
  deposit_above_maximum: {
    en: 'A recurring deposit is at most {{maximum, money}} each time',
    ms: 'Deposit berkala paling banyak {{maximum, money}} setiap kali',
  },
  deposit_maximum_below_amount: {
    en: 'The limit at your bank is at least the amount, {{amount, money}}',
    ms: 'Had di bank anda sekurang-kurangnya amaun itu, {{amount, money}}',
  },
  deposit_above_mandate: {
    en: 'Your bank allows at most {{maximum, money}} each time. For more, please stop this recurring deposit and set up another.',
    ms: 'Bank anda membenarkan paling banyak {{maximum, money}} setiap kali. Untuk lebih daripada itu, sila hentikan deposit berkala ini dan sediakan yang lain.',
  },
  deposit_ends_too_early: {
    en: 'Please choose a day after the first deposit, which is on {{first, date}}',
    ms: 'Sila pilih hari selepas deposit pertama, iaitu pada {{first, date}}',
  },
  deposit_ends_too_late: {
    en: 'Please choose a day not later than {{last, date}}',
    ms: 'Sila pilih hari selewat-lewatnya {{last, date}}',
  },
});

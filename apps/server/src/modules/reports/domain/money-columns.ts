import { defineMessages } from '@titian/contracts/messages/definition';

/** Columns of the reports about money and its risk; in `…_means` what exactly each counts. */
export const moneyColumnTexts = defineMessages({
  client_money_day: { en: 'Day', ms: 'Tarikh' },
  client_money_day_means: {
    en: 'The business day; figures are those at its end.',
    ms: 'Hari urusan; angka adalah pada penghujungnya.',
  },
  client_money_bank: { en: 'Bank balance', ms: 'Baki bank' },
  client_money_bank_means: {
    en: 'Closing balance of the final statement of the trust account.',
    ms: 'Baki penutup penyata akhir akaun amanah.',
  },
  client_money_in_transit: { en: 'In transit', ms: 'Dalam perjalanan' },
  client_money_in_transit_means: {
    en: 'Booked in the ledger and not on a statement yet: in less out.',
    ms: 'Sudah direkod dalam lejar dan belum ada pada penyata: masuk tolak keluar.',
  },
  client_money_unmatched: { en: 'Unmatched lines', ms: 'Baris belum dipadan' },
  client_money_unmatched_means: {
    en: 'On the statement and not booked in the ledger yet.',
    ms: 'Ada pada penyata dan belum direkod dalam lejar.',
  },
  client_money_clients: { en: 'Client balances', ms: 'Baki pelanggan' },
  client_money_clients_means: {
    en: 'Cash of investors and issuers, and what issuers paid ahead.',
    ms: 'Tunai pelabur dan penerbit, serta bayaran awal penerbit.',
  },
  client_money_waiting: { en: 'Committed', ms: 'Komited' },
  client_money_waiting_means: {
    en: 'Subscriptions before issue, repayments not distributed yet, and payouts on their way.',
    ms: 'Langganan sebelum terbitan, bayaran balik yang belum diagihkan, dan bayaran keluar dalam proses.',
  },
  client_money_held: { en: 'Held receipts', ms: 'Terimaan ditahan' },
  client_money_held_means: {
    en: 'Money received whose owner is not decided yet.',
    ms: 'Wang diterima yang pemiliknya belum diputuskan.',
  },
  client_money_owed: { en: 'Owed to others', ms: 'Terhutang kepada pihak lain' },
  client_money_owed_means: {
    en: 'Taxes, charity, guarantors and profit of the trust account.',
    ms: 'Cukai, kebajikan, penjamin dan keuntungan akaun amanah.',
  },
  client_money_platform: { en: 'Platform money', ms: 'Wang platform' },
  client_money_platform_means: {
    en: 'Fees, recovery costs and marketing not swept yet, and what is on its way out.',
    ms: 'Fi, kos pemulihan dan pemasaran yang belum disapu, serta yang dalam perjalanan keluar.',
  },
  client_money_difference: { en: 'Difference', ms: 'Perbezaan' },
  client_money_difference_means: {
    en: 'Bank + in transit − unmatched lines − all that is owed; zero when every sen has an owner.',
    ms: 'Bank + dalam perjalanan − baris belum dipadan − semua yang terhutang; sifar apabila setiap sen ada pemilik.',
  },
  client_money_state: { en: 'Reconciliation', ms: 'Penyesuaian' },
  client_money_state_means: {
    en: 'Balanced: bank and ledger agree; explained: every sen of the difference is named; open: a person has to look.',
    ms: 'Seimbang: bank dan lejar sepadan; dijelaskan: setiap sen perbezaan dinamakan; terbuka: perlu semakan.',
  },
  treasury_month: { en: 'Month', ms: 'Bulan' },
  treasury_month_means: { en: 'By business date of the transfers.', ms: 'Mengikut tarikh urusan pindahan.' },
  treasury_money: { en: 'Money', ms: 'Wang' },
  treasury_money_means: { en: 'The account inside the trust account.', ms: 'Akaun dalam akaun amanah.' },
  treasury_opening: { en: 'Opening', ms: 'Baki awal' },
  treasury_opening_means: {
    en: 'Held before the first day of the month.',
    ms: 'Dipegang sebelum hari pertama bulan itu.',
  },
  treasury_earned: { en: 'Charged', ms: 'Dikenakan' },
  treasury_earned_means: {
    en: 'Fees and taxes charged, donations received and costs kept back.',
    ms: 'Fi dan cukai yang dikenakan, sumbangan diterima dan kos yang ditahan.',
  },
  treasury_refunded: { en: 'Refunded', ms: 'Dipulangkan' },
  treasury_refunded_means: {
    en: 'Given back to customers, such as fees of returned withdrawals.',
    ms: 'Dipulangkan kepada pelanggan, seperti fi pengeluaran yang dipulangkan.',
  },
  treasury_used: { en: 'Used', ms: 'Digunakan' },
  treasury_used_means: {
    en: 'Spent inside the trust account: marketing, bank charges and rounding of service tax.',
    ms: 'Dibelanjakan dalam akaun amanah: pemasaran, caj bank dan pembundaran cukai perkhidmatan.',
  },
  treasury_left: { en: 'Paid out', ms: 'Dibayar keluar' },
  treasury_left_means: {
    en: 'Swept or remitted, less what came back.',
    ms: 'Disapu atau dikirim, tolak yang dipulangkan.',
  },
  treasury_closing: { en: 'Closing', ms: 'Baki akhir' },
  treasury_closing_means: {
    en: 'Opening + charged − refunded − used − paid out.',
    ms: 'Baki awal + dikenakan − dipulangkan − digunakan − dibayar keluar.',
  },
  arrears_bucket: { en: 'Days past due', ms: 'Hari tertunggak' },
  arrears_bucket_means: {
    en: 'Of the oldest instalment that is not paid in principal and return; notes in default stand alone.',
    ms: 'Bagi ansuran tertua yang prinsipal dan pulangannya belum dibayar; nota mungkir diasingkan.',
  },
  arrears_notes: { en: 'Notes', ms: 'Nota' },
  arrears_notes_means: {
    en: 'Issued notes with principal outstanding.',
    ms: 'Nota terbitan dengan prinsipal belum bayar.',
  },
  arrears_outstanding: { en: 'Outstanding principal', ms: 'Prinsipal belum bayar' },
  arrears_outstanding_means: {
    en: 'Principal not repaid; written-off notes are left out.',
    ms: 'Prinsipal belum dibayar balik; nota yang dihapus kira tidak termasuk.',
  },
  arrears_overdue: { en: 'Past due', ms: 'Tertunggak' },
  arrears_overdue_means: {
    en: 'Principal and return past due; of a note in default all that is unpaid.',
    ms: 'Prinsipal dan pulangan tertunggak; bagi nota mungkir semua yang belum dibayar.',
  },
  arrears_share: { en: 'Share', ms: 'Bahagian' },
  arrears_share_means: { en: 'Of all outstanding principal.', ms: 'Daripada semua prinsipal belum bayar.' },
  vintages_quarter: { en: 'Quarter of issue', ms: 'Suku terbitan' },
  vintages_quarter_means: { en: 'When the notes were issued.', ms: 'Bila nota diterbitkan.' },
  vintages_funded: { en: 'Funded', ms: 'Dibiayai' },
  vintages_funded_means: { en: 'Principal of the notes at issue.', ms: 'Prinsipal nota semasa terbitan.' },
  vintages_defaulted: { en: 'Defaulted', ms: 'Mungkir' },
  vintages_defaulted_means: {
    en: 'Principal and return that were promised and unpaid when notes went into default.',
    ms: 'Prinsipal dan pulangan yang dijanjikan dan belum dibayar apabila nota menjadi mungkir.',
  },
  vintages_recovered: { en: 'Recovered', ms: 'Dipulihkan' },
  vintages_recovered_means: { en: 'Paid on those notes since.', ms: 'Dibayar atas nota itu sejak itu.' },
  vintages_default_rate: { en: 'Default rate', ms: 'Kadar mungkir' },
  vintages_default_rate_means: {
    en: '(Defaulted − recovered) ÷ principal and return promised at issue.',
    ms: '(Mungkir − dipulihkan) ÷ prinsipal dan pulangan yang dijanjikan semasa terbitan.',
  },
  vintages_after_3: { en: 'After 3 months', ms: 'Selepas 3 bulan' },
  vintages_after_3_means: {
    en: 'Default rate of the same notes when all of them were 3 months old; empty where they are younger.',
    ms: 'Kadar mungkir nota yang sama apabila semuanya berusia 3 bulan; kosong jika lebih muda.',
  },
  vintages_after_6: { en: 'After 6 months', ms: 'Selepas 6 bulan' },
  vintages_after_6_means: {
    en: 'Default rate of the same notes when all of them were 6 months old; empty where they are younger.',
    ms: 'Kadar mungkir nota yang sama apabila semuanya berusia 6 bulan; kosong jika lebih muda.',
  },
  vintages_after_9: { en: 'After 9 months', ms: 'Selepas 9 bulan' },
  vintages_after_9_means: {
    en: 'Default rate of the same notes when all of them were 9 months old; empty where they are younger.',
    ms: 'Kadar mungkir nota yang sama apabila semuanya berusia 9 bulan; kosong jika lebih muda.',
  },
  vintages_after_12: { en: 'After 12 months', ms: 'Selepas 12 bulan' },
  vintages_after_12_means: {
    en: 'Default rate of the same notes when all of them were 12 months old; empty where they are younger.',
    ms: 'Kadar mungkir nota yang sama apabila semuanya berusia 12 bulan; kosong jika lebih muda.',
  },
  vintages_after_18: { en: 'After 18 months', ms: 'Selepas 18 bulan' },
  vintages_after_18_means: {
    en: 'Default rate of the same notes when all of them were 18 months old; empty where they are younger.',
    ms: 'Kadar mungkir nota yang sama apabila semuanya berusia 18 bulan; kosong jika lebih muda.',
  },
  vintages_after_24: { en: 'After 24 months', ms: 'Selepas 24 bulan' },
  vintages_after_24_means: {
    en: 'Default rate of the same notes when all of them were 24 months old; empty where they are younger.',
    ms: 'Kadar mungkir nota yang sama apabila semuanya berusia 24 bulan; kosong jika lebih muda.',
  },
  concentration_name: { en: 'Name', ms: 'Nama' },
  concentration_name_means: {
    en: 'What outstanding principal is divided by.',
    ms: 'Cara prinsipal belum bayar dibahagikan.',
  },
  concentration_notes: { en: 'Notes', ms: 'Nota' },
  concentration_notes_means: {
    en: 'Notes with principal outstanding; of investors, their holdings.',
    ms: 'Nota dengan prinsipal belum bayar; bagi pelabur, pegangan mereka.',
  },
  concentration_outstanding: { en: 'Outstanding principal', ms: 'Prinsipal belum bayar' },
  concentration_outstanding_means: {
    en: 'Principal not repaid; written-off notes are left out.',
    ms: 'Prinsipal belum dibayar balik; nota yang dihapus kira tidak termasuk.',
  },
  concentration_share: { en: 'Share', ms: 'Bahagian' },
  concentration_share_means: {
    en: 'Of all outstanding principal.',
    ms: 'Daripada semua prinsipal belum bayar.',
  },
  concentration_cumulative: { en: 'Cumulative share', ms: 'Bahagian terkumpul' },
  concentration_cumulative_means: {
    en: 'Share of this and all larger ones.',
    ms: 'Bahagian ini dan semua yang lebih besar.',
  },
});

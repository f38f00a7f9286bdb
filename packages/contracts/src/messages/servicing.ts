import { defineMessages } from './definition.ts';

/** Repayments, arrears, guarantees and recovery. */
export const servicingMessages = defineMessages({
  positive_amount_required: {
    en: 'Please enter an amount above RM 0.00',
    ms: 'Sila masukkan jumlah melebihi RM 0.00',
  },
  guarantor_not_asked: {
    en: 'The guarantor has not been asked to pay on this note',
    ms: 'Penjamin belum diminta membayar bagi nota ini',
  },
  claim_closed: {
    en: 'This claim is closed already. Please reload the page.',
    ms: 'Tuntutan ini sudah ditutup. Sila muat semula halaman.',
  },
  claim_nothing_open: {
    en: 'Nothing is open of this claim, so there is nothing to close.',
    ms: 'Tiada apa-apa yang belum dibayar bagi tuntutan ini, jadi tiada apa-apa untuk ditutup.',
  },
  note_not_in_default: {
    en: 'Only a note in default can be closed.',
    ms: 'Hanya nota dalam kemungkiran boleh ditutup.',
  },
  note_distributing: {
    en: 'Money of this note is being distributed. Please try again later.',
    ms: 'Wang nota ini sedang diagihkan. Sila cuba lagi kemudian.',
  },
  note_recovered_not_written_off: {
    en: 'All principal is paid back, so this note is recovered, not written off.',
    ms: 'Semua prinsipal telah dibayar balik, jadi nota ini dipulihkan, bukan dihapus kira.',
  },
  note_written_off_not_recovered: {
    en: 'Principal is outstanding, so this note is written off, not recovered.',
    ms: 'Masih ada baki prinsipal, jadi nota ini dihapus kira, bukan dipulihkan.',
  },
  note_money_held: {
    en: 'Money for this note is held. Please decide about it first.',
    ms: 'Wang untuk nota ini sedang ditahan. Sila buat keputusan mengenainya dahulu.',
  },
  default_too_early: {
    en: 'This note is {{days, number}} days past due. It can be defaulted from day {{needed, number}} on.',
    ms: 'Nota ini tertunggak {{days, number}} hari. Ia boleh diisytiharkan mungkir mulai hari ke-{{needed, number}}.',
  },
  issue_time_over: {
    en: 'The time to issue this note is over. Please apply again.',
    ms: 'Masa untuk menerbitkan nota ini telah tamat. Sila mohon semula.',
  },
  guarantor_money_none: {
    en: 'Nothing waits for a guarantor on this note.',
    ms: 'Tiada apa-apa yang menunggu penjamin bagi nota ini.',
  },
  guarantor_account_unproven: {
    en: "Please prove the guarantor's bank account first.",
    ms: 'Sila buktikan akaun bank penjamin dahulu.',
  },
  guarantor_paid_nothing: {
    en: 'The guarantor has paid nothing on this note.',
    ms: 'Penjamin belum membayar apa-apa bagi nota ini.',
  },
  guarantor_payout_pending: {
    en: 'A payout to the guarantor waits for a second operator.',
    ms: 'Bayaran kepada penjamin sedang menunggu operator kedua.',
  },
  cost_day_out_of_range: {
    en: 'Please give a day from the default of the note until today',
    ms: 'Sila berikan tarikh dari hari nota mungkir hingga hari ini',
  },
  cost_outside_default: {
    en: 'Costs of recovery are recorded while a note is in default.',
    ms: 'Kos pemulihan direkodkan semasa nota dalam kemungkiran.',
  },
  receipt_day_differs_from_line: {
    en: 'The bank booked this line on {{day, date}}. Money counts from the day of its line.',
    ms: 'Bank merekodkan baris ini pada {{day, date}}. Wang dikira mulai hari barisnya.',
  },
  receipt_before_issue: {
    en: 'Money can be recorded once the note has been issued.',
    ms: 'Wang boleh direkodkan setelah nota diterbitkan.',
  },
  receipt_day_out_of_range: {
    en: 'Please give a day from the issue of the note until today',
    ms: 'Sila berikan hari dari penerbitan nota hingga hari ini',
  },
  receipt_reference_known: {
    en: 'A transfer with this reference has been recorded already',
    ms: 'Pindahan dengan rujukan ini telah direkodkan',
  },
  receipt_payer_not_allowed: {
    en: 'A note is paid by its issuer, a director of it or its guarantor. Money of anybody else goes back.',
    ms: 'Nota dibayar oleh penerbitnya, pengarah penerbit atau penjaminnya. Wang daripada pihak lain dipulangkan.',
  },
  recovery_before_default: {
    en: 'Money is recovered once the note is in default',
    ms: 'Wang diperoleh semula setelah nota mungkir',
  },
  excess_needed_for_dues: {
    en: 'Something is due on this note and unpaid. Your excess pays it, so it cannot be refunded now.',
    ms: 'Ada bayaran nota ini yang perlu dibayar dan belum dijelaskan. Lebihan bayaran anda menjelaskannya, jadi ia tidak boleh dipulangkan sekarang.',
  },
  excess_none: {
    en: 'There is no excess on this note.',
    ms: 'Tiada lebihan bayaran bagi nota ini.',
  },
  day_too_far: {
    en: 'Please give a day that is not years away',
    ms: 'Sila berikan tarikh yang tidak bertahun-tahun jauhnya',
  },
  note_already_signed: {
    en: 'You have already signed. The note is issued as soon as its commodity trade is complete.',
    ms: 'Anda telah menandatangani. Nota diterbitkan sebaik sahaja dagangan komoditinya selesai.',
  },
  direct_debit_collecting: {
    en: 'Your bank is collecting a payment on this note by direct debit right now. Please look again in a while, so that nothing is paid twice.',
    ms: 'Bank anda sedang mengutip bayaran nota ini melalui debit langsung. Sila lihat semula sebentar lagi supaya tiada bayaran dibuat dua kali.',
  },
  excess_covers_next: {
    en: 'Your excess covers the next payment. It is used on the due day, so nothing is to be paid now.',
    ms: 'Lebihan bayaran anda mencukupi untuk bayaran seterusnya. Ia digunakan pada tarikh bayaran, jadi tiada apa-apa yang perlu dibayar sekarang.',
  },
  payment_above_bank_limit: {
    en: 'This is more than one payment through a bank may carry. Please pay a part of it first with another amount.',
    ms: 'Ini melebihi jumlah yang boleh dibawa oleh satu bayaran bank. Sila bayar sebahagiannya dahulu dengan jumlah lain.',
  },
  late_charge_not_running: {
    en: 'What lateness costs is waived while a note is running.',
    ms: 'Kos kelewatan dikecualikan semasa nota masih berjalan.',
  },
  gharamah_shariah_only: {
    en: 'Only a Shariah note has gharamah',
    ms: 'Hanya nota Syariah mempunyai gharamah',
  },
  waiver_above_owed: {
    en: 'Please enter at most {{owed, money}}, which is owed',
    ms: 'Sila masukkan paling banyak {{owed, money}}, iaitu yang terhutang',
  },
  restructuring_not_running: {
    en: 'Only a running note can be restructured.',
    ms: 'Hanya nota yang sedang berjalan boleh distrukturkan semula.',
  },
  restructuring_in_default: {
    en: 'This note is in default: its whole debt is due, and there are no instalments to move. Please work on its recovery.',
    ms: 'Nota ini mungkir: seluruh hutangnya perlu dibayar dan tiada ansuran untuk dialihkan. Sila usahakan pemulihannya.',
  },
  restructuring_money_waiting: {
    en: '{{amount, money}} that arrived for this note waits to be booked. Please decide on it first.',
    ms: '{{amount, money}} yang diterima untuk nota ini menunggu untuk dibukukan. Sila buat keputusan mengenainya dahulu.',
  },
  restructuring_guarantee_claimed: {
    en: 'The guarantor has been asked to pay. Please close that claim first.',
    ms: 'Penjamin telah diminta membayar. Sila tutup tuntutan itu dahulu.',
  },
  restructuring_guarantee_paid: {
    en: 'The guarantor has paid for this note, so its schedule cannot be changed any more.',
    ms: 'Penjamin telah membayar untuk nota ini, jadi jadualnya tidak boleh diubah lagi.',
  },
  restructuring_months_invalid: {
    en: 'Please enter 1 to 36 months',
    ms: 'Sila masukkan 1 hingga 36 bulan',
  },
  restructuring_ends_earlier: {
    en: 'Please enter more months: the note would end on {{last, date}}, before the {{former, date}} agreed until now',
    ms: 'Sila masukkan lebih banyak bulan: nota akan tamat pada {{last, date}}, sebelum {{former, date}} yang dipersetujui setakat ini',
  },
  restructuring_pause_invalid: {
    en: 'Please enter 0 to 12 months',
    ms: 'Sila masukkan 0 hingga 12 bulan',
  },
  restructuring_grace_invalid: {
    en: 'Please enter 0 months or more',
    ms: 'Sila masukkan 0 bulan atau lebih',
  },
  restructuring_grace_too_long: {
    en: 'Please leave at least one month with principal',
    ms: 'Sila tinggalkan sekurang-kurangnya satu bulan dengan prinsipal',
  },
  restructuring_grace_not_here: {
    en: 'The principal of this note is paid last in any case, so please enter 0',
    ms: 'Prinsipal nota ini dibayar pada akhir juga, jadi sila masukkan 0',
  },
  restructuring_empty_instalment: {
    en: 'Nothing would be due in some months. Please choose fewer months without principal.',
    ms: 'Tiada apa-apa perlu dibayar pada beberapa bulan. Sila pilih kurang bulan tanpa prinsipal.',
  },
  restructuring_rate_too_high: {
    en: 'Please enter at most {{rate, percent}}, the rate of the note',
    ms: 'Sila masukkan paling banyak {{rate, percent}}, iaitu kadar nota',
  },
  restructuring_price_fixed: {
    en: 'The sale price of a Shariah note is never raised, so please enter 0',
    ms: 'Harga jualan nota Syariah tidak pernah dinaikkan, jadi sila masukkan 0',
  },
  restructuring_consent_required: {
    en: 'Please attach the agreement that the issuer signed',
    ms: 'Sila lampirkan perjanjian yang ditandatangani oleh penerbit',
  },
  restructuring_adviser_required: {
    en: "Please give the Shariah adviser's name, the day of the consent and the document",
    ms: 'Sila berikan nama penasihat Syariah, hari persetujuan dan dokumennya',
  },
  restructuring_adviser_unneeded: {
    en: 'Only a Shariah note needs the consent of an adviser',
    ms: 'Hanya nota Syariah memerlukan persetujuan penasihat',
  },
  restructuring_consent_in_future: {
    en: 'Please give today or an earlier day',
    ms: 'Sila berikan hari ini atau hari sebelumnya',
  },
  update_day_in_past: {
    en: 'Please give today or a later day',
    ms: 'Sila berikan hari ini atau hari kemudian',
  },
  months_reversed_or_too_many: {
    en: 'Please give a month after the first one, at most ten years later',
    ms: 'Sila berikan bulan selepas bulan pertama, paling lama sepuluh tahun kemudian',
  },
  payment_below_bank_minimum: {
    en: 'Please enter at least {{minimum, money}}, the least that banks carry',
    ms: 'Sila masukkan sekurang-kurangnya {{minimum, money}}, jumlah terkecil yang dibawa oleh bank',
  },
  payment_above_outstanding: {
    en: 'Please enter at most {{outstanding, money}}, all that is outstanding',
    ms: 'Sila masukkan paling banyak {{outstanding, money}}, iaitu semua yang belum jelas',
  },
  payment_above_bank_maximum: {
    en: 'Please pay at most {{maximum, money}} at once and the rest in another payment',
    ms: 'Sila bayar paling banyak {{maximum, money}} sekali gus dan bakinya dalam bayaran lain',
  },
  note_default_all_due: {
    en: 'This note is in default, so everything that is outstanding is due. Please pay what is outstanding.',
    ms: 'Nota ini mungkir, jadi semua yang belum jelas perlu dibayar. Sila bayar jumlah yang belum jelas.',
  },
  payment_not_booked: {
    en: 'This payment is not booked yet, so there is no receipt.',
    ms: 'Bayaran ini belum dibukukan, jadi belum ada resit.',
  },
  guarantor_amount_changed: {
    en: '{{amount, money}} waits for the guarantor now',
    ms: '{{amount, money}} menunggu penjamin sekarang',
  },
  excess_amount_changed: {
    en: '{{amount, money}} waits as excess now',
    ms: '{{amount, money}} ialah lebihan bayaran sekarang',
  },
});

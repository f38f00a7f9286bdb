import { defineMessages } from './definition.ts';

/** Titles and texts of the updates that the product itself writes about a note (NOTE-11). */
export const noteUpdatesMessages = defineMessages({
  update_campaign_paused: { en: 'The campaign is paused', ms: 'Kempen dihentikan sementara' },
  update_campaign_resumed: { en: 'The campaign was resumed', ms: 'Kempen diteruskan' },
  update_campaign_cancelled: { en: 'The campaign was cancelled', ms: 'Kempen dibatalkan' },
  update_fact_sheet_revised: {
    en: 'The fact sheet was revised',
    ms: 'Helaian fakta telah disemak semula',
  },
  update_fact_sheet_revised_text: {
    en: 'The campaign is paused; until it is resumed you may cancel your investment. The page of the note shows what changed.',
    ms: 'Kempen dihentikan sementara; sehingga ia diteruskan anda boleh membatalkan pelaburan anda. Halaman nota menunjukkan apa yang berubah.',
  },
  update_issued: { en: 'The note has been issued', ms: 'Nota telah diterbitkan' },
  update_issued_text: {
    en: 'The issuer has signed and is being paid. The schedule shows what is due and when.',
    ms: 'Penerbit telah menandatangani dan sedang dibayar. Jadual menunjukkan apa yang perlu dibayar dan bila.',
  },
  update_late_charge_waived: {
    en: 'A part of the late charge is waived',
    ms: 'Sebahagian caj lewat bayar dikecualikan',
  },
  update_late_charge_waived_text: {
    en: 'Two operators have decided that the issuer need not pay it. All other amounts remain due.',
    ms: 'Dua orang operator telah memutuskan bahawa penerbit tidak perlu membayarnya. Semua jumlah lain tetap perlu dibayar.',
  },
  update_restructured: {
    en: 'The note has a new repayment schedule',
    ms: 'Nota mempunyai jadual bayaran balik baharu',
  },
  update_restructured_text: {
    en: 'What is unpaid has new due dates: the next is {{first, date}}, the last {{last, date}}. Principal and interest remain the same.',
    ms: 'Baki yang belum dibayar mempunyai tarikh baharu: yang seterusnya {{first, date}}, yang terakhir {{last, date}}. Prinsipal dan faedah kekal sama.',
  },
  update_restructured_shariah_text: {
    en: 'What is unpaid has new due dates: the next is {{first, date}}, the last {{last, date}}. The sale price remains the same, and the Shariah adviser has consented.',
    ms: 'Baki yang belum dibayar mempunyai tarikh baharu: yang seterusnya {{first, date}}, yang terakhir {{last, date}}. Harga jualan kekal sama, dan penasihat Syariah telah bersetuju.',
  },
  update_restructured_raised_text: {
    en: 'What is unpaid has new due dates: the next is {{first, date}}, the last {{last, date}}. Principal remains the same; interest rises by {{amount, money}} for the additional months.',
    ms: 'Baki yang belum dibayar mempunyai tarikh baharu: yang seterusnya {{first, date}}, yang terakhir {{last, date}}. Prinsipal kekal sama; faedah bertambah {{amount, money}} bagi bulan tambahan.',
  },
  update_guarantor_claimed: {
    en: 'The guarantor has been asked to pay',
    ms: 'Penjamin telah diminta membayar',
  },
  update_guarantor_claimed_text: {
    en: '{{guarantor}} guarantees this note and has been asked for {{amount, money}}.',
    ms: '{{guarantor}} menjamin nota ini dan telah diminta membayar {{amount, money}}.',
  },
  update_guarantee_closed: {
    en: 'The claim on the guarantor was closed',
    ms: 'Tuntutan terhadap penjamin telah ditutup',
  },
  update_repayment_distributed: {
    en: 'A repayment was distributed',
    ms: 'Bayaran balik telah diagihkan',
  },
  update_repaid_by_issuer: {
    en: 'The issuer has paid and every investor has received their share.',
    ms: 'Penerbit telah membayar dan setiap pelabur telah menerima bahagian masing-masing.',
  },
  update_repaid_by_guarantor: {
    en: 'The guarantor has paid and every investor has received their share.',
    ms: 'Penjamin telah membayar dan setiap pelabur telah menerima bahagian masing-masing.',
  },
  update_repaid_by_recovery: {
    en: 'Money was recovered and every investor has received their share.',
    ms: 'Wang telah dipulihkan dan setiap pelabur telah menerima bahagian masing-masing.',
  },
  update_completed_by_guarantor: {
    en: 'The note was completed by its guarantor',
    ms: 'Nota diselesaikan oleh penjaminnya',
  },
  update_completed_by_guarantor_text: {
    en: '{{guarantor}} has paid the outstanding principal and the accrued return.',
    ms: '{{guarantor}} telah membayar baki prinsipal dan pulangan terakru.',
  },
  update_completed: { en: 'The note is complete', ms: 'Nota telah selesai' },
  update_all_due_paid: {
    en: 'Everything that was due has been paid.',
    ms: 'Semua yang perlu dibayar telah dibayar.',
  },
  update_all_owed_paid: {
    en: 'Everything that was owed has been paid.',
    ms: 'Semua yang terhutang telah dibayar.',
  },
  update_late: { en: 'A payment is late', ms: 'Satu bayaran lewat' },
  update_late_text: {
    en: 'The issuer has not paid what was due. We have written to the issuer and will notify you of the next step.',
    ms: 'Penerbit belum membayar jumlah yang perlu dibayar. Kami telah menghubungi penerbit dan akan memaklumkan langkah seterusnya.',
  },
  update_default: { en: 'The note is in default', ms: 'Nota mungkir' },
  update_default_text: {
    en: {
      one: 'What was due is unpaid for {{count, number}} day. Whatever is recovered from now on is distributed to you.',
      other:
        'What was due is unpaid for {{count, number}} days. Whatever is recovered from now on is distributed to you.',
    },
    ms: 'Jumlah yang perlu dibayar belum dibayar selama {{count, number}} hari. Apa yang dipulihkan mulai sekarang diagihkan kepada anda.',
  },
  update_recovered: { en: 'The note is recovered', ms: 'Nota telah dipulihkan' },
  update_recovered_text: {
    en: 'All principal has been paid back. What else was owed is not pursued any further.',
    ms: 'Semua prinsipal telah dibayar balik. Hutang lain tidak dituntut lagi.',
  },
  update_written_off: {
    en: 'The rest of the note is written off',
    ms: 'Baki nota dihapus kira',
  },
  update_written_off_text: {
    en: 'We do not expect to recover more. Should money come in later, it is distributed to you.',
    ms: 'Kami tidak menjangka memulihkan lebih banyak. Jika wang masuk kemudian, ia diagihkan kepada anda.',
  },
  update_recovery_cost: { en: 'Cost of recovery', ms: 'Kos pemulihan' },
});

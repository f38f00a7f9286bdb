import { defineMessages } from '@titian/contracts/messages/definition';

/** Titles and texts of the updates that the product itself writes about a note. */
export const noteUpdateTexts = defineMessages({
  news_the_note_has_been_issued: {
    en: 'The note has been issued',
    ms: 'Nota telah diterbitkan',
  },
  news_the_issuer_has_signed_and_is: {
    en: 'The issuer has signed and is being paid. The schedule shows what is due and when.',
    ms: 'Penerbit telah menandatangani dan sedang dibayar. Jadual menunjukkan apa yang perlu dibayar dan bila.',
  },
  news_the_guarantor_has_been_asked_to: {
    en: 'The guarantor has been asked to pay',
    ms: 'Penjamin telah diminta membayar',
  },
  news_the_claim_on_the_guarantor_was: {
    en: 'The claim on the guarantor was closed',
    ms: 'Tuntutan terhadap penjamin telah ditutup',
  },
  news_the_guarantor_has_paid_and_every: {
    en: 'The guarantor has paid and every investor has received their share.',
    ms: 'Penjamin telah membayar dan setiap pelabur telah menerima bahagian masing-masing.',
  },
  news_money_was_recovered_and_every_investor: {
    en: 'Money was recovered and every investor has received their share.',
    ms: 'Wang telah diperoleh semula dan setiap pelabur telah menerima bahagian masing-masing.',
  },
  news_a_repayment_was_distributed: {
    en: 'A repayment was distributed',
    ms: 'Bayaran balik telah diagihkan',
  },
  news_the_issuer_has_paid_and_every: {
    en: 'The issuer has paid and every investor has received their share.',
    ms: 'Penerbit telah membayar dan setiap pelabur telah menerima bahagian masing-masing.',
  },
  news_the_note_was_completed_by_its: {
    en: 'The note was completed by its guarantor',
    ms: 'Nota diselesaikan oleh penjaminnya',
  },
  news_the_note_is_complete: {
    en: 'The note is complete',
    ms: 'Nota telah selesai',
  },
  news_everything_that_was_due_has_been: {
    en: 'Everything that was due has been paid.',
    ms: 'Semua yang perlu dibayar telah dibayar.',
  },
  news_everything_that_was_owed_has_been: {
    en: 'Everything that was owed has been paid.',
    ms: 'Semua yang terhutang telah dibayar.',
  },
  news_a_payment_is_late: {
    en: 'A payment is late',
    ms: 'Satu bayaran lewat',
  },
  news_the_issuer_has_not_paid_what: {
    en: 'The issuer has not paid what was due. We have written to the issuer and will tell you the next step.',
    ms: 'Penerbit belum membayar jumlah yang perlu dibayar. Kami telah menulis kepada penerbit dan akan memaklumkan langkah seterusnya.',
  },
  news_the_note_is_in_default: {
    en: 'The note is in default',
    ms: 'Nota mungkir',
  },
  news_the_note_is_recovered: {
    en: 'The note is recovered',
    ms: 'Nota telah diperoleh semula',
  },
  news_all_principal_has_been_paid_back: {
    en: 'All principal has been paid back. What else was owed is not pursued any further.',
    ms: 'Semua prinsipal telah dibayar balik. Hutang lain tidak dituntut lagi.',
  },
  news_the_rest_of_the_note_is: {
    en: 'The rest of the note is written off',
    ms: 'Baki nota dihapus kira',
  },
  news_we_do_not_expect_to_recover: {
    en: 'We do not expect to recover more. Should money come in later, it is distributed to you.',
    ms: 'Kami tidak menjangka memperoleh semula lebih banyak. Jika wang masuk kemudian, ia diagihkan kepada anda.',
  },
  news_a_cost_of_the_recovery: {
    en: 'A cost of the recovery',
    ms: 'Kos pemulihan',
  },
  news_default_days: {
    en: {
      one: 'What was due is unpaid for {{count, number}} day. Whatever is recovered from now on is distributed to you.',
      other:
        'What was due is unpaid for {{count, number}} days. Whatever is recovered from now on is distributed to you.',
    },
    ms: 'Jumlah yang perlu dibayar belum dibayar selama {{count, number}} hari. Apa yang diperoleh semula mulai sekarang diagihkan kepada anda.',
  },
});

import { defineMessages } from '@titian/contracts/messages/definition';

/** Titles and texts of the updates that the product itself writes about a note. */
export const noteUpdateTexts = defineMessages({
  event_issued: {
    en: 'The note has been issued',
    ms: 'Nota telah diterbitkan',
  },
  event_issued_body: {
    en: 'The issuer has signed and is being paid. The schedule shows what is due and when.',
    ms: 'Penerbit telah menandatangani dan sedang dibayar. Jadual menunjukkan apa yang perlu dibayar dan bila.',
  },
  event_guarantee_claimed: {
    en: 'The guarantor has been asked to pay',
    ms: 'Penjamin telah diminta membayar',
  },
  event_claim_closed: {
    en: 'The claim on the guarantor was closed',
    ms: 'Tuntutan terhadap penjamin telah ditutup',
  },
  event_guarantor_paid_body: {
    en: 'The guarantor has paid and every investor has received their share.',
    ms: 'Penjamin telah membayar dan setiap pelabur telah menerima bahagian masing-masing.',
  },
  event_recovered_amount_body: {
    en: 'Money was recovered and every investor has received their share.',
    ms: 'Wang telah diperoleh semula dan setiap pelabur telah menerima bahagian masing-masing.',
  },
  event_distributed: {
    en: 'A repayment was distributed',
    ms: 'Bayaran balik telah diagihkan',
  },
  event_distributed_body: {
    en: 'The issuer has paid and every investor has received their share.',
    ms: 'Penerbit telah membayar dan setiap pelabur telah menerima bahagian masing-masing.',
  },
  event_completed_by_guarantor: {
    en: 'The note was completed by its guarantor',
    ms: 'Nota diselesaikan oleh penjaminnya',
  },
  event_completed: {
    en: 'The note is complete',
    ms: 'Nota telah selesai',
  },
  event_arrears_paid_body: {
    en: 'Everything that was due has been paid.',
    ms: 'Semua yang perlu dibayar telah dibayar.',
  },
  event_completed_body: {
    en: 'Everything that was owed has been paid.',
    ms: 'Semua yang terhutang telah dibayar.',
  },
  event_late: {
    en: 'A payment is late',
    ms: 'Satu bayaran lewat',
  },
  event_late_body: {
    en: 'The issuer has not paid what was due. We have written to the issuer and will tell you the next step.',
    ms: 'Penerbit belum membayar jumlah yang perlu dibayar. Kami telah menulis kepada penerbit dan akan memaklumkan langkah seterusnya.',
  },
  event_defaulted: {
    en: 'The note is in default',
    ms: 'Nota mungkir',
  },
  event_recovered: {
    en: 'The note is recovered',
    ms: 'Nota telah diperoleh semula',
  },
  event_recovered_body: {
    en: 'All principal has been paid back. What else was owed is not pursued any further.',
    ms: 'Semua prinsipal telah dibayar balik. Hutang lain tidak dituntut lagi.',
  },
  event_written_off: {
    en: 'The rest of the note is written off',
    ms: 'Baki nota dihapus kira',
  },
  event_written_off_body: {
    en: 'We do not expect to recover more. Should money come in later, it is distributed to you.',
    ms: 'Kami tidak menjangka memperoleh semula lebih banyak. Jika wang masuk kemudian, ia diagihkan kepada anda.',
  },
  event_recovery_cost: {
    en: 'A cost of the recovery',
    ms: 'Kos pemulihan',
  },
  event_default_days: {
    en: {
      one: 'What was due is unpaid for {{count, number}} day. Whatever is recovered from now on is distributed to you.',
      other:
        'What was due is unpaid for {{count, number}} days. Whatever is recovered from now on is distributed to you.',
    },
    ms: 'Jumlah yang perlu dibayar belum dibayar selama {{count, number}} hari. Apa yang diperoleh semula mulai sekarang diagihkan kepada anda.',
  },
});

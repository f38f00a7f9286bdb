import { defineMessages } from '@titian/contracts/messages/definition';

/** What each column of the loan book holds; docs/loan-book.md says it too. */
export const loanBookTexts = defineMessages({
  note: { en: 'Number of the note', ms: 'Nombor nota' },
  issuer: {
    en: 'A number for the issuer, the same in every month, that leads to no name',
    ms: 'Nombor bagi penerbit, sama setiap bulan, yang tidak membawa kepada sebarang nama',
  },
  issued_on: { en: 'Day of issue', ms: 'Hari terbitan' },
  grade: { en: 'Credit grade at listing', ms: 'Gred kredit semasa disenaraikan' },
  contract: { en: 'Conventional or Shariah', ms: 'Conventional (konvensional) atau Shariah (Syariah)' },
  type: { en: 'Type of financing', ms: 'Jenis pembiayaan' },
  tenure_months: { en: 'Tenure at issue, in months', ms: 'Tempoh semasa terbitan, dalam bulan' },
  rate_percent: { en: 'Yearly rate, in percent', ms: 'Kadar tahunan, dalam peratus' },
  effective_rate_percent: {
    en: 'Effective yearly rate, in percent',
    ms: 'Kadar tahunan efektif, dalam peratus',
  },
  principal: { en: 'Principal, in RM', ms: 'Prinsipal, dalam RM' },
  promised_return: {
    en: 'Return by the schedule in force, in RM',
    ms: 'Pulangan mengikut jadual yang berkuat kuasa, dalam RM',
  },
  paid_principal: { en: 'Principal repaid, in RM', ms: 'Prinsipal dibayar, dalam RM' },
  paid_return: { en: 'Return paid, in RM', ms: 'Pulangan dibayar, dalam RM' },
  outstanding: {
    en: 'Principal not repaid, in RM; zero of a note that was written off',
    ms: 'Prinsipal belum dibayar, dalam RM; sifar bagi nota yang dihapus kira',
  },
  written_off: { en: 'Principal written off, in RM', ms: 'Prinsipal dihapus kira, dalam RM' },
  status: {
    en: 'current, late, default, repaid, recovered (ended after a default with its principal whole) or written_off',
    ms: 'current (lancar), late (lewat), default (mungkir), repaid (selesai), recovered (pulih selepas mungkir) atau written_off (dihapus kira)',
  },
  oldest_unpaid_due_on: {
    en: 'Due day of the oldest unpaid instalment that is past due; empty where none is',
    ms: 'Hari perlu dibayar bagi ansuran tertunggak tertua; kosong jika tiada',
  },
  days_past_due: { en: 'Days since then', ms: 'Bilangan hari sejak itu' },
  defaulted_on: { en: 'Day of default; empty without one', ms: 'Hari mungkir; kosong jika tiada' },
  defaulted_amount: {
    en: 'Principal and promised return not paid on the day of default, in RM',
    ms: 'Prinsipal dan pulangan dijanjikan yang belum dibayar pada hari mungkir, dalam RM',
  },
  recovered_amount: {
    en: 'Principal and return paid from the day of default on, in RM',
    ms: 'Prinsipal dan pulangan dibayar mulai hari mungkir, dalam RM',
  },
  ended_on: {
    en: 'Day on which the note ended; empty while it runs',
    ms: 'Hari nota tamat; kosong semasa berjalan',
  },
});

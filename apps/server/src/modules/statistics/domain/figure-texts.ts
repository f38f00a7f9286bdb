import { defineMessages } from '@titian/contracts/messages/definition';

/** The names of figures by their field. */
export const figureNames = defineMessages({
  default_rate: { en: 'Default rate', ms: 'Kadar mungkir' },
  recovery_rate: { en: 'Recovered of defaulted', ms: 'Dipulihkan daripada mungkir' },
  defaulted: { en: 'Defaulted', ms: 'Mungkir' },
  recovered: { en: 'Recovered', ms: 'Dipulihkan' },
  promised: { en: 'Promised', ms: 'Dijanjikan' },
  written_off: { en: 'Written off', ms: 'Dihapus kira' },
  notes: { en: 'Notes', ms: 'Nota' },
  funded: { en: 'Funded', ms: 'Dibiayai' },
  average_note: { en: 'Average note', ms: 'Purata nota' },
  running_notes: { en: 'Running notes', ms: 'Nota berjalan' },
  outstanding: { en: 'Outstanding', ms: 'Baki tertunggak' },
  paid_principal: { en: 'Principal repaid', ms: 'Prinsipal dibayar' },
  paid_return: { en: 'Return paid', ms: 'Pulangan dibayar' },
  issuers_registered: { en: 'Issuers registered', ms: 'Penerbit berdaftar' },
  issuers_funded: { en: 'Issuers funded', ms: 'Penerbit dibiayai' },
  issuers_running: { en: 'Issuers with a running note', ms: 'Penerbit dengan nota berjalan' },
  investors_registered: { en: 'Investors registered', ms: 'Pelabur berdaftar' },
  investors_holding: { en: 'Investors with a holding', ms: 'Pelabur dengan pegangan' },
  amount: { en: 'Outstanding', ms: 'Baki tertunggak' },
  share: { en: 'Share', ms: 'Bahagian' },
  rate: { en: 'Rate', ms: 'Kadar' },
  effective_rate: { en: 'Effective rate', ms: 'Kadar efektif' },
  default_rate_percent: { en: 'Default rate', ms: 'Kadar mungkir' },
  percent: { en: 'Default rate', ms: 'Kadar mungkir' },
});

/** How each figure is computed, in words (FIG-18). */
export const formulas = defineMessages({
  default_rate: {
    en: '(defaulted − recovered) ÷ promised. This is the definition of the Securities Commission.',
    ms: '(mungkir − dipulihkan) ÷ dijanjikan. Ini ialah takrif Suruhanjaya Sekuriti.',
  },
  recovery_rate: { en: 'recovered ÷ defaulted.', ms: 'dipulihkan ÷ mungkir.' },
  defaulted: {
    en: 'principal and promised return that were not paid when a note went into default, of all notes that ever did.',
    ms: 'prinsipal dan pulangan dijanjikan yang belum dibayar semasa nota menjadi mungkir, bagi semua nota yang pernah mungkir.',
  },
  recovered: {
    en: 'principal and return paid on these notes from the day of default on, by issuers, guarantors and recovery.',
    ms: 'prinsipal dan pulangan yang dibayar bagi nota ini mulai hari mungkir, oleh penerbit, penjamin dan pemulihan.',
  },
  promised: {
    en: 'principal and return of all issued notes by the schedule in force at the end of the month.',
    ms: 'prinsipal dan pulangan semua nota terbitan mengikut jadual yang berkuat kuasa pada akhir bulan.',
  },
  written_off: {
    en: 'unpaid principal of the notes that were given up.',
    ms: 'prinsipal belum dibayar bagi nota yang dihapus kira.',
  },
  notes: { en: 'count of issued notes.', ms: 'bilangan nota terbitan.' },
  funded: { en: 'sum of the principal of all issued notes.', ms: 'jumlah prinsipal semua nota terbitan.' },
  average_note: { en: 'funded ÷ notes.', ms: 'dibiayai ÷ nota.' },
  running_notes: {
    en: 'count of notes with principal outstanding.',
    ms: 'bilangan nota dengan baki prinsipal tertunggak.',
  },
  outstanding: {
    en: 'principal not repaid, without notes that were written off.',
    ms: 'prinsipal belum dibayar, tanpa nota yang dihapus kira.',
  },
  paid_principal: {
    en: 'sum of principal repaid on all notes.',
    ms: 'jumlah prinsipal dibayar bagi semua nota.',
  },
  paid_return: {
    en: 'sum of return paid on all notes, before fees and tax of investors.',
    ms: 'jumlah pulangan dibayar bagi semua nota, sebelum fi dan cukai pelabur.',
  },
  issuers_registered: { en: 'count of approved issuers.', ms: 'bilangan penerbit yang diluluskan.' },
  issuers_funded: {
    en: 'count of issuers of an issued note.',
    ms: 'bilangan penerbit dengan nota terbitan.',
  },
  issuers_running: {
    en: 'count of issuers of a note with principal outstanding.',
    ms: 'bilangan penerbit dengan nota yang ada baki prinsipal.',
  },
  investors_registered: { en: 'count of approved investors.', ms: 'bilangan pelabur yang diluluskan.' },
  investors_holding: {
    en: 'count of investors with principal outstanding.',
    ms: 'bilangan pelabur dengan baki prinsipal tertunggak.',
  },
  arrears: {
    en: 'principal outstanding of the notes whose oldest unpaid instalment was due so many days before; share = part ÷ outstanding. Notes in default are in the part of their days.',
    ms: 'baki prinsipal bagi nota yang ansuran tertua belum dibayarnya perlu dibayar sekian hari sebelumnya; bahagian = jumlah ÷ baki tertunggak. Nota mungkir termasuk dalam bahagian harinya.',
  },
  vintages: {
    en: 'the default rate of the notes issued in a quarter: (defaulted − recovered) ÷ promised. After so many months: with what was in default, and unpaid, when each note was that old.',
    ms: 'kadar mungkir bagi nota yang diterbitkan dalam satu suku: (mungkir − dipulihkan) ÷ dijanjikan. Selepas sekian bulan: dengan yang mungkir dan belum dibayar semasa setiap nota berusia demikian.',
  },
  rates: {
    en: 'sum of (rate × principal) ÷ sum of principal, over issued notes; rates are yearly. The effective rate discounts all payments to the principal.',
    ms: 'jumlah (kadar × prinsipal) ÷ jumlah prinsipal, bagi nota terbitan; kadar adalah tahunan. Kadar efektif mendiskaun semua bayaran kepada prinsipal.',
  },
  issues: {
    en: 'principal of the notes issued in each of the latest twelve months.',
    ms: 'prinsipal nota yang diterbitkan dalam setiap satu daripada dua belas bulan terkini.',
  },
  concentration: {
    en: 'principal outstanding of the largest ÷ principal outstanding of all. Companies of one group count one by one.',
    ms: 'baki prinsipal yang terbesar ÷ baki prinsipal semua. Syarikat dalam satu kumpulan dikira satu demi satu.',
  },
});

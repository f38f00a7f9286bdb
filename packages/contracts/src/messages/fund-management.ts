import { defineMessages } from './definition.ts';

/** Funds that are managed under a mandate (FND-1). */
export const fundManagementMessages = defineMessages({
  mandate_grade_required: {
    en: 'Please choose the lowest grade that the mandate allows',
    ms: 'Sila pilih gred paling rendah yang dibenarkan oleh mandat',
  },
  mandate_contracts_required: {
    en: 'Please choose what the mandate allows: Conventional, Shariah or both',
    ms: 'Sila pilih yang dibenarkan oleh mandat: Konvensional, Patuh Syariah atau kedua-duanya',
  },
  mandate_document_required: {
    en: 'Please attach the mandate that this investor has signed',
    ms: 'Sila lampirkan mandat yang telah ditandatangani oleh pelabur ini',
  },
  mandate_days: {
    en: 'The last day is before the first one. Please correct one of them.',
    ms: 'Hari terakhir adalah sebelum hari pertama. Sila betulkan salah satu.',
  },
  mandate_in_past: {
    en: 'A mandate begins today at the earliest: orders were decided under the earlier one.',
    ms: 'Mandat bermula paling awal hari ini: arahan terdahulu diputuskan di bawah mandat sebelumnya.',
  },
  management_limit_below_minimum: {
    en: 'The most per note must be at least the minimum investment of RM {{minimum}}.',
    ms: 'Had bagi setiap nota mestilah sekurang-kurangnya pelaburan minimum RM {{minimum}}.',
  },
  mandate_missing: {
    en: 'No management mandate of this investor is in force today. Compliance has to record the signed mandate first.',
    ms: 'Tiada mandat pengurusan pelabur ini yang berkuat kuasa hari ini. Pematuhan perlu merekodkan mandat yang ditandatangani dahulu.',
  },
  mandate_excludes_contract: {
    en: 'The mandate of this investor does not allow {{contract}} notes.',
    ms: 'Mandat pelabur ini tidak membenarkan nota {{contract}}.',
  },
  mandate_excludes_grade: {
    en: 'The mandate of this investor allows grade {{minimum}} or better, and this note is {{grade}}.',
    ms: 'Mandat pelabur ini membenarkan gred {{minimum}} atau lebih baik, dan nota ini bergred {{grade}}.',
  },
  mandate_limit_per_note: {
    en: 'The mandate allows RM {{limit}} per note; this investor has RM {{held}} in this one already.',
    ms: 'Mandat membenarkan RM {{limit}} bagi setiap nota; pelabur ini sudah mempunyai RM {{held}} dalam nota ini.',
  },
  funds_not_managed: {
    en: 'The funds of this investor are not managed, so only the investor moves them.',
    ms: 'Dana pelabur ini tidak diuruskan, jadi hanya pelabur sendiri boleh memindahkannya.',
  },
  managed_account_inactive: {
    en: 'The account of this investor is not active.',
    ms: 'Akaun pelabur ini tidak aktif.',
  },
  order_kind_required: {
    en: 'Please choose what to do: subscribe or withdraw',
    ms: 'Sila pilih tindakan: melanggan atau mengeluarkan wang',
  },
  order_note_required: {
    en: 'Please choose the note to subscribe to',
    ms: 'Sila pilih nota untuk dilanggan',
  },
  order_pending: {
    en: 'Such an order of this investor waits for its decision already.',
    ms: 'Arahan seperti ini bagi pelabur ini sudah menunggu keputusan.',
  },
});

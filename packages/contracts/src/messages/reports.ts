import { defineMessages } from './definition.ts';

/** Reports and the periodic return (OPS-37). */
export const reportMessages = defineMessages({
  report_not_listed: {
    en: 'There is no such report. Please choose one from the list.',
    ms: 'Tiada laporan sedemikian. Sila pilih daripada senarai.',
  },
  quarter_required: {
    en: 'Please choose a quarter, such as 2026-Q3',
    ms: 'Sila pilih suku tahun, seperti 2026-Q3',
  },
  dimension_not_listed: {
    en: 'Please choose from the list what the report is divided by',
    ms: 'Sila pilih daripada senarai cara laporan dibahagikan',
  },
  report_in_future: {
    en: 'Please choose a day that has begun already',
    ms: 'Sila pilih tarikh yang sudah tiba',
  },
  report_too_many_days: {
    en: 'Please choose a period of at most {{max}} days',
    ms: 'Sila pilih tempoh tidak melebihi {{max}} hari',
  },
  report_too_many_months: {
    en: 'Please choose a period of at most {{max}} months',
    ms: 'Sila pilih tempoh tidak melebihi {{max}} bulan',
  },
  quarter_not_over: {
    en: 'This quarter is not over yet. Please come back after the end of its last day.',
    ms: 'Suku tahun ini belum berakhir. Sila cuba semula selepas hari terakhirnya ditutup.',
  },
  return_unchanged: {
    en: 'The approved return already has these figures. There is nothing to restate.',
    ms: 'Penyata yang diluluskan sudah mengandungi angka ini. Tiada apa-apa untuk dinyatakan semula.',
  },
  subject_market_return: {
    en: 'Return of {{period}}',
    ms: 'Penyata {{period}}',
  },
});

/** What the settings of the return decide. */
export const reportSettingMessages = defineMessages({
  setting_market_return_due_days: {
    en: 'How many days after the end of a quarter its return has to be approved',
    ms: 'Berapa hari selepas akhir suku tahun penyatanya mesti diluluskan',
  },
  setting_market_return_reminder_days: {
    en: 'How many days before a return is due those who may propose it are reminded',
    ms: 'Berapa hari sebelum tarikh akhir penyata mereka yang boleh mencadangkannya diperingatkan',
  },
});

import { defineMessages } from './definition.ts';

/** Errors of transaction monitoring. */
export const monitoringErrorMessages = defineMessages({
  backtest_too_large: {
    en: 'There are too many movements to test at once. Please try again at a quieter time.',
    ms: 'Terlalu banyak transaksi untuk diuji sekali gus. Sila cuba lagi pada waktu yang lebih lengang.',
  },
});

/** Transaction monitoring (TXM-1). */
export const monitoringMessages = defineMessages({
  monitoring_rule_kind_required: {
    en: 'Please choose a rule',
    ms: 'Sila pilih peraturan',
  },
  alert_severity_required: {
    en: 'Please choose a severity',
    ms: 'Sila pilih tahap keterukan',
  },
  alert_state_invalid: {
    en: 'Please choose open or closed alerts',
    ms: 'Sila pilih amaran terbuka atau ditutup',
  },
  monitoring_days_invalid: {
    en: 'Please enter a number of days from 1 to {{max}}',
    ms: 'Sila masukkan bilangan hari dari 1 hingga {{max}}',
  },
  monitoring_count_invalid: {
    en: 'Please enter a number from 2 to 1000',
    ms: 'Sila masukkan bilangan dari 2 hingga 1000',
  },
  monitoring_percent_invalid: {
    en: 'Please enter a percentage from 1 to 1000',
    ms: 'Sila masukkan peratusan dari 1 hingga 1000',
  },
  monitoring_parameters_invalid: {
    en: 'Please enter what this rule needs, and nothing else',
    ms: 'Sila masukkan apa yang diperlukan oleh peraturan ini sahaja',
  },
  monitoring_backtest_required: {
    en: 'Please back-test exactly these values today, against the version in force, before you propose them.',
    ms: 'Sila uji ke belakang nilai ini dengan tepat hari ini, berbanding versi berkuat kuasa, sebelum mencadangkannya.',
  },
  monitoring_rule_unchanged: {
    en: 'This is the version in force already. Please change something.',
    ms: 'Versi ini sudah berkuat kuasa. Sila ubah sesuatu.',
  },
  monitoring_amount_zero: {
    en: 'Please enter an amount above zero',
    ms: 'Sila masukkan jumlah melebihi sifar',
  },
  monitoring_share_too_high: {
    en: 'No more than 100% of what was deposited can be withdrawn within the period. Please enter 1 to 100.',
    ms: 'Tidak lebih daripada 100% deposit boleh dikeluarkan dalam tempoh ini. Sila masukkan 1 hingga 100.',
  },
  alert_conclusion_required: {
    en: 'An alert is closed with a conclusion. Please open it under Transaction monitoring.',
    ms: 'Amaran ditutup dengan kesimpulan. Sila buka amaran itu di bawah Pemantauan transaksi.',
  },
  subject_monitoring_rule: {
    en: 'Monitoring rule',
    ms: 'Peraturan pemantauan',
  },
});

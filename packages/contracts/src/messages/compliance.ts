import { defineMessages } from './definition.ts';

/** Large amounts, risk ratings and periodic screening (CMP-1). */
export const complianceMessages = defineMessages({
  large_amounts_period_too_long: {
    en: 'Please choose at most {{max}} days',
    ms: 'Sila pilih paling banyak {{max}} hari',
  },
  risk_tab_invalid: {
    en: 'Please choose which ratings to list',
    ms: 'Sila pilih penarafan yang hendak disenaraikan',
  },
  risk_rating_required: {
    en: 'Please choose low, medium or high',
    ms: 'Sila pilih rendah, sederhana atau tinggi',
  },
});

/** Errors of risk ratings. */
export const complianceErrorMessages = defineMessages({
  rating_changed: {
    en: 'Somebody else has changed this rating. Please read it again before you continue.',
    ms: 'Orang lain telah mengubah penarafan ini. Sila baca semula sebelum anda meneruskan.',
  },
});

/** What the settings of compliance decide. */
export const complianceSettingMessages = defineMessages({
  setting_large_amount_sen: {
    en: 'Deposits and withdrawals of one day that reach this sum are listed as a large amount',
    ms: 'Deposit dan pengeluaran sehari yang mencapai jumlah ini disenaraikan sebagai amaun besar',
  },
  setting_risk_review_high_months: {
    en: 'How many months a high risk rating lasts until its review',
    ms: 'Bilangan bulan sehingga penarafan risiko tinggi disemak',
  },
  setting_risk_review_medium_months: {
    en: 'How many months a medium risk rating lasts until its review',
    ms: 'Bilangan bulan sehingga penarafan risiko sederhana disemak',
  },
  setting_risk_review_low_months: {
    en: 'How many months a low risk rating lasts until its review',
    ms: 'Bilangan bulan sehingga penarafan risiko rendah disemak',
  },
  setting_rescreening_days: {
    en: 'After how many days names of customers are compared with the screening list again',
    ms: 'Selepas berapa hari nama pelanggan dibandingkan semula dengan senarai saringan',
  },
});

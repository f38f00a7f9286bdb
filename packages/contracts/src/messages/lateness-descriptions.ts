import { defineMessages } from './definition.ts';

/** What the settings of lateness, default and valuation decide, by their key. */
export const latenessDescriptionsMessages = defineMessages({
  setting_late_grace_days: {
    en: 'Days after the due date before late charges begin',
    ms: 'Bilangan hari selepas tarikh perlu dibayar sebelum caj lewat bermula',
  },
  setting_late_charge_daily_bps: {
    en: 'The late charge of a conventional note per day',
    ms: 'Caj lewat nota konvensional sehari',
  },
  setting_late_charge_cap_bps: {
    en: 'The most that late charges may reach, as a share of the instalment',
    ms: 'Caj lewat paling tinggi sebagai bahagian ansuran',
  },
  setting_tawidh_yearly_bps: {
    en: "The compensation (ta'widh) on overdue Shariah notes per year",
    ms: "Pampasan (ta'widh) setahun bagi nota Syariah yang lewat",
  },
  setting_shariah_late_charge_cap_bps: {
    en: "The most that ta'widh and gharamah may reach together per year",
    ms: "Jumlah paling tinggi bagi ta'widh dan gharamah setahun",
  },
  setting_ibra_on_default: {
    en: "Whether a Shariah note in default gives ibra'",
    ms: "Sama ada nota Syariah yang mungkir memberi ibra'",
  },
  setting_guarantor_after_days: {
    en: 'Days past due after which the guarantor of a guaranteed note is asked to pay',
    ms: 'Bilangan hari lewat sebelum penjamin nota berjaminan diminta membayar',
  },
  setting_default_after_days_term: {
    en: 'Days past due before a term or contract note may be defaulted',
    ms: 'Bilangan hari lewat sebelum nota berjangka atau kontrak boleh diisytihar mungkir',
  },
  setting_default_after_days_invoice: {
    en: 'Days past due before an invoice note may be defaulted',
    ms: 'Bilangan hari lewat sebelum nota invois boleh diisytihar mungkir',
  },
  setting_principal_valuation_bps: {
    en: 'What outstanding principal is worth by days past due; nothing beyond the last row or in default',
    ms: 'Nilai baki prinsipal mengikut hari tertunggak; sifar selepas baris terakhir atau semasa mungkir',
  },
});

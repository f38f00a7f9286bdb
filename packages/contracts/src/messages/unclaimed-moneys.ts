import { defineMessages } from './definition.ts';

/** Unclaimed moneys (CMP-8). */
export const unclaimedMoneyMessages = defineMessages({
  unclaimed_state_invalid: {
    en: 'Please choose approaching or unclaimed',
    ms: 'Sila pilih menghampiri atau tidak dituntut',
  },
  unclaimed_year_invalid: {
    en: 'Please choose a year',
    ms: 'Sila pilih tahun',
  },
  unclaimed_year_not_ended: {
    en: 'A return is made for a year that has ended',
    ms: 'Penyata dibuat bagi tahun yang telah berakhir',
  },
});

/** What the settings of unclaimed moneys decide. */
export const unclaimedMoneySettingMessages = defineMessages({
  setting_unclaimed_money_years: {
    en: 'After how many years without activity of its owner cash is unclaimed money',
    ms: 'Selepas berapa tahun tanpa aktiviti pemiliknya wang tunai menjadi wang tak dituntut',
  },
  setting_unclaimed_notice_months: {
    en: 'How many months before cash becomes unclaimed money its owner is notified',
    ms: 'Berapa bulan sebelum wang tunai menjadi wang tak dituntut pemiliknya dimaklumkan',
  },
});

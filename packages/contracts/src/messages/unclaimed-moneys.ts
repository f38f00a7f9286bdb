import { defineMessages } from './definition.ts';

/** Unclaimed moneys (CMP-8). */
export const unclaimedMoneyMessages = defineMessages({
  unclaimed_state_invalid: {
    en: 'Please choose a status of unclaimed moneys',
    ms: 'Sila pilih status wang tak dituntut',
  },
  unclaimed_year_invalid: {
    en: 'Please choose a year',
    ms: 'Sila pilih tahun',
  },
  unclaimed_year_not_ended: {
    en: 'A return is made for a year that has ended',
    ms: 'Penyata dibuat bagi tahun yang telah berakhir',
  },
  unclaimed_not_in_year: {
    en: 'The period of this cash balance did not end by the last day of {{year}}',
    ms: 'Tempoh baki tunai ini tidak berakhir selewat-lewatnya pada hari terakhir {{year}}',
  },
  unclaimed_no_longer: {
    en: 'This cash balance is not unclaimed: its owner has had activity since, or it is empty',
    ms: 'Baki tunai ini bukan wang tak dituntut: pemiliknya telah melakukan aktiviti sejak itu, atau baki ini kosong',
  },
  unclaimed_year_paid: {
    en: 'The unclaimed moneys of this customer are paid for the return of {{year}} already',
    ms: 'Wang tak dituntut pelanggan ini telah dibayar bagi penyata {{year}}',
  },
  unclaimed_registrar_missing: {
    en: 'The account of the Registrar of Unclaimed Moneys is not on the list of recipients',
    ms: 'Akaun Pendaftar Wang Tak Dituntut tiada dalam senarai penerima',
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

import { defineMessages } from './definition.ts';

/** Settings and holidays. */
export const settingsMessages = defineMessages({
  holidays_repeated: {
    en: 'Please change each holiday once',
    ms: 'Sila tukar setiap cuti umum sekali sahaja',
  },
  holiday_on_that_day: {
    en: 'This holiday is on that day already',
    ms: 'Cuti umum ini sudah ada pada hari itu',
  },
  holiday_day_unchanged: {
    en: 'Please choose another day than the one it is on',
    ms: 'Sila pilih hari selain hari asalnya',
  },
  holiday_already_gazetted: {
    en: 'This holiday is gazetted already',
    ms: 'Cuti umum ini telah pun diwartakan',
  },
  holiday_gone: {
    en: 'Please reload the list: this holiday is not in the calendar any more',
    ms: 'Sila muat semula senarai: cuti umum ini tidak lagi ada dalam kalendar',
  },
  holiday_day_past: {
    en: 'This day has come or gone by. It stays as it was.',
    ms: 'Hari ini telah tiba atau berlalu. Ia kekal seperti asal.',
  },
  holiday_in_lieu: {
    en: 'A day in lieu follows its holiday. Please change the holiday itself.',
    ms: 'Cuti ganti mengikut cuti umumnya. Sila tukar cuti umum itu sendiri.',
  },
  holiday_tomorrow_earliest: {
    en: 'Please choose tomorrow or a later day: earlier ones stay as they were',
    ms: 'Sila pilih esok atau hari selepasnya: hari terdahulu kekal seperti asal',
  },
  holiday_within_ten_years: {
    en: 'Please choose a day within the next ten years',
    ms: 'Sila pilih hari dalam tempoh sepuluh tahun akan datang',
  },
  setting_day_taken: {
    en: 'There is a value from that day already. Please choose another day.',
    ms: 'Sudah ada nilai dari hari itu. Sila pilih hari lain.',
  },
  grade_name_required: {
    en: 'Please name a grade from AA to F',
    ms: 'Sila namakan gred dari AA hingga F',
  },
  grades_each_once: {
    en: 'Please give every grade from AA to F once',
    ms: 'Sila berikan setiap gred dari AA hingga F sekali sahaja',
  },
  grade_rates_reversed: {
    en: 'Please keep the lower rate at or below the higher one',
    ms: 'Sila pastikan kadar rendah tidak melebihi kadar tinggi',
  },
  more_than_zero: {
    en: 'Please enter more than 0',
    ms: 'Sila masukkan lebih daripada 0',
  },
  rate_cap_basis_invalid: {
    en: 'Please choose simple, effective or all_in',
    ms: 'Sila pilih simple, effective atau all_in',
  },
  sentence_or_nothing: {
    en: 'Please enter a sentence, or nothing',
    ms: 'Sila masukkan satu ayat, atau biarkan kosong',
  },
  setting_text_too_long: {
    en: 'Please use at most 200 characters',
    ms: 'Sila gunakan paling banyak 200 aksara',
  },
  setting_email_invalid: {
    en: 'Please enter an e-mail address',
    ms: 'Sila masukkan alamat e-mel',
  },
  setting_url_invalid: {
    en: 'Please enter a web address',
    ms: 'Sila masukkan alamat laman web',
  },
  sen_invalid: {
    en: 'Please enter a whole number of sen',
    ms: 'Sila masukkan bilangan sen yang bulat',
  },
  not_negative: {
    en: 'Please enter 0 or more',
    ms: 'Sila masukkan 0 atau lebih',
  },
  amount_too_large: {
    en: 'Please enter a smaller amount',
    ms: 'Sila masukkan amaun yang lebih kecil',
  },
  basis_points_invalid: {
    en: 'Please enter whole basis points',
    ms: 'Sila masukkan mata asas yang bulat',
  },
  basis_points_too_many: {
    en: 'Please enter at most 10000 basis points',
    ms: 'Sila masukkan paling banyak 10000 mata asas',
  },
  whole_number_required: {
    en: 'Please enter a whole number',
    ms: 'Sila masukkan nombor bulat',
  },
  number_too_small: {
    en: 'Please enter at least {{min, number}}',
    ms: 'Sila masukkan sekurang-kurangnya {{min, number}}',
  },
  number_too_large: {
    en: 'Please enter at most {{max, number}}',
    ms: 'Sila masukkan paling banyak {{max, number}}',
  },
  boolean_required: {
    en: 'Please choose true or false',
    ms: 'Sila pilih true atau false',
  },
  fee_rows_required: {
    en: 'Please give at least one row',
    ms: 'Sila berikan sekurang-kurangnya satu baris',
  },
  fee_rows_unordered: {
    en: 'Please order the rows by months',
    ms: 'Sila susun baris mengikut bulan',
  },
  fee_rows_incomplete: {
    en: 'Please let the last row reach 36 months',
    ms: 'Sila pastikan baris terakhir mencapai 36 bulan',
  },
  scorecard_part_unknown: {
    en: 'Please name a part of the scorecard',
    ms: 'Sila namakan satu bahagian kad skor',
  },
  scorecard_parts_each_once: {
    en: 'Please give every part of the scorecard once',
    ms: 'Sila berikan setiap bahagian kad skor sekali',
  },
  scorecard_weights_sum: {
    en: 'Please let the weights sum to 100 percent',
    ms: 'Sila pastikan jumlah wajaran 100 peratus',
  },
  valuation_rows_unordered: {
    en: 'Please order the rows by days',
    ms: 'Sila susun baris mengikut hari',
  },
  valuation_rows_rising: {
    en: 'Please let no row be worth more than the one before',
    ms: 'Sila pastikan tiada baris bernilai lebih daripada baris sebelumnya',
  },
  administrators_without_passkey: {
    en: 'At least two active administrators need a passkey first. Please add them under Security.',
    ms: 'Sekurang-kurangnya dua pentadbir aktif memerlukan kunci laluan dahulu. Sila tambahkannya di Keselamatan.',
  },
});

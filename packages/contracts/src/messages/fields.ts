import { messages } from '../messages.ts';
import { defineMessages } from './definition.ts';

/** What the common schemas say of a field: texts, amounts, days, people, files. */
export const fieldsMessages = defineMessages({
  cursor_invalid: {
    en: 'Please use the cursor of the last answer',
    ms: 'Sila gunakan kursor daripada jawapan terakhir',
  },
  bank_not_listed: {
    en: 'Please choose a bank of the list',
    ms: 'Sila pilih bank daripada senarai',
  },
  amount_invalid: {
    en: 'Please enter an amount in ringgit, for example 250.00',
    ms: 'Sila masukkan jumlah dalam ringgit, contohnya 250.00',
  },
  draft_text_too_long: {
    en: 'Please use at most 2,000 characters',
    ms: 'Sila gunakan paling banyak 2,000 aksara',
  },
  characters_not_storable: {
    en: 'Please remove the characters that cannot be shown',
    ms: 'Sila buang aksara yang tidak dapat dipaparkan',
  },
  yes_or_no_required: {
    en: 'Please choose Yes or No',
    ms: 'Sila pilih Ya atau Tidak',
  },
  level_invalid: {
    en: 'Please choose 1 to 4',
    ms: 'Sila pilih 1 hingga 4',
  },
  json_list_invalid: {
    en: 'Please send this list as JSON',
    ms: 'Sila hantar senarai ini sebagai JSON',
  },
  name_required: {
    en: 'Please enter a name',
    ms: 'Sila masukkan nama',
  },
  name_carries_address: {
    en: 'Please enter the name alone, without an e-mail or web address',
    ms: 'Sila masukkan nama sahaja, tanpa alamat e-mel atau laman web',
  },
  phone_country_code_invalid: {
    en: 'Please choose a country code, for example +60',
    ms: 'Sila pilih kod negara, contohnya +60',
  },
  phone_required: {
    en: 'Please enter a phone number',
    ms: 'Sila masukkan nombor telefon',
  },
  phone_digits_invalid: {
    en: 'Please enter the digits of a phone number, for example 0123456789',
    ms: 'Sila masukkan digit nombor telefon, contohnya 0123456789',
  },
  phone_invalid: {
    en: 'Please enter a phone number, for example 012-345 6789',
    ms: 'Sila masukkan nombor telefon, contohnya 012-345 6789',
  },
  new_password_required: {
    en: 'Please choose a password',
    ms: 'Sila pilih kata laluan',
  },
  password_too_short: {
    en: 'Please choose a password of at least 12 characters',
    ms: 'Sila pilih kata laluan sekurang-kurangnya 12 aksara',
  },
  password_too_long: {
    en: 'Please choose a password of at most 256 characters',
    ms: 'Sila pilih kata laluan paling banyak 256 aksara',
  },
  password_required: {
    en: 'Please enter your password',
    ms: 'Sila masukkan kata laluan anda',
  },
  identity_type_required: {
    en: 'Please choose a kind of identity document',
    ms: 'Sila pilih jenis dokumen pengenalan',
  },
  identity_number_required: {
    en: 'Please enter the identity number',
    ms: 'Sila masukkan nombor pengenalan',
  },
  gender_required: {
    en: 'Please choose male or female',
    ms: 'Sila pilih lelaki atau perempuan',
  },
  country_required: {
    en: 'Please choose a country',
    ms: 'Sila pilih negara',
  },
  country_not_listed: {
    en: 'Please choose a country of the list',
    ms: 'Sila pilih negara daripada senarai',
  },
  address_required: {
    en: 'Please enter the address',
    ms: 'Sila masukkan alamat',
  },
  postcode_required: {
    en: 'Please enter the postcode',
    ms: 'Sila masukkan poskod',
  },
  city_required: {
    en: 'Please enter the city',
    ms: 'Sila masukkan bandar',
  },
  state_required: {
    en: 'Please choose the state',
    ms: 'Sila pilih negeri',
  },
  bank_required: {
    en: 'Please choose a bank',
    ms: 'Sila pilih bank',
  },
  account_number_required: {
    en: 'Please enter the account number',
    ms: 'Sila masukkan nombor akaun',
  },
  account_number_invalid: {
    en: 'Please enter the account number, 6 to 17 digits',
    ms: 'Sila masukkan nombor akaun, 6 hingga 17 digit',
  },
  account_holder_required: {
    en: "Please enter the name of the account's holder",
    ms: 'Sila masukkan nama pemegang akaun',
  },
  field_required: {
    en: 'Please fill in this field',
    ms: 'Sila isi medan ini',
  },
  field_unknown: {
    en: 'This field is not part of the form',
    ms: 'Medan ini bukan sebahagian daripada borang',
  },
  value_not_listed: {
    en: 'Please choose one of the listed values',
    ms: 'Sila pilih satu daripada nilai yang disenaraikan',
  },
  value_invalid: {
    en: 'Please check this value',
    ms: 'Sila semak nilai ini',
  },
  form_version_required: {
    en: 'Please reload the page before saving',
    ms: 'Sila muat semula halaman sebelum menyimpan',
  },
  otp_code_invalid: {
    en: 'Please enter the 6-digit code',
    ms: 'Sila masukkan kod 6 digit',
  },
  file_required: {
    en: 'Please choose a file',
    ms: 'Sila pilih fail',
  },
  file_one_only: {
    en: 'Please upload one file only',
    ms: 'Sila muat naik satu fail sahaja',
  },
  files_too_many: {
    en: 'Please upload at most {{max, number}} files',
    ms: 'Sila muat naik paling banyak {{max, number}} fail',
  },
  text_too_long: {
    en: 'Please use at most {{max, number}} characters',
    ms: 'Sila gunakan paling banyak {{max, number}} aksara',
  },
  percent_invalid: {
    en: 'Please enter a percentage, for example 11.00',
    ms: 'Sila masukkan peratusan, contohnya 11.00',
  },
  date_invalid: {
    en: 'Please enter a date, for example 2026-11-21',
    ms: 'Sila masukkan tarikh, contohnya 2026-11-21',
  },
  month_invalid: {
    en: 'Please enter a month, for example 2026-11',
    ms: 'Sila masukkan bulan, contohnya 2026-11',
  },
  id_invalid: {
    en: 'Please use an id that was given by this site',
    ms: 'Sila gunakan id yang diberikan oleh laman ini',
  },
  mail_link_required: {
    en: 'Please use the link from our e-mail',
    ms: 'Sila gunakan pautan daripada e-mel kami',
  },
  mail_link_incomplete: {
    en: 'Please use the whole link from our e-mail',
    ms: 'Sila gunakan pautan penuh daripada e-mel kami',
  },
  payment_reference_required: {
    en: 'Please give the reference number of the payment',
    ms: 'Sila berikan nombor rujukan bayaran',
  },
  email_required: {
    en: 'Please enter your e-mail address',
    ms: 'Sila masukkan alamat e-mel anda',
  },
  email_too_long: {
    en: 'Please enter an e-mail address of at most 254 characters',
    ms: 'Sila masukkan alamat e-mel paling banyak 254 aksara',
  },
  email_invalid: {
    en: 'Please enter an e-mail address, for example name@example.com',
    ms: 'Sila masukkan alamat e-mel, contohnya name@example.com',
  },
  agreement_required: {
    en: 'Please tick this box to go on',
    ms: 'Sila tandakan kotak ini untuk meneruskan',
  },
  values_too_many: {
    en: 'Please give at most {{max, number}} values',
    ms: 'Sila berikan paling banyak {{max, number}} nilai',
  },
  rows_too_many: {
    en: 'Please list at most {{max, number}}',
    ms: 'Sila senaraikan paling banyak {{max, number}}',
  },
  page_size_invalid: {
    en: 'Please ask for 1 to 100 rows',
    ms: 'Sila minta 1 hingga 100 baris',
  },
  file_too_large: {
    en: messages.fileTooLarge,
    ms: 'Saiz fail yang dipilih mesti kurang daripada 10MB',
  },
  birth_day_required: {
    en: 'Please choose the day of birth',
    ms: 'Sila pilih hari lahir',
  },
  birth_month_required: {
    en: 'Please choose the month of birth',
    ms: 'Sila pilih bulan lahir',
  },
  birth_year_required: {
    en: 'Please choose the year of birth',
    ms: 'Sila pilih tahun lahir',
  },
});

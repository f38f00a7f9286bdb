import { defineMessages } from './definition.ts';

/** Fields of sign-in, security, statements and the account. */
export const accountFieldsMessages = defineMessages({
  first_and_last_day_required: {
    en: 'Please choose both the first and the last day',
    ms: 'Sila pilih hari pertama dan hari terakhir',
  },
  account_type_invalid: {
    en: 'Please choose investor or businessowner',
    ms: 'Sila pilih investor atau businessowner',
  },
  investor_type_invalid: {
    en: 'Please choose Individual or Institution',
    ms: 'Sila pilih Individual atau Institution',
  },
  password_repeat_required: {
    en: 'Please repeat the password',
    ms: 'Sila ulang kata laluan',
  },
  referral_code_invalid: {
    en: 'Please check the referral code',
    ms: 'Sila semak kod rujukan',
  },
  not_for_business_owners: {
    en: 'Please leave this out for a business owner',
    ms: 'Sila biarkan kosong bagi pemilik perniagaan',
  },
  company_name_required: {
    en: "Please enter the company's name",
    ms: 'Sila masukkan nama syarikat',
  },
  not_for_individuals: {
    en: 'Please leave this out for an individual',
    ms: 'Sila biarkan kosong bagi individu',
  },
  passwords_differ: {
    en: 'Please repeat the same password',
    ms: 'Sila ulang kata laluan yang sama',
  },
  logout_token_missing: {
    en: 'Please sign in again, then log out',
    ms: 'Sila log masuk semula, kemudian log keluar',
  },
  code_purpose_invalid: {
    en: 'Please choose sign_in, step_up or enrol',
    ms: 'Sila pilih sign_in, step_up atau enrol',
  },
  file_reference_required: {
    en: 'Please give the id of a file, or the token of a download link',
    ms: 'Sila berikan id fail, atau token pautan muat turun',
  },
  kind_not_listed: {
    en: 'Please choose a listed kind',
    ms: 'Sila pilih jenis yang disenaraikan',
  },
  last_day_before_first: {
    en: 'Please choose a last day that is not before the first',
    ms: 'Sila pilih hari terakhir yang bukan sebelum hari pertama',
  },
  day_not_of_this_century: {
    en: 'Please enter a date of this century, for example 2026-11-21',
    ms: 'Sila masukkan tarikh abad ini, contohnya 2026-11-21',
  },
  period_invalid: {
    en: 'Please enter a month or a year, for example 2026-11 or 2026',
    ms: 'Sila masukkan bulan atau tahun, contohnya 2026-11 atau 2026',
  },
  statement_format_invalid: {
    en: 'Please choose json, pdf, csv or income',
    ms: 'Sila pilih json, pdf, csv atau income',
  },
  period_required: {
    en: 'Please choose a month, a year, or a first and a last day',
    ms: 'Sila pilih bulan, tahun, atau hari pertama dan hari terakhir',
  },
  period_ambiguous: {
    en: 'Please give either a month or year, or a first and a last day',
    ms: 'Sila berikan sama ada bulan atau tahun, atau hari pertama dan hari terakhir',
  },
  income_statement_year_required: {
    en: 'Please choose a year: an income statement is of a whole year',
    ms: 'Sila pilih tahun: penyata pendapatan adalah untuk setahun penuh',
  },
  category_not_listed: {
    en: 'Please choose a listed category',
    ms: 'Sila pilih kategori yang disenaraikan',
  },
  notice_ids_required: {
    en: 'Please give the ids of notices, or all: true',
    ms: 'Sila berikan id notis, atau all: true',
  },
  purpose_not_in_list: {
    en: 'Please choose a purpose from the list.',
    ms: 'Sila pilih tujuan daripada senarai.',
  },
  state_not_in_list: {
    en: 'Please choose a listed state',
    ms: 'Sila pilih status yang disenaraikan',
  },
  occupation_required: {
    en: 'Please choose an occupation',
    ms: 'Sila pilih pekerjaan',
  },
  income_range_required: {
    en: 'Please choose an income range',
    ms: 'Sila pilih julat pendapatan',
  },
  employer_required: {
    en: 'Please enter the employer',
    ms: 'Sila masukkan majikan',
  },
  income_source_required: {
    en: 'Please enter the source of income',
    ms: 'Sila masukkan sumber pendapatan',
  },
  business_nature_required: {
    en: 'Please enter the nature of the business',
    ms: 'Sila masukkan jenis perniagaan',
  },
  decision_required: {
    en: 'Please choose a decision',
    ms: 'Sila pilih keputusan',
  },
  passkey_repeat_required: {
    en: 'Please use your passkey again',
    ms: 'Sila gunakan kunci laluan anda sekali lagi',
  },
  passkey_name_required: {
    en: 'Please give the passkey a name',
    ms: 'Sila berikan nama kepada kunci laluan ini',
  },
  legal_text_not_listed: {
    en: 'Please name one of our legal texts, for example privacy',
    ms: 'Sila namakan salah satu teks perundangan kami, contohnya privacy',
  },
  legal_version_invalid: {
    en: 'A version is called by the day that it took effect',
    ms: 'Versi dinamakan mengikut tarikh ia berkuat kuasa',
  },
  premium_reason_required: {
    en: 'Please tell the investor why',
    ms: 'Sila beritahu pelabur sebabnya',
  },
  true_or_false_required: {
    en: 'Please answer with true or false',
    ms: 'Sila jawab dengan true atau false',
  },
  code_required: {
    en: 'Please enter the code',
    ms: 'Sila masukkan kod',
  },
  code_type_invalid: {
    en: 'Please choose totp, email or recovery',
    ms: 'Sila pilih totp, email atau recovery',
  },
  qr_code_required: {
    en: 'Please scan the code again',
    ms: 'Sila imbas kod sekali lagi',
  },
  language_invalid: {
    en: 'Please choose en or ms',
    ms: 'Sila pilih en atau ms',
  },
  whole_phone_required: {
    en: 'Please enter the country code and the number',
    ms: 'Sila masukkan kod negara dan nombor',
  },
  unsubscribe_value_invalid: {
    en: 'Please send 0 to unsubscribe',
    ms: 'Sila hantar 0 untuk berhenti melanggan',
  },
  text_required: {
    en: 'Please enter a text',
    ms: 'Sila masukkan teks',
  },
});

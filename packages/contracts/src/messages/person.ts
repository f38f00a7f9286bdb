import { defineMessages } from './definition.ts';

/** What forms say of a person or a company; browsers check these too. */
export const personMessages = defineMessages({
  birth_date_not_in_calendar: {
    en: 'Please choose a date of birth that exists in the calendar',
    ms: 'Sila pilih tarikh lahir yang wujud dalam kalendar',
  },
  annual_revenue_required: {
    en: 'Please enter the annual revenue in ringgit',
    ms: 'Sila masukkan hasil tahunan dalam ringgit',
  },
  employees_required: {
    en: 'Please enter the number of employees',
    ms: 'Sila masukkan bilangan pekerja',
  },
  on_lending_required: {
    en: 'Please say whether the company lends on what it borrows',
    ms: 'Sila nyatakan sama ada syarikat meminjamkan semula wang yang dipinjamnya',
  },
  net_assets_required: {
    en: 'Please enter the net assets in ringgit',
    ms: 'Sila masukkan aset bersih dalam ringgit',
  },
  mykad_birth_date_invalid: {
    en: 'The first six digits of a MyKad are the date of birth, and this date does not exist. Please check them.',
    ms: 'Enam digit pertama MyKad ialah tarikh lahir, dan tarikh ini tidak wujud. Sila semak.',
  },
  mykad_birth_place_invalid: {
    en: 'Digits seven and eight of a MyKad are the place of birth, and this place does not exist. Please check them.',
    ms: 'Digit ketujuh dan kelapan MyKad ialah tempat lahir, dan tempat ini tidak wujud. Sila semak.',
  },
  mykad_invalid: {
    en: 'Please enter the 12 digits of the MyKad, for example 900131-14-5677',
    ms: 'Sila masukkan 12 digit MyKad, contohnya 900131-14-5677',
  },
  old_ic_invalid: {
    en: 'Please enter the old IC number, for example A1234567',
    ms: 'Sila masukkan nombor kad pengenalan lama, contohnya A1234567',
  },
  passport_invalid: {
    en: 'Please enter the passport number, 5 to 15 letters and digits',
    ms: 'Sila masukkan nombor pasport, 5 hingga 15 huruf dan digit',
  },
  army_number_invalid: {
    en: 'Please enter the army number, for example T1234567',
    ms: 'Sila masukkan nombor tentera, contohnya T1234567',
  },
  police_number_invalid: {
    en: 'Please enter the police number, for example RF123456',
    ms: 'Sila masukkan nombor polis, contohnya RF123456',
  },
  mykad_birth_date_differs: {
    en: 'The date of birth is not the one in the MyKad number. Please check both.',
    ms: 'Tarikh lahir tidak sama dengan yang dalam nombor MyKad. Sila semak kedua-duanya.',
  },
  mykad_gender_differs: {
    en: 'The gender is not the one in the MyKad number. Please check both.',
    ms: 'Jantina tidak sama dengan yang dalam nombor MyKad. Sila semak kedua-duanya.',
  },
  postcode_invalid: {
    en: 'Please enter the 5 digits of the postcode',
    ms: 'Sila masukkan 5 digit poskod',
  },
  state_not_listed: {
    en: 'Please choose a state of the list',
    ms: 'Sila pilih negeri daripada senarai',
  },
  phone_impossible_for_country: {
    en: 'Please enter a phone number that exists under {{code}}',
    ms: 'Sila masukkan nombor telefon yang wujud di bawah {{code}}',
  },
  shariah_wording_required: {
    en: 'This is a Shariah note: please say “{{instead}}” instead of “{{typed}}”',
    ms: 'Ini nota Syariah: sila guna “{{instead}}” dan bukan “{{typed}}”',
  },
});

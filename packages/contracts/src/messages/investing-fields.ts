import { defineMessages } from './definition.ts';

/** Fields of notes, presets, top-ups, payments and figures. */
export const investingFieldsMessages = defineMessages({
  preset_amounts_required: {
    en: 'Please enter a smallest and a largest amount',
    ms: 'Sila masukkan jumlah terkecil dan terbesar',
  },
  transfer_proof_required: {
    en: 'Please upload the proof of your bank transfer',
    ms: 'Sila muat naik bukti pindahan bank anda',
  },
  export_format_invalid: {
    en: 'Please choose json, csv or ics',
    ms: 'Sila pilih json, csv atau ics',
  },
  topup_method_invalid: {
    en: 'Please choose fpx or manual',
    ms: 'Sila pilih fpx atau manual',
  },
  account_class_required: {
    en: 'Please choose a personal or a corporate account',
    ms: 'Sila pilih akaun peribadi atau korporat',
  },
  payment_kind_invalid: {
    en: 'Please choose due, other or early',
    ms: 'Sila pilih due, other atau early',
  },
  amount_not_applicable: {
    en: 'Please leave the amount out; it follows from the note',
    ms: 'Sila biarkan jumlah kosong; ia ditentukan oleh nota',
  },
  list_format_invalid: { en: 'Please choose json or csv', ms: 'Sila pilih json atau csv' },
  note_list_invalid: { en: 'Please choose subscribed or past', ms: 'Sila pilih subscribed atau past' },
  issuer_number_invalid: {
    en: 'Please enter an issuer number such as ISR-0A1B2C',
    ms: 'Sila masukkan nombor penerbit seperti ISR-0A1B2C',
  },
  page_number_invalid: {
    en: 'Please enter a page number from 1 to 10000',
    ms: 'Sila masukkan nombor halaman dari 1 hingga 10000',
  },
  order_not_listed: {
    en: 'Please choose a listed order',
    ms: 'Sila pilih susunan yang disenaraikan',
  },
  grade_invalid: {
    en: 'Please choose a grade from AA to F',
    ms: 'Sila pilih gred dari AA hingga F',
  },
  note_state_invalid: {
    en: 'Please choose a state of a note',
    ms: 'Sila pilih status nota',
  },
  preset_term_invalid: {
    en: 'Please choose 1 to 12 months',
    ms: 'Sila pilih 1 hingga 12 bulan',
  },
  preset_name_required: {
    en: 'Please give it a name',
    ms: 'Sila berikan nama',
  },
  on_or_off_required: {
    en: 'Please choose on or off',
    ms: 'Sila pilih hidup atau mati',
  },
  preset_tenure_required: {
    en: 'Please choose the shortest and the longest tenure',
    ms: 'Sila pilih tempoh terpendek dan terpanjang',
  },
  preset_rates_required: {
    en: 'Please enter the lowest and the highest rate',
    ms: 'Sila masukkan kadar terendah dan tertinggi',
  },
  financing_type_not_listed: {
    en: 'Please choose a financing type of the list',
    ms: 'Sila pilih jenis pembiayaan daripada senarai',
  },
  financing_types_required: {
    en: 'Please choose at least one financing type',
    ms: 'Sila pilih sekurang-kurangnya satu jenis pembiayaan',
  },
  financing_types_repeated: {
    en: 'Please name each financing type once',
    ms: 'Sila namakan setiap jenis pembiayaan sekali sahaja',
  },
  preset_contracts_required: {
    en: 'Please choose Conventional, Shariah or both',
    ms: 'Sila pilih Konvensional, Syariah atau kedua-duanya',
  },
  preset_contracts_repeated: {
    en: 'Please name each note type once',
    ms: 'Sila namakan setiap jenis nota sekali sahaja',
  },
  guaranteed_choice_required: {
    en: 'Please choose all, only or none',
    ms: 'Sila pilih semua, hanya atau tiada',
  },
  preset_json_required: {
    en: 'Please send the preset as JSON',
    ms: 'Sila hantar tetapan sebagai JSON',
  },
  preset_too_long: {
    en: 'Please use at most 5000 characters',
    ms: 'Sila gunakan paling banyak 5000 aksara',
  },
  search_name_required: {
    en: 'Please give the search a name of at most 60 characters',
    ms: 'Sila namakan carian dengan paling banyak 60 aksara',
  },
  note_reference_required: {
    en: 'Please name a note by its id or number',
    ms: 'Sila namakan nota dengan id atau nombornya',
  },
});

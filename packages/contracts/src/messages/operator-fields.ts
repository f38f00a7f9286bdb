import { defineMessages } from './definition.ts';

/** Fields of operators' calls. */
export const operatorFieldsMessages = defineMessages({
  figure_not_known: {
    en: 'Please name a figure of the assessment',
    ms: 'Sila namakan angka penilaian',
  },
  page_invalid: {
    en: 'Please enter a page from 1 to {{max, number}}',
    ms: 'Sila masukkan halaman dari 1 hingga {{max, number}}',
  },
  figure_sources_repeated: {
    en: 'Please name one document for each figure',
    ms: 'Sila namakan satu dokumen bagi setiap angka',
  },
  figure_document_unknown: {
    en: 'Please choose a document of this application',
    ms: 'Sila pilih dokumen permohonan ini',
  },
  amounts_reversed: {
    en: 'Please enter an amount that is not below the lowest one',
    ms: 'Sila masukkan jumlah yang tidak kurang daripada jumlah terendah',
  },
  list_not_known: {
    en: 'Please name a list of the console',
    ms: 'Sila namakan senarai konsol',
  },
  view_name_required: {
    en: 'Please enter a name for the view',
    ms: 'Sila masukkan nama paparan',
  },
  view_name_taken: {
    en: 'A view of this list has this name already',
    ms: 'Satu paparan senarai ini sudah mempunyai nama ini',
  },
  view_query_invalid: {
    en: 'This filter cannot be saved',
    ms: 'Tapisan ini tidak dapat disimpan',
  },
  views_used_up: {
    en: 'A list has at most {{limit, number}} saved views. Please delete one first.',
    ms: 'Sebuah senarai mempunyai paling banyak {{limit, number}} paparan tersimpan. Sila padamkan satu dahulu.',
  },
  reveal_field_required: {
    en: 'Please name the field of the number',
    ms: 'Sila namakan medan nombor itu',
  },
  payer_name_required: {
    en: "Please enter the name on the document of the payer's bank",
    ms: 'Sila masukkan nama pada dokumen bank pembayar',
  },
  payer_document_required: {
    en: 'Please say which document proves the payment',
    ms: 'Sila nyatakan dokumen yang membuktikan bayaran itu',
  },
  short_reason_required: {
    en: 'Please say why in a few words',
    ms: 'Sila nyatakan sebab secara ringkas',
  },
  reveal_reason_invalid: {
    en: 'Please say in 10 to 500 characters why you need the whole number',
    ms: 'Sila nyatakan dalam 10 hingga 500 aksara mengapa anda memerlukan nombor penuh',
  },
  reveal_subject_required: {
    en: 'Please choose what the number belongs to',
    ms: 'Sila pilih milik siapa nombor itu',
  },
  operator_identity_type_required: {
    en: 'Please choose MyKad or passport',
    ms: 'Sila pilih MyKad atau pasport',
  },
  passport_characters_invalid: {
    en: 'Please enter the letters and digits of the passport number',
    ms: 'Sila masukkan huruf dan digit nombor pasport',
  },
  passport_country_required: {
    en: 'Please choose the country of the passport',
    ms: 'Sila pilih negara pasport',
  },
  role_not_listed: {
    en: 'Please choose a listed role',
    ms: 'Sila pilih peranan dalam senarai',
  },
  role_required: {
    en: 'Please choose at least one role',
    ms: 'Sila pilih sekurang-kurangnya satu peranan',
  },
  roles_repeated: {
    en: 'Please choose each role once',
    ms: 'Sila pilih setiap peranan sekali sahaja',
  },
  auditor_role_alone: {
    en: 'An auditor has no other role. Please choose Auditor alone, or leave it out',
    ms: 'Juruaudit tidak mempunyai peranan lain. Sila pilih Juruaudit sahaja, atau tinggalkannya',
  },
  customer_search_required: {
    en: 'Please enter part of a name, an e-mail address or an investor number',
    ms: 'Sila masukkan sebahagian nama, alamat e-mel atau nombor pelabur',
  },
  search_term_required: {
    en: 'Please enter at least two characters of a name, a number, a reference or an amount',
    ms: 'Sila masukkan sekurang-kurangnya dua aksara nama, nombor, rujukan atau amaun',
  },
  account_state_not_listed: {
    en: 'Please choose a listed account state',
    ms: 'Sila pilih status akaun yang disenaraikan',
  },
  year_not_listed: {
    en: 'Please choose a listed year',
    ms: 'Sila pilih tahun dalam senarai',
  },
  platform_account_required: {
    en: 'Please choose one of our accounts',
    ms: 'Sila pilih salah satu akaun kami',
  },
  owner_not_listed: {
    en: 'Please choose a listed owner',
    ms: 'Sila pilih pemilik daripada senarai',
  },
  csv_or_pdf_required: {
    en: 'Please choose CSV or PDF',
    ms: 'Sila pilih CSV atau PDF',
  },
  csv_or_jsonl_required: {
    en: 'Please choose CSV or JSON Lines',
    ms: 'Sila pilih CSV atau JSON Lines',
  },
  recipient_purpose_required: {
    en: 'Please choose what the account receives',
    ms: 'Sila pilih apa yang diterima oleh akaun ini',
  },
  recipient_holder_required: {
    en: 'Please enter the name of the account holder',
    ms: 'Sila masukkan nama pemegang akaun',
  },
  form_not_listed: {
    en: 'Please choose a listed form',
    ms: 'Sila pilih borang yang disenaraikan',
  },
  next_action_required: {
    en: 'Please say what is done next',
    ms: 'Sila nyatakan tindakan seterusnya',
  },
  update_kind_required: {
    en: 'Please choose a kind of update',
    ms: 'Sila pilih jenis kemas kini',
  },
  title_required: {
    en: 'Please enter a title',
    ms: 'Sila masukkan tajuk',
  },
  investor_update_required: {
    en: 'Please write what investors should know',
    ms: 'Sila tulis apa yang perlu diketahui oleh pelabur',
  },
  document_kind_required: {
    en: 'Please choose what kind of document it is',
    ms: 'Sila pilih jenis dokumen',
  },
});

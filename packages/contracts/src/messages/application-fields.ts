import { defineMessages } from './definition.ts';

/** Fields of applications for accounts and financing, and of credit assessments. */
export const applicationFieldsMessages = defineMessages({
  accept_or_refuse_required: {
    en: 'Please choose accept or refuse',
    ms: 'Sila pilih terima atau tolak',
  },
  refusal_reason_required: {
    en: 'Please say what went wrong',
    ms: 'Sila nyatakan apa yang tidak kena',
  },
  ssm_number_required: {
    en: 'Please enter the SSM registration number',
    ms: 'Sila masukkan nombor pendaftaran SSM',
  },
  ssm_number_invalid: {
    en: 'Please enter the SSM number, for example 201901000005 or 1312525-A',
    ms: 'Sila masukkan nombor SSM, contohnya 201901000005 atau 1312525-A',
  },
  company_role_required: {
    en: 'Please choose director, owner or representative',
    ms: 'Sila pilih pengarah, pemilik atau wakil',
  },
  industry_required: {
    en: 'Please choose an industry',
    ms: 'Sila pilih industri',
  },
  entity_type_required: {
    en: 'Please choose the kind of company',
    ms: 'Sila pilih jenis syarikat',
  },
  director_required: {
    en: 'Please list at least one director or owner',
    ms: 'Sila senaraikan sekurang-kurangnya seorang pengarah atau pemilik',
  },
  number_above_maximum: {
    en: 'Please enter 0 to {{max, number}}',
    ms: 'Sila masukkan 0 hingga {{max, number}}',
  },
  signed_amount_invalid: {
    en: 'Please enter an amount in ringgit, for example 250.00 or -250.00',
    ms: 'Sila masukkan amaun dalam ringgit, contohnya 250.00 atau -250.00',
  },
  bureau_reference_required: {
    en: 'Please enter the reference of the report',
    ms: 'Sila masukkan rujukan laporan',
  },
  bureau_score_invalid: {
    en: 'Please enter {{min, number}} to {{max, number}}',
    ms: 'Sila masukkan {{min, number}} hingga {{max, number}}',
  },
  bureau_insolvency_required: {
    en: 'Please say whether the report names a winding-up or bankruptcy',
    ms: 'Sila nyatakan sama ada laporan menamakan penggulungan atau kebankrapan',
  },
  statement_months_invalid: {
    en: 'Please enter 3 to 12 months',
    ms: 'Sila masukkan 3 hingga 12 bulan',
  },
  year_required: {
    en: 'Please enter a year',
    ms: 'Sila masukkan tahun',
  },
  accounts_years_invalid: {
    en: 'Please enter two or three years',
    ms: 'Sila masukkan dua atau tiga tahun',
  },
  supplier_conduct_required: {
    en: 'Please choose how suppliers are paid',
    ms: 'Sila pilih cara pembekal dibayar',
  },
  statutory_payments_required: {
    en: 'Please say whether EPF, SOCSO and taxes are paid up',
    ms: 'Sila nyatakan sama ada KWSP, PERKESO dan cukai dibayar terkini',
  },
  security_type_required: {
    en: 'Please choose the security',
    ms: 'Sila pilih cagaran',
  },
  payer_type_required: {
    en: 'Please choose who pays',
    ms: 'Sila pilih pembayar',
  },
  security_description_required: {
    en: 'Please describe the security',
    ms: 'Sila huraikan cagaran',
  },
  risk_required: {
    en: 'Please describe the risk',
    ms: 'Sila huraikan risiko',
  },
  mitigant_required: {
    en: 'Please say what stands against it',
    ms: 'Sila nyatakan mitigasi',
  },
  risks_required: {
    en: 'Please name at least one risk',
    ms: 'Sila namakan sekurang-kurangnya satu risiko',
  },
  risks_too_many: {
    en: 'Please name at most 10 risks',
    ms: 'Sila namakan paling banyak 10 risiko',
  },
  documents_too_many: {
    en: 'Please choose at most 10 documents',
    ms: 'Sila pilih paling banyak 10 dokumen',
  },
  request_required: {
    en: 'Please say what is needed',
    ms: 'Sila nyatakan apa yang diperlukan',
  },
  event_name_required: {
    en: 'Please name the event',
    ms: 'Sila namakan peristiwa',
  },
  event_description_required: {
    en: 'Please say what happened',
    ms: 'Sila nyatakan apa yang berlaku',
  },
  financing_type_required: {
    en: 'Please choose a financing type',
    ms: 'Sila pilih jenis pembiayaan',
  },
  contract_type_required: {
    en: 'Please choose Conventional or Shariah',
    ms: 'Sila pilih Konvensional atau Syariah',
  },
  repayment_profile_required: {
    en: 'Please choose how the financing is repaid',
    ms: 'Sila pilih cara pembiayaan dibayar balik',
  },
  financing_purpose_required: {
    en: 'Please say what the money is for',
    ms: 'Sila nyatakan kegunaan wang itu',
  },
  invoice_amount_required: {
    en: 'Please enter the amount of the invoice in ringgit',
    ms: 'Sila masukkan jumlah invois dalam ringgit',
  },
  invoice_due_date_required: {
    en: 'Please enter the day on which the invoice is due',
    ms: 'Sila masukkan tarikh invois perlu dibayar',
  },
  invoice_payer_required: {
    en: 'Please enter who has to pay the invoice',
    ms: 'Sila masukkan siapa yang perlu membayar invois',
  },
  contract_value_required: {
    en: 'Please enter the value of the contract in ringgit',
    ms: 'Sila masukkan nilai kontrak dalam ringgit',
  },
  contract_party_required: {
    en: 'Please enter with whom the contract is',
    ms: 'Sila masukkan dengan siapa kontrak itu dibuat',
  },
  submit_flag_required: {
    en: 'Please say with submit whether to save (0) or to submit (1)',
    ms: 'Sila nyatakan dengan submit sama ada untuk menyimpan (0) atau menghantar (1)',
  },
});

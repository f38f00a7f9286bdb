import { defineMessages } from './definition.ts';

/** Fields of operators' proposals. */
export const proposalFieldsMessages = defineMessages({
  proposal_kind_not_listed: {
    en: 'Please choose a listed kind of proposal',
    ms: 'Sila pilih jenis cadangan yang disenaraikan',
  },
  guarantor_name_required: {
    en: 'Please enter the name of the guarantor',
    ms: 'Sila masukkan nama penjamin',
  },
  calendar_not_listed: {
    en: 'Please choose a listed calendar',
    ms: 'Sila pilih kalendar dalam senarai',
  },
  invoice_number_required: {
    en: 'Please enter the number of the invoice',
    ms: 'Sila masukkan nombor invois',
  },
  term_months_invalid: {
    en: 'Please enter 1 to 36 months',
    ms: 'Sila masukkan 1 hingga 36 bulan',
  },
  surplus_owner_required: {
    en: "Please say whether it is the issuer's money or paid too much",
    ms: 'Sila nyatakan sama ada ia wang penerbit atau lebihan bayaran',
  },
  claim_closing_reason_required: {
    en: 'Please say why nothing more is expected, as investors read it',
    ms: 'Sila nyatakan mengapa tiada lagi yang dijangka, seperti yang dibaca oleh pelabur',
  },
  holiday_status_required: {
    en: 'Please say whether the day is gazetted or still provisional',
    ms: 'Sila nyatakan sama ada hari itu telah diwartakan atau masih sementara',
  },
  holiday_name_required: {
    en: 'Please enter the name of the holiday',
    ms: 'Sila masukkan nama cuti umum',
  },
  holiday_malay_name_required: {
    en: 'Please enter the name of the holiday in Bahasa Malaysia',
    ms: 'Sila masukkan nama cuti umum dalam Bahasa Malaysia',
  },
  change_required: {
    en: 'Please choose what changes',
    ms: 'Sila pilih apa yang berubah',
  },
  holidays_required: {
    en: 'Please choose at least one holiday',
    ms: 'Sila pilih sekurang-kurangnya satu cuti umum',
  },
  holidays_too_many: {
    en: 'Please change at most 40 holidays at a time',
    ms: 'Sila tukar paling banyak 40 cuti umum pada satu masa',
  },
  reason_required: {
    en: 'Please give a reason',
    ms: 'Sila berikan sebab',
  },
  missing_information_required: {
    en: 'Please say what is missing',
    ms: 'Sila nyatakan apa yang kurang',
  },
  remarks_too_many: {
    en: 'Please give at most 50 remarks',
    ms: 'Sila berikan paling banyak 50 catatan',
  },
  identity_evidence_required: {
    en: 'Please say how the identity was proven',
    ms: 'Sila nyatakan cara identiti dibuktikan',
  },
  person_message_required: {
    en: 'Please write what the person should read',
    ms: 'Sila tulis apa yang perlu dibaca oleh pemohon',
  },
  guarantee_flag_required: {
    en: 'Please say whether the note is guaranteed',
    ms: 'Sila nyatakan sama ada nota ini dijamin',
  },
  companies_required: {
    en: 'Please name at least one company',
    ms: 'Sila namakan sekurang-kurangnya satu syarikat',
  },
  companies_too_many: {
    en: 'Please name at most 20 companies',
    ms: 'Sila namakan paling banyak 20 syarikat',
  },
  campaign_change_required: {
    en: 'Please choose pause, resume or cancel',
    ms: 'Sila pilih jeda, teruskan atau batal',
  },
  investors_message_required: {
    en: 'Please write what investors should read',
    ms: 'Sila tulis apa yang perlu dibaca oleh pelabur',
  },
  setting_required: {
    en: 'Please choose a setting',
    ms: 'Sila pilih tetapan',
  },
  setting_not_listed: {
    en: 'Please choose a setting of the list',
    ms: 'Sila pilih tetapan dalam senarai',
  },
  investor_message_required: {
    en: 'Please write what the investor should read',
    ms: 'Sila tulis apa yang perlu dibaca oleh pelabur ini',
  },
  active_or_inactive_required: {
    en: 'Please choose Active or Inactive',
    ms: 'Sila pilih Aktif atau Tidak aktif',
  },
  customer_reason_required: {
    en: 'Please give the reason that the customer reads',
    ms: 'Sila berikan sebab yang dibaca oleh pelanggan',
  },
  disable_cause_required: {
    en: 'Please choose why the account is disabled',
    ms: 'Sila pilih sebab akaun dinyahaktifkan',
  },
  restriction_required: {
    en: 'Please choose how far the money is restricted',
    ms: 'Sila pilih tahap sekatan wang',
  },
  restriction_level_invalid: {
    en: 'Please choose outgoing or frozen',
    ms: 'Sila pilih outgoing atau frozen',
  },
  screening_decision_required: {
    en: 'Please say whether the name is cleared or confirmed',
    ms: 'Sila nyatakan sama ada nama itu dijelaskan atau disahkan',
  },
  listed_kind_required: {
    en: 'Please say whether this is a person or a company',
    ms: 'Sila nyatakan sama ada ini individu atau syarikat',
  },
  listed_name_required: {
    en: 'Please enter the name',
    ms: 'Sila masukkan nama',
  },
  list_source_required: {
    en: 'Please say where the name was published',
    ms: 'Sila nyatakan di mana nama itu diterbitkan',
  },
  listed_names_to_add_too_many: {
    en: 'Please add at most {{max, number}} names at a time',
    ms: 'Sila tambah paling banyak {{max, number}} nama pada satu masa',
  },
  listed_names_to_remove_too_many: {
    en: 'Please remove at most {{max, number}} names at a time',
    ms: 'Sila keluarkan paling banyak {{max, number}} nama pada satu masa',
  },
  fund_managed_flag_required: {
    en: 'Please say whether the funds are managed by the platform',
    ms: 'Sila nyatakan sama ada dana diuruskan oleh platform',
  },
  guaranteed_only_flag_required: {
    en: 'Please say whether only guaranteed notes are allowed',
    ms: 'Sila nyatakan sama ada hanya nota berjaminan dibenarkan',
  },
  payouts_required: {
    en: 'Please choose payouts',
    ms: 'Sila pilih bayaran keluar',
  },
  credit_or_refund_required: {
    en: 'Please choose credit or refund',
    ms: 'Sila pilih kreditkan atau pulangkan',
  },
  statement_line_required: {
    en: 'Please choose the line of the bank statement',
    ms: 'Sila pilih baris penyata bank',
  },
  book_or_refund_required: {
    en: 'Please choose book or refund',
    ms: 'Sila pilih bukukan atau pulangkan',
  },
  exceptions_required: {
    en: 'Please choose at least one exception',
    ms: 'Sila pilih sekurang-kurangnya satu pengecualian',
  },
  exceptions_too_many: {
    en: 'Please choose at most {{maximum}} exceptions at once',
    ms: 'Sila pilih paling banyak {{maximum}} pengecualian sekali gus',
  },
  line_target_required: {
    en: 'Please choose a note, a top-up, a payout or the sender',
    ms: 'Sila pilih nota, tambah nilai, bayaran keluar atau pengirim',
  },
  line_parts_required: {
    en: 'Please enter at least one part',
    ms: 'Sila masukkan sekurang-kurangnya satu bahagian',
  },
  line_parts_too_many: {
    en: 'A line is divided into at most {{maximum}} parts',
    ms: 'Satu baris dibahagikan kepada paling banyak {{maximum}} bahagian',
  },
  category_required: {
    en: 'Please choose a category',
    ms: 'Sila pilih kategori',
  },
  remittance_kind_required: {
    en: 'Please choose what is remitted',
    ms: 'Sila pilih apa yang dikirim',
  },
  active_or_ended_required: {
    en: 'Please choose active or ended',
    ms: 'Sila pilih aktif atau tamat',
  },
  operating_line_required: {
    en: "Please choose the line of the operating account's statement",
    ms: 'Sila pilih baris penyata akaun operasi',
  },
  tax_receipt_number_required: {
    en: "Please enter the authority's receipt number",
    ms: 'Sila masukkan nombor resit pihak berkuasa',
  },
  receipt_payer_required: {
    en: 'Please say who paid: the issuer, the guarantor, or a recovery',
    ms: 'Sila nyatakan siapa yang membayar: penerbit, penjamin, atau pemulihan',
  },
  receipt_payer_name_required: {
    en: 'Please enter the name of the payer, as the statement has it',
    ms: 'Sila masukkan nama pembayar seperti dalam penyata',
  },
  receipt_line_required: {
    en: 'Please choose the line of the bank statement that shows this money',
    ms: 'Sila pilih baris penyata bank yang menunjukkan wang ini',
  },
  recovery_cost_description_required: {
    en: 'Please say what the cost is for, as investors read it',
    ms: 'Sila nyatakan tujuan kos itu, seperti yang dibaca oleh pelabur',
  },
  recovery_outcome_required: {
    en: 'Please say whether the note is recovered or written off',
    ms: 'Sila nyatakan sama ada nota itu diperoleh semula atau dihapus kira',
  },
});

import { defineMessages } from './definition.ts';

/** Platform money, remittances and recipients. */
export const treasuryMessages = defineMessages({
  authority_customs: {
    en: 'Royal Malaysian Customs Department',
    ms: 'Jabatan Kastam Diraja Malaysia',
  },
  authority_inland_revenue: {
    en: 'Inland Revenue Board of Malaysia',
    ms: 'Lembaga Hasil Dalam Negeri Malaysia',
  },
  marketing_above_fees: {
    en: 'Earned fees of {{available, money}} can be set aside at most.',
    ms: 'Paling banyak {{available, money}} daripada fi yang diperoleh boleh diketepikan.',
  },
  recipient_not_operating: {
    en: 'This is not the operating account whose statements are imported',
    ms: 'Ini bukan akaun operasi yang penyatanya diimport',
  },
  operating_account_listed: {
    en: 'An operating account is on the list. Please take it off first.',
    ms: 'Satu akaun operasi sudah ada dalam senarai. Sila keluarkannya dahulu.',
  },
  registrar_account_listed: {
    en: 'An account of the Registrar is on the list. Please take it off first.',
    ms: 'Satu akaun Pendaftar sudah ada dalam senarai. Sila keluarkannya dahulu.',
  },
  recipient_listed: {
    en: 'This account is on the list already',
    ms: 'Akaun ini sudah ada dalam senarai',
  },
  recipient_other_holder: {
    en: 'The bank says that this account belongs to somebody else',
    ms: 'Bank menyatakan bahawa akaun ini milik orang lain',
  },
  recipient_closed: {
    en: 'The bank says that this account is closed',
    ms: 'Bank menyatakan bahawa akaun ini telah ditutup',
  },
  remittance_nothing_left: {
    en: 'Nothing is left to pay out up to {{through, date}}',
    ms: 'Tiada baki untuk dibayar sehingga {{through, date}}',
  },
  remittance_above_balance: {
    en: 'The account holds {{held, money}}, less than {{amount, money}} of this period',
    ms: 'Akaun ini memegang {{held, money}}, kurang daripada {{amount, money}} bagi tempoh ini',
  },
  remittance_day_not_over: {
    en: 'Please choose a day that is over',
    ms: 'Sila pilih hari yang telah tamat',
  },
  remittance_already_through: {
    en: 'This is remitted up to {{last, date}} already. What was booked late counts to the next period.',
    ms: 'Ini telah dikirim sehingga {{last, date}}. Apa yang direkodkan lewat dikira dalam tempoh seterusnya.',
  },
  taxable_period_end: {
    en: 'This taxable period ends on {{through, date}}',
    ms: 'Tempoh bercukai ini berakhir pada {{through, date}}',
  },
  tax_not_waiting: {
    en: 'This is not a tax that waits in the operating account.',
    ms: 'Ini bukan cukai yang menunggu dalam akaun operasi.',
  },
  operating_line_not_open: {
    en: "Please choose an open line of the operating account's statement",
    ms: 'Sila pilih baris terbuka dalam penyata akaun operasi',
  },
  tax_line_amount_differs: {
    en: 'This line is not a payment of {{amount, money}}',
    ms: 'Baris ini bukan bayaran sebanyak {{amount, money}}',
  },
  costs_name_note_only: {
    en: 'Only costs of recovery name a note and an invoice',
    ms: 'Hanya kos pemulihan menyatakan nota dan invois',
  },
  recovery_note_required: {
    en: 'Please choose the note whose recovery this has cost',
    ms: 'Sila pilih nota yang pemulihannya menimbulkan kos ini',
  },
  recipient_required: {
    en: 'Please choose a recipient of the list',
    ms: 'Sila pilih penerima daripada senarai',
  },
  invoice_file_required: {
    en: 'Please attach the invoice',
    ms: 'Sila lampirkan invois',
  },
  invoice_remitted_elsewhere: {
    en: 'This invoice is paid by another remittance',
    ms: 'Invois ini telah dibayar oleh kiriman lain',
  },
  operating_account_missing: {
    en: 'Please put the operating account on the list of recipients first.',
    ms: 'Sila masukkan akaun operasi ke dalam senarai penerima dahulu.',
  },
  invoice_document_required: {
    en: 'Please choose the invoice: a PDF or a picture',
    ms: 'Sila pilih invois: PDF atau gambar',
  },
  tax_receipt_number_used: {
    en: 'Another payment has this receipt number',
    ms: 'Bayaran lain mempunyai nombor resit ini',
  },
  tax_recipient_not_applicable: {
    en: 'Taxes go to the operating account. Please leave this empty.',
    ms: 'Cukai dihantar ke akaun operasi. Sila biarkan ini kosong.',
  },
});

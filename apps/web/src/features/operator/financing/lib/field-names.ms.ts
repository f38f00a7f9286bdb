import type { FieldName } from './field-names.ts';

export const malayFieldNames: Readonly<Record<FieldName, string>> = {
  loan_category: 'Jenis',
  contract: 'Kontrak',
  amount: 'Jumlah',
  term_months: 'Tempoh dalam bulan',
  profile: 'Bayaran balik',
  purpose: 'Tujuan',
  invoice_number: 'Nombor invois',
  invoice_amount: 'Jumlah invois',
  invoice_due_on: 'Tarikh akhir invois',
  debtor_name: 'Pembayar invois',
  contract_value: 'Nilai kontrak',
  contract_party: 'Kontrak dengan',
  not_raised_elsewhere: 'Tidak dikumpul di tempat lain',
  documents: 'Dokumen',
};

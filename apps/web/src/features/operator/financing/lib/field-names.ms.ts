import type { FieldName } from './field-names.ts';

export const malayFieldNames: Readonly<Record<FieldName, string>> = {
  loan_category: 'Jenis',
  contract: 'Kontrak',
  amount: 'Jumlah',
  term_months: 'Tempoh (bulan)',
  profile: 'Jenis bayaran balik',
  purpose: 'Tujuan',
  invoice_number: 'Nombor invois',
  invoice_amount: 'Jumlah invois',
  invoice_due_on: 'Tarikh perlu dibayar invois',
  debtor_name: 'Penghutang (pembayar invois)',
  contract_value: 'Nilai kontrak',
  contract_party: 'Pihak kontrak',
  not_raised_elsewhere: 'Tidak dikumpul di platform lain',
  documents: 'Dokumen',
};

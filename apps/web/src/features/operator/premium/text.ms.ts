import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Naik taraf Premium',
  subtitle: 'Permohonan pelan Premium berserta dokumen sokongannya.',
  empty: 'Tiada permintaan dengan status ini.',
  columns: { name: 'Pelabur', number: 'Nombor', state: 'Status', requested: 'Diminta pada' },
  state: { submitted: 'Dihantar', approved: 'Diluluskan', rejected: 'Ditolak' },
  decide: {
    approve: 'Cadangkan kelulusan',
    reject: 'Cadangkan penolakan',
    approveNote: 'Setelah diluluskan, pelabur mendapat pelan Premium dan dimaklumkan.',
    remarks: 'Mesej kepada pelabur',
    remarksHint: 'Nyatakan apa yang kurang. Pelabur boleh memohon semula.',
  },
  messageSent: 'Mesej yang dihantar kepada pelabur: {{text}}',
  derived: 'Menurut jawapan: {{value}}',
  agrees: 'Sepadan dengan jawapan',
  sections: { tax: 'Pemastautinan cukai', figures: 'Pendapatan dan kekayaan, dalam RM' },
  fields: {
    inv_malaysian_tax_resident: 'Pemastautin cukai Malaysia',
    inv_country_tax_resident: 'Negara pemastautinan cukai',
    inv_non_malaysian_income_tax: 'Nombor cukai pendapatan',
    inv_annual_income: 'Pendapatan tahunan',
    inv_total_liquid_assets: 'Aset cair',
    inv_other_assets_amount: 'Aset lain',
    inv_total_liabilities_amount: 'Jumlah liabiliti',
    inv_net_worth: 'Nilai bersih',
    inv_source_of_funds: 'Sumber dana',
    inv_is_sophisticated_investor: 'Pelabur sofistikated',
    inv_income_slip: 'Pendapatan',
    inv_personal_assets: 'Aset peribadi',
    inv_additional_documents: 'Dokumen tambahan',
  },
};

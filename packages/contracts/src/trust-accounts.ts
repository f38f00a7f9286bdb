import type { BilingualText } from './bilingual-text.ts';

/** Accounts whose money is in the trust account, and lines of its statement that nothing explains (PAY-9). */
export const trustAccountNames = {
  investor_cash: { en: 'Investors’ cash', ms: 'Tunai pelabur' },
  issuer_cash: { en: 'Issuers’ cash', ms: 'Tunai penerbit' },
  note_excess: { en: 'Excess of issuers on their notes', ms: 'Lebihan bayaran penerbit pada nota' },
  note_escrow: { en: 'Subscriptions to unissued notes', ms: 'Langganan nota yang belum diterbitkan' },
  note_collection: { en: 'Undistributed repayments', ms: 'Bayaran balik yang belum diagihkan' },
  withdrawals_in_transit: { en: 'Withdrawals in transit', ms: 'Pengeluaran dalam perjalanan' },
  disbursements_in_transit: { en: 'Disbursements in transit', ms: 'Pengeluaran dana dalam perjalanan' },
  receipts_clearing: { en: 'Receipts in clearing and on hold', ms: 'Terimaan dalam penjelasan dan ditahan' },
  unmatched_lines: { en: 'Unmatched statement lines', ms: 'Baris penyata tidak dipadankan' },
  service_tax: { en: 'Service tax', ms: 'Cukai perkhidmatan' },
  withholding_tax: { en: 'Withholding tax', ms: 'Cukai pegangan' },
  charity: { en: 'Charity', ms: 'Amal' },
  guarantor_payable: { en: 'Guarantors', ms: 'Penjamin' },
  unclaimed_moneys: { en: 'Unclaimed moneys', ms: 'Wang tak dituntut' },
  trust_profit: { en: 'Bank profit on client money', ms: 'Keuntungan bank atas wang pelanggan' },
  fee_income: { en: 'Fees', ms: 'Fi' },
  recovery_costs: { en: 'Recovery costs', ms: 'Kos pemulihan' },
  marketing: { en: 'Prepaid reward fund', ms: 'Dana ganjaran prabayar' },
  sweeps_in_transit: { en: 'Sweeps in transit', ms: 'Sapuan dalam perjalanan' },
  remittances_in_transit: { en: 'Remittances in transit', ms: 'Kiriman dalam perjalanan' },
} as const satisfies Readonly<Record<string, BilingualText>>;

export type TrustAccountName = keyof typeof trustAccountNames;

/** Accounts of which there is exactly one; their ids are fixed by the migrations that made them, so new ones are appended. */
const kinds = [
  'trust_bank',
  'operating_bank',
  'receipts_clearing',
  'withdrawals_in_transit',
  'disbursements_in_transit',
  'fee_income',
  'service_tax',
  'withholding_tax',
  'recovery_costs',
  'charity',
  'guarantor_payable',
  'marketing',
  'sweeps_in_transit',
  'remittances_in_transit',
  'platform_equity',
  'service_tax_payable',
  'withholding_tax_payable',
  'trust_profit',
  'unclaimed_moneys',
] as const;

export type PlatformAccountKind = (typeof kinds)[number];

/** The id of a platform-wide account. */
export function platformAccount(kind: PlatformAccountKind): string {
  return `00000000-0000-7000-8000-${String(kinds.indexOf(kind) + 1).padStart(12, '0')}`;
}

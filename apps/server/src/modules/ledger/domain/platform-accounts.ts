/** Accounts of which there is exactly one; their ids are fixed by the first migration. */
const kinds = [
  'trust_bank',
  'operating_bank',
  'payments_received',
  'withdrawals_in_transit',
  'disbursements_in_transit',
  'fee_income',
  'service_tax',
  'withholding_tax',
  'recovery_costs',
  'charity',
  'guarantor_payable',
  'marketing',
] as const;

export type PlatformAccountKind = (typeof kinds)[number];

/** The id of a platform-wide account. */
export function platformAccount(kind: PlatformAccountKind): string {
  return `00000000-0000-7000-8000-${String(kinds.indexOf(kind) + 1).padStart(12, '0')}`;
}

/** How suppliers say that the company pays them. */
export const supplierConducts = ['on_time', 'sometimes_late', 'often_late'] as const;
export type SupplierConduct = (typeof supplierConducts)[number];

/** What stands behind the financing beside the company itself. */
export const securityKinds = [
  'none',
  'personal_guarantee',
  'corporate_guarantee',
  'asset',
  'third_party',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

/** The debtor of the invoice or the contract. */
export const buyerKinds = ['none', 'private', 'listed', 'government'] as const;
export type BuyerKind = (typeof buyerKinds)[number];

/** The range of a bureau's score. */
export const bureauScore = { min: 300, max: 850 } as const;

/** How old a bureau report may be when it is entered, in days. */
export const bureauReportDays = 90;

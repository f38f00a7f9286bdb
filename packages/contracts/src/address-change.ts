/** Documents that prove an address. */
export const addressDocumentKinds = ['utility_bill', 'bank_statement', 'official_notice'] as const;

export type AddressDocumentKind = (typeof addressDocumentKinds)[number];

/** Why a requested address is not accepted; its owner reads the message `address_rejected_…`. */
export const addressRejections = [
  'unreadable',
  'outdated',
  'other_name',
  'other_address',
  'no_proof',
] as const;

export type AddressRejection = (typeof addressRejections)[number];

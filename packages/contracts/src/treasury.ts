/** Obligations paid from the trust account to others; fees are swept and not owed. */
export const remittedObligations = ['service_tax', 'withholding_tax', 'charity', 'recovery_costs'] as const;
export type RemittedObligation = (typeof remittedObligations)[number];

/** Accounts of platform money that leave the trust account by period (TRE-1). */
export const obligations = ['fees', ...remittedObligations] as const;
export type Obligation = (typeof obligations)[number];

/** What an account on the list may receive. */
export const recipientPurposes = ['own_operating', 'charity', 'agent', 'registrar'] as const;
export type RecipientPurpose = (typeof recipientPurposes)[number];

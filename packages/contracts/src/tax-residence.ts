/** Documents that evidence a tax residence. */
export const taxDocumentKinds = ['certificate', 'passport', 'declaration'] as const;

export type TaxDocumentKind = (typeof taxDocumentKinds)[number];

/** The country whose tax residents pay no withholding tax here. */
export const homeCountry = 'MY';

/** The texts that bind or inform people; each has dated versions (MSG-8). */
export const legalKinds = [
  'tnc_investor_conventional',
  'tnc_investor_islamic',
  'tnc_issuer_conventional',
  'tnc_issuer_islamic',
  'privacy',
  'consent',
  'issuer_disclosure_conventional',
  'issuer_disclosure_islamic',
  'risk',
  'about',
] as const;

export type LegalKind = (typeof legalKinds)[number];

/** The two investor texts that make up the Investor Agreement. */
export const investorAgreementKinds = ['tnc_investor_conventional', 'tnc_investor_islamic'] as const;

/** The two texts that an issuer agrees to. */
export const issuerAgreementKinds = ['tnc_issuer_conventional', 'tnc_issuer_islamic'] as const;

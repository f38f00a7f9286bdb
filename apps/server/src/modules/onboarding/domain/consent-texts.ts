import { investorAgreementKinds, issuerAgreementKinds, type LegalKind } from '@titian/contracts/legal-kinds';
import type { ApplicationForm } from './application.ts';

/** What an applicant ticks. */
export type ConsentDocument = 'conventional' | 'islamic' | 'terms' | 'privacy' | 'biometric';

const texts: Record<Exclude<ConsentDocument, 'terms'>, LegalKind> = {
  conventional: 'tnc_investor_conventional',
  islamic: 'tnc_investor_islamic',
  privacy: 'privacy',
  biometric: 'consent',
};

/** The texts that a consent accepts; a company's terms are those of investors or of issuers (ONB-26). */
export function textsOf(document: ConsentDocument, form: ApplicationForm): readonly LegalKind[] {
  if (document !== 'terms') {
    return [texts[document]];
  }
  return form === 'business' ? issuerAgreementKinds : investorAgreementKinds;
}

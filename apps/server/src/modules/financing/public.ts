/**
 * Owns: financing_applications, credit_assessments, offers, document_requests, fact_sheet_drafts, facility_limits.
 * States: application draft → under_review → offered → accepted | rejected | declined | expired | cancelled; offer open → accepted | declined | expired.
 * Rules: credit proposes an offer or a rejection and another credit operator decides; an offer is open for some days.
 * Use: the note that comes from an accepted offer keeps the id and the number of its application.
 */
export { acceptOffer } from './commands/accept-offer.ts';
export { rejectOtherDocuments, storeTexts } from './commands/write-fact-sheet.ts';
export { presentFacility } from './domain/exposure-on-wire.ts';
export type { FinancingApplication } from './domain/financing-application.ts';
export { financingTermTexts } from './domain/financing-term-texts.ts';
export type { ComparableNote, Comparison, IssuerNotes, NoteKnowledge } from './domain/issuer-notes.ts';
export type { Offer } from './domain/offer.ts';

export { rejectConventionalWords, textsOfSheet } from './domain/shariah-words.ts';
export { presentOffer, presentOpenRequest } from './present.ts';
export { openRequestsOf } from './queries/document-requests.ts';
export { facilityOf } from './queries/facility.ts';
export { type FactSheetParts, factSheetParts, latestRatios } from './queries/fact-sheet-parts.ts';
export { linkedByGuarantee } from './queries/guarantor-links.ts';
export { applicationsPage, openApplicationsOf } from './queries/issuer-applications.ts';
export { rejectAboveLimits } from './queries/limits.ts';
export { countFinancing, financingPages, findApplications } from './queries/operator-applications.ts';
export {
  hasRunningApplication,
  readFinancingApplication,
  readFinancingNumbers,
} from './queries/read-application.ts';
export { openOfferOf, readNewestOffers, readOffer } from './queries/read-offer.ts';
export { readNumberOfFinancing } from './queries/read-whole-number.ts';
export type { DocumentRequest } from './store/document-requests.ts';
export type { FactSheetWords } from './store/fact-sheet-drafts.ts';

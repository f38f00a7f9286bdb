import type { Language } from '@titian/contracts/messages/definition';
import { businessIndustries } from '@titian/contracts/reference/business-lists';
import { nameOf } from '@titian/contracts/reference/choice';
import { stateName } from '@titian/contracts/reference/states';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { rateToText } from '@titian/finance/rate';
import { senToText } from '@titian/finance/sen';
import type { OperatorPrincipal } from '../../platform/http/principal.ts';
import { worded } from '../../platform/messages.ts';
import { fileLink, operatorFileLink, type StoredFile } from '../files/public.ts';
import { offerLetterName } from './commands/make-offer-letter.ts';
import type { ViewedFinancing } from './commands/view-financing.ts';
import { presentComparable } from './domain/assessment-wire.ts';
import { costOfFinancing } from './domain/cost-of-financing.ts';
import { presentExposure } from './domain/exposure-on-wire.ts';
import type { FinancingApplication } from './domain/financing-application.ts';
import { type FinancingData, maskedGuarantors } from './domain/financing-data.ts';
import { expiresAt, type Offer } from './domain/offer.ts';
import type { NamedRequest } from './queries/document-requests.ts';
import type { IssuerApplication } from './queries/issuer-applications.ts';
import type { SavedForm } from './queries/read-draft.ts';
import type { DocumentRequest } from './store/document-requests.ts';

type IssuersNote = ParsedApi['notesBoPending']['response']['items'][number];
type OperatorView = ParsedApi['operatorFinancingApplication']['response'];
type Retrieved = ParsedApi['financingRetrieveDraft']['response'];

/** A submitted application in the `note` shape of the contract, as its issuer sees it before the note is listed. */
export function presentAsNote({ application, issuer, offer, requests }: IssuerApplication): IssuersNote {
  return {
    ...termsShown(application, offer),
    id: application.id,
    number: application.number,
    type: application.type,
    contract: application.contract,
    industry: nameOf(businessIndustries, issuer.industry) ?? issuer.industry,
    industry_code: issuer.industry,
    state_name: stateName(issuer.stateCode) ?? '',
    purpose: application.purpose,
    raised: '0.00',
    funded_percent: '0.00',
    investors: 0,
    opens_at: null,
    closes_at: null,
    state: offer === null ? 'under_review' : 'offered',
    is_late: false,
    days_late: 0,
    is_paused: false,
    offer: offer === null ? null : presentOffer(offer),
    next_payment: null,
    owed_to_guarantor: null,
    requests: requests.map(presentOpenRequest),
    signature: null,
  };
}

/** What an issuer still has to send. */
export function presentOpenRequest({ id, text, dueOn }: DocumentRequest) {
  return { id, text, due_on: dueOn };
}

/** What the issuer requested, or what it is offered. */
function termsShown(application: FinancingApplication, offer: Offer | null) {
  const terms = offer ?? application;
  const amount = senToText(terms.amountSen);
  return {
    is_guaranteed: offer?.isGuaranteed ?? application.namesGuarantor,
    grade: offer?.grade ?? null,
    rate: offer === null ? null : rateToText(offer.rateBps),
    effective_rate:
      offer === null ? null : rateToText(costOfFinancing(offer, offer.offeredOn).effectiveRateBps),
    term_months: terms.termMonths,
    profile: terms.profile,
    target: amount,
    remaining: amount,
  };
}

/** An offer as its issuer sees it. */
export function presentOffer(offer: Offer): NonNullable<IssuersNote['offer']> {
  const { disbursement } = costOfFinancing(offer, offer.offeredOn);
  return {
    amount: senToText(offer.amountSen),
    rate: rateToText(offer.rateBps),
    term_months: offer.termMonths,
    origination_fee: senToText(disbursement.originationFeeSen),
    service_tax: senToText(disbursement.serviceTaxSen),
    expires_at: expiresAt(offer).toISOString(),
    letter_id: offer.letterFileId,
  };
}

/** An offer as operators see it. */
export function presentOperatorOffer(
  offer: Offer,
  number: string,
  operator: OperatorPrincipal,
): NonNullable<OperatorView['offer']> {
  const cost = costOfFinancing(offer, offer.offeredOn);
  return {
    id: offer.id,
    amount: senToText(offer.amountSen),
    rate: rateToText(offer.rateBps),
    effective_rate: rateToText(cost.effectiveRateBps),
    term_months: offer.termMonths,
    profile: offer.profile,
    grade: offer.grade,
    is_guaranteed: offer.isGuaranteed,
    origination_fee: senToText(cost.disbursement.originationFeeSen),
    service_tax: senToText(cost.disbursement.serviceTaxSen),
    state: offer.state,
    expires_on: offer.expiresOn,
    letter:
      offer.letterFileId === null
        ? null
        : operatorFileLink(
            { id: offer.letterFileId, name: offerLetterName(number), purpose: 'offer_letter' },
            operator,
          ),
  };
}

/** A request for documents as operators see it. */
export function presentRequest({ request, files, requestedBy }: NamedRequest, operator: OperatorPrincipal) {
  return {
    ...presentOpenRequest(request),
    state: request.state,
    comment: request.comment,
    files: files.map((one) => operatorFileLink(one, operator)),
    asked_by: requestedBy,
    asked_at: request.requestedAt.toISOString(),
    answered_at: request.answeredAt?.toISOString() ?? null,
  };
}

/** What a whole application adds to its row. */
export function presentFile(
  file: ViewedFinancing,
  operator: OperatorPrincipal,
  language: Language,
): OperatorView['application'] {
  const { exposure, application, numbers } = file;
  const { notes, completed, late, defaulted, mostDaysLate } = exposure.record;
  return {
    ...presentApplication(application, file.issuerName),
    issuer_id: application.issuerId,
    data: presentForm(numbers === 'whole' ? file.data : maskedGuarantors(file.data)),
    numbers,
    files: { documents: file.documents.map((one) => operatorFileLink(one, operator)) },
    exposure: presentExposure(exposure, file.positions),
    requested_instalment: senToText(file.requestedInstalmentSen),
    figure_documents: file.figureDocuments.map((one) => ({
      ...operatorFileLink(one, operator),
      content_type: one.contentType,
    })),
    comparable_notes: file.comparableNotes.map(presentComparable),
    knock_outs: file.knockOuts.map(({ code, isMet, found, required }) => ({
      ...{ code, met: isMet },
      ...worded('found', found, language),
      ...worded('required', required, language),
    })),
    record: { notes, completed, late, defaulted, most_days_late: mostDaysLate },
    requests: file.requests.map((one) => presentRequest(one, operator)),
    fact_sheet: file.factSheet,
    history: file.history.map(({ at, actor, action, reason }) => ({
      at: at.toISOString(),
      actor,
      action,
      reason,
    })),
  };
}

/** An application as operators' lists show it. */
export function presentApplication(application: FinancingApplication, issuerName: string) {
  return {
    id: application.id,
    number: application.number,
    issuer_name: issuerName,
    loan_category: application.type,
    contract: application.contract,
    amount: senToText(application.amountSen),
    term_months: application.termMonths,
    profile: application.profile,
    purpose: application.purpose,
    state: application.state,
    submitted_at: application.submittedAt.toISOString(),
  };
}

/** A saved form as it goes back to its issuer. */
export function presentDraft(
  saved: SavedForm | null,
): Pick<Retrieved, 'draft' | 'files' | 'version' | 'saved_at' | 'repeats'> {
  if (saved === null) {
    return { draft: null, files: {}, version: 0, saved_at: null, repeats: null };
  }
  const documents = filesShown(saved.documents);
  return {
    draft: { ...presentForm(saved.data), documents },
    files: { documents },
    version: saved.version,
    saved_at: saved.savedAt.toISOString(),
    repeats: saved.data.repeats,
  };
}

/** The answers of a form, without its files. */
export function presentForm({
  documents: _documents,
  repeats: _repeats,
  guarantors,
  related_companies,
  ...texts
}: FinancingData) {
  return {
    ...texts,
    guarantors: guarantors?.map((one) => ({ ...one })) ?? null,
    related_companies: related_companies?.map((one) => ({ ...one })) ?? null,
  };
}

export function filesShown(files: readonly StoredFile[]) {
  return files.map(fileLink);
}

import { financingOffer as proposedOffer } from '@titian/contracts/schemas/operator-proposals';
import { addDays } from '@titian/finance/calendar';
import { rateToText } from '@titian/finance/rate';
import { senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import {
  type ApprovalExecutor,
  type ApprovalOf,
  type ApprovalSubject,
  approvalExecutor,
  boundHash,
} from '../../approvals/public.ts';
import { contentHashes } from '../../files/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { readIssuer } from '../../onboarding/public.ts';
import { readSettings } from '../../settings/public.ts';
import { type FinancingApplication, requestedTerms } from '../domain/financing-application.ts';
import type { NoteKnowledge } from '../domain/issuer-notes.ts';
import type { OfferTerms } from '../domain/offer.ts';
import { type ProposedOffer, termsOfOffer } from '../domain/validate-offer.ts';
import { relatedOf } from '../queries/exposure.ts';
import { rejectAboveLimits } from '../queries/limits.ts';
import { updateApplication } from '../store/applications.ts';
import { listRequests } from '../store/document-requests.ts';
import { findFactSheetDraft } from '../store/fact-sheet-drafts.ts';
import { insertOffer } from '../store/offers.ts';
import { enqueueOfferLetter } from './make-offer-letter.ts';
import { loadAssessed } from './override-grade.ts';

/** Credit offers terms for an application that was assessed; another credit operator decides (FIN-14). */
export function financingOffer(notes: NoteKnowledge): ApprovalExecutor {
  return approvalExecutor<ProposedOffer>({
    kind: 'financing_offer',
    subjectKind: 'financing_application',
    after: proposedOffer,
    load: (ctx, subjectId, request) => subjectOf(ctx, notes, subjectId, request.after),
    binds: (ctx, subjectId, { after }) => bindOffer(ctx, notes, subjectId, after),
    apply: (ctx, approval) => makeOffer(ctx, notes, approval),
  });
}

async function subjectOf(
  ctx: Ctx,
  notes: NoteKnowledge,
  applicationId: string,
  proposed: ProposedOffer,
): Promise<ApprovalSubject> {
  const { application, assessment } = await validatedOffer(ctx, notes, applicationId, proposed);
  const issuer = await readIssuer(ctx, application.issuerId);
  const { suggested } = assessment;
  return {
    version: application.version,
    label: `${application.number} ${issuer?.companyName ?? ''}`.trim(),
    before: {
      amount: senToText(application.amountSen),
      term_months: application.termMonths,
      profile: application.profile,
      type: application.type,
      contract: application.contract,
      score: assessment.score,
      suggested_rate_min: rateToText(suggested.rateMinBps),
      suggested_rate_max: rateToText(suggested.rateMaxBps),
      suggested_limit: senToText(suggested.limitSen),
    },
  };
}

/** Loads the basis of an offer and throws for everything that rules it out. */
async function validatedOffer(
  ctx: Ctx,
  notes: NoteKnowledge,
  applicationId: string,
  proposed: ProposedOffer,
) {
  const { application, assessment } = await loadAssessed(ctx, applicationId);
  const settings = await readSettings(ctx);
  const basis = { assessed: assessment.grade, settings, on: ctx.businessDate };
  const terms = termsOfOffer(application, proposed, basis);
  const issuer = await readIssuer(ctx, application.issuerId);
  invariant(issuer !== null, 'an application has its issuer');
  await rejectAboveLimits(ctx, notes, { issuer, applicationId, amountSen: terms.amountSen });
  return { application, assessment, terms, settings };
}

/** The application, its assessment and fact sheet with their documents, and the settings that the terms come from. */
async function bindOffer(
  ctx: Ctx,
  notes: NoteKnowledge,
  applicationId: string,
  proposed: ProposedOffer,
): Promise<JsonValue> {
  const { application, assessment, terms, settings } = await validatedOffer(
    ctx,
    notes,
    applicationId,
    proposed,
  );
  const sheet = await findFactSheetDraft(ctx.reader, applicationId);
  const answers = await listRequests(ctx.reader, [applicationId]);
  const documents = [...application.documents, ...answers.flatMap((one) => one.fileIds)];
  return {
    application: boundHash(ctx.fieldEncryption, requestedTerms(application)),
    related: boundHash(ctx.fieldEncryption, await relatedOf(ctx, applicationId)),
    documents: await contentHashes(ctx, documents),
    assessment: boundHash(ctx.fieldEncryption, assessment),
    fact_sheet: sheet && { version: sheet.version, words: boundHash(ctx.fieldEncryption, sheet) },
    terms: boundHash(ctx.fieldEncryption, terms),
    offer_days: settings.offerDays,
    exposure_limit: senToText(settings.issuerExposureLimitSen),
  };
}

async function makeOffer(ctx: Ctx, notes: NoteKnowledge, approval: ApprovalOf<ProposedOffer>): Promise<void> {
  const { application, terms, settings } = await validatedOffer(
    ctx,
    notes,
    approval.subjectId,
    approval.after,
  );
  const expiresOn = addDays(ctx.businessDate, settings.offerDays);
  const id = newId();
  await insertOffer(ctx.tx, {
    ...columnsOf(terms),
    id,
    application_id: application.id,
    issuer_id: application.issuerId,
    offered_on: ctx.businessDate,
    expires_on: expiresOn,
    approval_id: approval.id,
  });
  await updateApplication(ctx.tx, application.id, { state: 'offered', decided_at: ctx.now });
  await enqueueOfferLetter(ctx, id);
  await notifyOffer(ctx, application, terms, expiresOn);
}

async function notifyOffer(
  ctx: Ctx,
  application: FinancingApplication,
  terms: OfferTerms,
  expiresOn: string,
): Promise<void> {
  await recordAudit(ctx, {
    action: 'financing.offered',
    subjectKind: 'financing_application',
    subjectId: application.id,
    after: { amount: senToText(terms.amountSen), rate: rateToText(terms.rateBps), grade: terms.grade },
  });
  await notifyUsers(ctx, [
    {
      userId: application.issuerId,
      template: 'offer_made',
      dedupeKey: `offer_made:${application.id}`,
      params: {
        noteNumber: application.number,
        contract: terms.contract,
        amount: senToText(terms.amountSen),
        rate: rateToText(terms.rateBps),
        termMonths: terms.termMonths,
        expiresOn,
      },
    },
  ]);
}

function columnsOf(terms: OfferTerms) {
  return {
    type: terms.type,
    contract: terms.contract,
    is_guaranteed: terms.isGuaranteed,
    guarantor_name: terms.guarantorName,
    rate_bps: terms.rateBps,
    term_months: terms.termMonths,
    profile: terms.profile,
    grade: terms.grade,
    amount_sen: terms.amountSen,
    origination_fee_bps: terms.originationFeeBps,
    service_tax_bps: terms.serviceTaxBps,
  };
}

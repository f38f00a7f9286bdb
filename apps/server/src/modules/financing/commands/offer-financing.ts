import { financingOffer as proposedOffer } from '@titian/contracts/schemas/operator-proposals';
import { addDays } from '@titian/finance/calendar';
import { rateToText } from '@titian/finance/rate';
import { senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { type ApprovalOf, type ApprovalSubject, approvalExecutor } from '../../approvals/public.ts';
import { tellUsers } from '../../notifications/public.ts';
import { readIssuer } from '../../onboarding/public.ts';
import { readSettings } from '../../settings/public.ts';
import type { FinancingApplication } from '../domain/financing-application.ts';
import { assessmentOf, type ProposedOffer, termsOfOffer } from '../domain/judge-offer.ts';
import type { OfferTerms } from '../domain/offer.ts';
import { updateApplication } from '../store/applications.ts';
import { insertAssessment } from '../store/assessments.ts';
import { insertOffer } from '../store/offers.ts';
import { loadUnderReview } from './load-under-review.ts';

/** Credit offers terms for an application; another credit operator decides (rules §8). */
export const financingOffer = approvalExecutor<ProposedOffer>({
  kind: 'financing_offer',
  subjectKind: 'financing_application',
  makerRoles: ['credit'],
  checkerRoles: ['credit'],
  after: proposedOffer,
  load: async (ctx, subjectId, request) => subjectOf(ctx, subjectId, request.after),
  apply: makeOffer,
});

async function subjectOf(ctx: Ctx, applicationId: string, proposed: ProposedOffer): Promise<ApprovalSubject> {
  const application = await loadUnderReview(ctx, applicationId);
  termsOfOffer(application, proposed, await readSettings(ctx), ctx.businessDate);
  const issuer = await readIssuer(ctx, application.issuerId);
  return {
    version: application.version,
    label: `${application.number} ${issuer?.companyName ?? ''}`.trim(),
    before: {
      amount: senToText(application.amountSen),
      term_months: application.termMonths,
      profile: application.profile,
      type: application.type,
      contract: application.contract,
    },
  };
}

async function makeOffer(ctx: Ctx, approval: ApprovalOf<ProposedOffer>): Promise<void> {
  const application = await loadUnderReview(ctx, approval.subjectId);
  const settings = await readSettings(ctx);
  const terms = termsOfOffer(application, approval.after, settings, ctx.businessDate);
  const expiresOn = addDays(ctx.businessDate, settings.offerDays);
  await insertAssessment(ctx.tx, {
    id: newId(),
    applicationId: application.id,
    ...assessmentOf(approval.after.components),
  });
  await insertOffer(ctx.tx, {
    ...columnsOf(terms),
    id: newId(),
    application_id: application.id,
    issuer_id: application.issuerId,
    offered_on: ctx.businessDate,
    expires_on: expiresOn,
    approval_id: approval.id,
  });
  await updateApplication(ctx.tx, application.id, { state: 'offered', decided_at: ctx.now });
  await announceOffer(ctx, application, terms, expiresOn);
}

async function announceOffer(
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
  await tellUsers(ctx, [
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

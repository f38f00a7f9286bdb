import { financingRejection as proposedRejection } from '@titian/contracts/schemas/operator-proposals';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type ApprovalOf, approvalExecutor, boundHash } from '../../approvals/public.ts';
import { contentHashes } from '../../files/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { readIssuer } from '../../onboarding/public.ts';
import { requestedTerms } from '../domain/financing-application.ts';
import { updateApplication } from '../store/applications.ts';
import { findAssessment } from '../store/assessments.ts';
import { loadUnderReview } from './load-under-review.ts';

type ProposedRejection = z.output<typeof proposedRejection>;

/** Credit rejects an application, with the reason that the issuer reads; another credit operator decides. */
export const financingRejection = approvalExecutor<ProposedRejection>({
  kind: 'financing_rejection',
  subjectKind: 'financing_application',
  after: proposedRejection,
  async load(ctx, subjectId) {
    const application = await loadUnderReview(ctx, subjectId);
    const issuer = await readIssuer(ctx, application.issuerId);
    return {
      version: application.version,
      label: `${application.number} ${issuer?.companyName ?? ''}`.trim(),
      before: { state: application.state },
    };
  },
  async binds(ctx, subjectId) {
    const application = await loadUnderReview(ctx, subjectId);
    return {
      application: boundHash(ctx.fieldEncryption, requestedTerms(application)),
      documents: await contentHashes(ctx, application.documents),
      assessment: boundHash(ctx.fieldEncryption, await findAssessment(ctx.reader, subjectId)),
    };
  },
  apply: reject,
});

async function reject(ctx: Ctx, approval: ApprovalOf<ProposedRejection>): Promise<void> {
  const application = await loadUnderReview(ctx, approval.subjectId);
  const { reason } = approval.after;
  await updateApplication(ctx.tx, application.id, {
    state: 'rejected',
    rejection_reason: reason,
    decided_at: ctx.now,
  });
  await recordAudit(ctx, {
    action: 'financing.rejected',
    subjectKind: 'financing_application',
    subjectId: application.id,
    reason,
  });
  await notifyUsers(ctx, [
    {
      userId: application.issuerId,
      template: 'financing_rejected',
      dedupeKey: `financing_rejected:${application.id}`,
      params: { noteNumber: application.number, reason },
    },
  ]);
}

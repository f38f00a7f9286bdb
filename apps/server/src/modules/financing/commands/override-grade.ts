import { message } from '@titian/contracts/messages/message';
import { gradeOverride as proposedGrade } from '@titian/contracts/schemas/operator-proposals';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { type ApprovalOf, approvalExecutor, boundHash } from '../../approvals/public.ts';
import { readIssuer } from '../../onboarding/public.ts';
import { type CreditGrade, readSettings, type Settings } from '../../settings/public.ts';
import { type FinancingApplication, requestedTerms } from '../domain/financing-application.ts';
import { updateApplication } from '../store/applications.ts';
import { type Assessment, findAssessment, insertAssessment } from '../store/assessments.ts';
import { loadUnderReview } from './load-under-review.ts';

type ProposedGrade = z.output<typeof proposedGrade>;

/** Proposes another grade than the scorecard's, with its reason; another credit operator decides (FIN-6). */
export const gradeOverride = approvalExecutor<ProposedGrade>({
  kind: 'grade_override',
  subjectKind: 'financing_application',
  after: proposedGrade,
  async load(ctx, subjectId, request) {
    const { application, assessment } = await loadAssessed(ctx, subjectId);
    if (assessment.grade === request.after.grade) {
      throw fieldError('grade', message('grade_unchanged', { grade: assessment.grade }));
    }
    const issuer = await readIssuer(ctx, application.issuerId);
    return {
      version: application.version,
      label: `${application.number} ${issuer?.companyName ?? ''}`.trim(),
      before: { grade: assessment.grade, score: assessment.score },
    };
  },
  async binds(ctx, subjectId, { after }) {
    const { application, assessment } = await loadAssessed(ctx, subjectId);
    const { components, weights, score, grade, computedGrade, figures, suggested } = assessment;
    return {
      application: boundHash(ctx.fieldEncryption, requestedTerms(application)),
      score,
      grade,
      assessment: boundHash(ctx.fieldEncryption, [components, weights, computedGrade, figures, suggested]),
      band: boundHash(ctx.fieldEncryption, bandOf(await readSettings(ctx), after.grade)),
    };
  },
  apply,
});

/**
 * An application that is being reviewed and has an assessment.
 * @throws AppError `not_found`, `wrong_state`, `not_assessed`
 */
export async function loadAssessed(
  ctx: Ctx,
  applicationId: string,
): Promise<{ application: FinancingApplication; assessment: Assessment }> {
  const application = await loadUnderReview(ctx, applicationId);
  const assessment = await findAssessment(ctx.reader, applicationId);
  if (assessment === null) {
    throw new AppError('not_assessed');
  }
  return { application, assessment };
}

/** The rates that a grade stands for; null for one that has none. */
function bandOf({ creditGrades }: Settings, grade: ProposedGrade['grade']): CreditGrade | null {
  return creditGrades.find((one) => one.grade === grade) ?? null;
}

async function apply(ctx: Ctx, approval: ApprovalOf<ProposedGrade>): Promise<void> {
  const { application, assessment } = await loadAssessed(ctx, approval.subjectId);
  const { grade } = approval.after;
  const row = bandOf(await readSettings(ctx), grade);
  await insertAssessment(ctx.tx, {
    ...assessment,
    id: newId(),
    applicationId: application.id,
    grade,
    suggested: {
      rateMinBps: row?.rateMinBps ?? assessment.suggested.rateMinBps,
      rateMaxBps: row?.rateMaxBps ?? assessment.suggested.rateMaxBps,
      limitSen: assessment.suggested.limitSen,
    },
    assessedBy: approval.makerId,
    overrideReason: approval.reason,
    overrideApprovalId: approval.id,
  });
  await updateApplication(ctx.tx, application.id, {});
  await recordAudit(ctx, {
    action: 'financing.grade_overridden',
    subjectKind: 'financing_application',
    subjectId: application.id,
    before: { grade: assessment.grade },
    after: { grade },
    reason: approval.reason,
  });
}

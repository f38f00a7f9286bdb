import { premiumDecision as change } from '@titian/contracts/schemas/premium';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import {
  type ApprovalExecutor,
  type ApprovalOf,
  type ApprovalSubject,
  approvalExecutor,
  boundHash,
} from '../../approvals/public.ts';
import { contentHashes } from '../../files/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { readSettings } from '../../settings/public.ts';
import type { PremiumApplication } from '../domain/premium-application.ts';
import { lockInvestor, setPremiumPlan } from '../store/investors.ts';
import {
  decidePremiumApplication,
  findPremiumApplication,
  lockPremiumApplication,
} from '../store/premium-applications.ts';

type Decision = z.output<typeof change>;

/** Grants or rejects the Premium plan on documents, by two operators (ONB-15). */
export const premiumDecision: ApprovalExecutor = approvalExecutor<Decision>({
  kind: 'premium_decision',
  subjectKind: 'premium_application',
  after: change,
  async load(ctx, subjectId): Promise<ApprovalSubject> {
    const { application, investor } = await lockWaiting(ctx, subjectId);
    return {
      version: application.version,
      label: investor.verifiedName,
      before: { state: application.state, inv_plan_type: investor.planType },
    };
  },
  async binds(ctx, subjectId) {
    const { application, investor } = await lockWaiting(ctx, subjectId);
    const { fields, files } = application.form;
    return {
      customer: application.userId,
      plan: investor.planType,
      verified_name: boundHash(ctx.fieldEncryption, investor.verifiedName),
      form: boundHash(ctx.fieldEncryption, fields),
      documents: await contentHashes(ctx, Object.values(files).flat()),
    };
  },
  apply: decide,
});

/** Locks the investor before the request, the lock order of the caller. */
async function lockWaiting(ctx: Ctx, id: string) {
  const found = await findPremiumApplication(ctx.reader, ctx.fieldEncryption, id);
  const investor = found === null ? null : await lockInvestor(ctx.tx, found.userId);
  const application = await lockPremiumApplication(ctx.tx, ctx.fieldEncryption, id);
  if (application === null || investor === null) {
    throw new AppError('not_found');
  }
  if (application.state !== 'submitted') {
    throw new AppError('wrong_state', { state: application.state });
  }
  return { application, investor };
}

async function decide(ctx: Ctx, approval: ApprovalOf<Decision>): Promise<void> {
  const { application, investor } = await lockWaiting(ctx, approval.subjectId);
  const { decision, remarks = null } = approval.after;
  const approved = decision === 'Approved';
  await decidePremiumApplication(ctx.tx, application.id, {
    state: approved ? 'approved' : 'rejected',
    decidedAt: ctx.businessNow,
    remarks: approved ? null : remarks,
    approvalId: approval.id,
  });
  if (approved) {
    await setPremiumPlan(ctx.tx, application.userId);
  }
  await recordAudit(ctx, {
    action: 'premium.decided',
    subjectKind: 'premium_application',
    subjectId: application.id,
    before: { state: application.state, inv_plan_type: investor.planType },
    after: {
      state: approved ? 'approved' : 'rejected',
      inv_plan_type: approved ? 'premium' : investor.planType,
    },
    reason: approval.reason,
  });
  await notify(ctx, application, approved ? null : remarks);
}

/** @param remarks why it was rejected; null where it was granted */
async function notify(ctx: Ctx, { id, userId }: PremiumApplication, remarks: string | null): Promise<void> {
  const to = { userId, dedupeKey: `premium_decided:${id}` };
  if (remarks !== null) {
    await notifyUsers(ctx, [{ ...to, template: 'premium_rejected', params: { remarks } }]);
    return;
  }
  const { premiumEarlyAccessMinutes } = await readSettings(ctx);
  const params = { earlyAccessMinutes: premiumEarlyAccessMinutes };
  await notifyUsers(ctx, [{ ...to, template: 'premium_approved', params }]);
}

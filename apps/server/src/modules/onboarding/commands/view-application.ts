import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { type Approvals, type NumbersShown, numbersForChecker } from '../../approvals/public.ts';
import { type QueuedApplication, readOneApplication } from '../queries/list-applications.ts';
import { type QueuedPremium, readOnePremium } from '../queries/list-premium.ts';

/** An application as one operator may see it. */
export interface ViewedApplication extends QueuedApplication {
  readonly numbers: NumbersShown['numbers'];
}

/**
 * Opens an application for an operator; the view is written to the audit log (OPS-4).
 * @throws AppError `not_found`
 */
export async function viewApplication(
  ctx: Ctx,
  approvals: Approvals,
  operator: OperatorPrincipal,
  id: string,
): Promise<ViewedApplication> {
  const row = await readOneApplication(ctx, id);
  const about = { id, kinds: ['application_decision'] };
  const { numbers, ...why } = await numbersForChecker(ctx, approvals, about, operator);
  const subject = { subjectKind: 'application', subjectId: id };
  await recordAudit(ctx, { action: 'application.viewed', ...subject, after: { numbers }, ...why });
  return { ...row, numbers };
}

/** As `viewApplication`, for a request for Premium, which holds no such numbers. */
export async function viewPremium(ctx: Ctx, id: string): Promise<QueuedPremium> {
  const row = await readOnePremium(ctx, id);
  await recordAudit(ctx, { action: 'premium.viewed', subjectKind: 'premium_application', subjectId: id });
  return row;
}

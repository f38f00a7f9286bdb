import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { FinancingApplication } from '../domain/financing-application.ts';
import { lockApplication } from '../store/applications.ts';

/**
 * Locks an application that credit may still decide.
 * @throws AppError `not_found`, or `wrong_state` once it is decided
 */
export async function loadUnderReview(ctx: Ctx, applicationId: string): Promise<FinancingApplication> {
  const stored = await lockApplication(ctx.tx, applicationId);
  if (stored === null) {
    throw new AppError('not_found');
  }
  if (stored.application.state !== 'under_review') {
    throw new AppError('wrong_state');
  }
  return stored.application;
}

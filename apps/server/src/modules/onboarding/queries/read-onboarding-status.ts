import type { QueryCtx } from '../../../platform/context.ts';
import { isCompleted, type OnboardingStatus } from '../domain/application.ts';
import { findStatuses, type StatusRow } from '../store/statuses.ts';

const nothingYet: StatusRow = { applicationId: null, applicationStatus: null, isFundManaged: false };

/** Where a customer stands with the application; for guards and the profile. */
export async function readOnboardingStatus(ctx: QueryCtx, userId: string): Promise<OnboardingStatus> {
  const rows = await findStatuses(ctx.reader, [userId]);
  return statusOf(rows.get(userId) ?? nothingYet);
}

/** The same for many customers at once. */
export async function readOnboardingStatuses(
  ctx: QueryCtx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, OnboardingStatus>> {
  const rows = await findStatuses(ctx.reader, userIds);
  return new Map([...rows].map(([userId, row]) => [userId, statusOf(row)]));
}

function statusOf(row: StatusRow): OnboardingStatus {
  return {
    ...row,
    completedApplication: isCompleted(row.applicationStatus),
    isApproved: row.applicationStatus === 'Approved',
  };
}

import type { QueryCtx } from '../../../platform/context.ts';
import { isCompleted, type Standing } from '../domain/application.ts';
import { findStanding } from '../store/applications.ts';

/** Where a customer stands with the application; for guards and the profile. */
export async function readStanding(ctx: QueryCtx, userId: string): Promise<Standing> {
  const row = await findStanding(ctx.reader, userId);
  return {
    ...row,
    completedApplication: isCompleted(row.applicationStatus),
    isApproved: row.applicationStatus === 'Approved',
  };
}

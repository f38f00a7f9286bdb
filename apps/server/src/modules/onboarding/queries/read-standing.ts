import type { QueryCtx } from '../../../platform/context.ts';
import { isCompleted, type Standing } from '../domain/application.ts';
import { findStandings, type StandingRow } from '../store/standings.ts';

const nothingYet: StandingRow = { applicationId: null, applicationStatus: null, isFundManaged: false };

/** Where a customer stands with the application; for guards and the profile. */
export async function readStanding(ctx: QueryCtx, userId: string): Promise<Standing> {
  const rows = await findStandings(ctx.reader, [userId]);
  return standingOf(rows.get(userId) ?? nothingYet);
}

/** The same for many customers at once. */
export async function readStandings(
  ctx: QueryCtx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  const rows = await findStandings(ctx.reader, userIds);
  return new Map([...rows].map(([userId, row]) => [userId, standingOf(row)]));
}

function standingOf(row: StandingRow): Standing {
  return {
    ...row,
    completedApplication: isCompleted(row.applicationStatus),
    isApproved: row.applicationStatus === 'Approved',
  };
}

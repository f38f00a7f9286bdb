import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { QueryCtx } from '../../../platform/context.ts';
import { presentTask } from '../present.ts';
import { readReferrals } from './read-referrals.ts';

type Tasks = ParsedApi['userCurrent']['response']['user']['referral_tasks'];

/** How far the friends of a customer have come (`referral_tasks`, RFL-2). */
export async function readReferralTasks(ctx: QueryCtx, userId: string): Promise<Tasks> {
  return (await readReferrals(ctx, userId)).map(presentTask);
}

import type { QueryCtx } from '../../../platform/context.ts';
import { readUsers } from '../../identity/public.ts';
import { friendName } from '../domain/wording.ts';
import { listOtherSides } from '../store/rewards.ts';

/** The name of the friend that each of some rewards is about, by transfer id; other transfers are left out (RFL-5). */
export async function friendsOfRewards(
  ctx: QueryCtx,
  transferIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (transferIds.length === 0) {
    return new Map();
  }
  const rewards = await listOtherSides(ctx.reader, transferIds);
  const users = await readUsers(
    ctx,
    rewards.map((one) => one.otherId),
  );
  return new Map(
    rewards.flatMap(({ transferId, otherId }) => {
      const friend = users.get(otherId);
      return friend === undefined ? [] : [[transferId, friendName(friend)] as const];
    }),
  );
}

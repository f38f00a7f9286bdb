import type { Ctx } from '../../../platform/context.ts';
import { setRead } from '../store/notices.ts';

/** Marks notices of a customer as read, some by id or all; others' and read ones stay as they are. */
export async function markRead(ctx: Ctx, userId: string, ids: readonly string[] | 'all'): Promise<void> {
  await setRead(ctx.tx, userId, ids, ctx.now);
}

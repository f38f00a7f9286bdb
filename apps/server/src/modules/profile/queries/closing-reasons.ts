import type { Message } from '@titian/contracts/messages/definition';
import type { ClosingCheck } from '../../../platform/account-closing.ts';
import type { QueryCtx } from '../../../platform/context.ts';

/** All that must end before a customer's account can be closed (ACC-27), in the order of the modules. */
export async function closingReasons(
  ctx: QueryCtx,
  userId: string,
  checks: readonly ClosingCheck[],
): Promise<Message[]> {
  const reasons: Message[] = [];
  for (const check of checks) {
    reasons.push(...(await check(ctx, userId)));
  }
  return reasons;
}

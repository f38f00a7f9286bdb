import { recordAudits } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { publishEvent } from '../../../platform/events.ts';
import { setFirstTopups } from '../store/investors.ts';

/** An investor whose top-up has succeeded, and the request that it is recorded under. */
export interface ToppedUp {
  readonly userId: string;
  readonly requestId: string | null;
}

/** Records that investors' first top-ups have succeeded; from then on the product is open to them (ONB-28). */
export async function markFirstTopups(ctx: Ctx, investors: readonly ToppedUp[]): Promise<void> {
  // Of several by one investor, the first counts.
  const requestIds = new Map(investors.toReversed().map((one) => [one.userId, one.requestId]));
  if (requestIds.size === 0) {
    return;
  }
  const first = await setFirstTopups(ctx.tx, [...requestIds.keys()], ctx.now);
  const entries = first.map((userId) => ({
    action: 'investor.first_topup',
    subjectKind: 'investor',
    subjectId: userId,
    requestId: requestIds.get(userId) ?? null,
  }));
  await recordAudits(ctx, entries);
  for (const userId of first) {
    await publishEvent(ctx, 'customer.first_topup', userId);
  }
}

/** The same for one investor. */
export async function markFirstTopup(ctx: Ctx, userId: string): Promise<void> {
  await markFirstTopups(ctx, [{ userId, requestId: ctx.requestId }]);
}

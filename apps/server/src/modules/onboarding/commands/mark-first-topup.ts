import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { announce } from '../../../platform/events.ts';
import { setFirstTopup } from '../store/investors.ts';

/** Remembers that an investor's first top-up has succeeded; from then on the product is open (rules §9). */
export async function markFirstTopup(ctx: Ctx, userId: string): Promise<void> {
  if (await setFirstTopup(ctx.tx, userId, ctx.now)) {
    await recordAudit(ctx, {
      action: 'investor.first_topup',
      subjectKind: 'investor',
      subjectId: userId,
    });
    await announce(ctx, 'customer.first_topup', userId);
  }
}

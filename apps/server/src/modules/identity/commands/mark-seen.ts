import type { Ctx } from '../../../platform/context.ts';
import { setAutoInvestMessageHidden, setTourSeen } from '../store/marks.ts';

/** Hides the invitation to create a preset for good (AUTO-14). */
export function hideAutoInvestMessage(ctx: Ctx, userId: string): Promise<void> {
  return setAutoInvestMessageHidden(ctx.tx, userId);
}

/** The guided tour was shown; it does not start by itself again. */
export function markTourSeen(ctx: Ctx, userId: string): Promise<void> {
  return setTourSeen(ctx.tx, userId, ctx.now);
}

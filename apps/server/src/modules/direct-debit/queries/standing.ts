import type { QueryCtx } from '../../../platform/context.ts';
import { isUnderWay } from '../store/collections.ts';
import { findRunning } from '../store/mandates.ts';

export interface MandateStanding {
  /** A mandate exists that has not ended (rules §2). */
  readonly hasMandate: boolean;
  /** It may be collected under. */
  readonly isActive: boolean;
}

/** What the profile of a business owner says about direct debit. */
export async function mandateStanding(ctx: QueryCtx, userId: string): Promise<MandateStanding> {
  const running = await findRunning(ctx.reader, userId);
  return { hasMandate: running !== null, isActive: running?.state === 'active' };
}

/** Whether the bank is collecting on a note right now, so that a payment by hand would be paid twice. */
export function isCollecting(ctx: QueryCtx, noteId: string): Promise<boolean> {
  return isUnderWay(ctx.reader, noteId);
}

import type { QueryCtx } from '../../../platform/context.ts';
import { findRiskProfile, type RiskProfile } from '../store/people.ts';

/** The risk profile of an investor that is in force, or null. */
export function readRiskProfile(ctx: QueryCtx, userId: string): Promise<RiskProfile | null> {
  return findRiskProfile(ctx.reader, userId);
}

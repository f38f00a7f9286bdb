import type { QueryCtx } from '../../../platform/context.ts';
import type { Employment } from '../domain/employment.ts';
import { findEmployment } from '../store/people.ts';

/** What an Individual last said about the employment, or null. */
export function readEmployment(ctx: QueryCtx, userId: string): Promise<Employment | null> {
  return findEmployment(ctx.reader, userId);
}

import type { QueryCtx } from '../../../platform/context.ts';
import { listDirectorNames } from '../store/people.ts';

/** The names of a company's directors, as on their identity documents. */
export function readDirectorNames(ctx: QueryCtx, userId: string): Promise<string[]> {
  return listDirectorNames(ctx.reader, userId);
}

import type { QueryCtx } from '../../../platform/context.ts';
import { rejectClosed } from '../commands/save-application.ts';
import { readApplication } from './read-application.ts';

/**
 * An application that takes no changes takes no files either.
 * @throws AppError `application_under_review`, `application_final`
 */
export async function requireOpenApplication(ctx: QueryCtx, userId: string): Promise<void> {
  const saved = await readApplication(ctx, userId);
  if (saved !== null) {
    rejectClosed(saved);
  }
}

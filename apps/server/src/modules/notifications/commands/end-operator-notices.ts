import type { Ctx } from '../../../platform/context.ts';
import { setReadBySubject } from '../store/operator-notices.ts';

/**
 * Marks the unread notices of all operators about something as read, because nobody has to act on it any more.
 * @param subject what the keys of the notices begin with, before a colon
 */
export async function endOperatorNotices(ctx: Ctx, subject: string): Promise<void> {
  await setReadBySubject(ctx.tx, subject, ctx.now);
}

import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import type { MailQueue } from '../domain/mail.ts';
import type { User } from '../domain/user.ts';
import { stopEmails as stop } from '../store/contacts.ts';

/**
 * Stops what may be stopped and notifies the owner how to turn it on again; nothing happens where it is off already.
 */
export async function stopEmails(ctx: Ctx, queueEmail: MailQueue, user: User): Promise<void> {
  if (!(await stop(ctx.tx, user.id))) {
    return;
  }
  await recordAudit(ctx, { action: 'user.unsubscribed', subjectKind: 'user', subjectId: user.id });
  await queueEmail(ctx, {
    userId: user.id,
    to: user.email,
    name: user.firstName,
    template: 'unsubscribed',
    params: {},
    dedupeKey: `unsubscribed:${newId()}`,
  });
}

import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import type { IdentityMail, MailQueue } from '../domain/mail.ts';
import type { User } from '../domain/user.ts';

/** Mails the owner of an account about something that has just happened to it. */
export function mailOwner(ctx: Ctx, queueEmail: MailQueue, owner: User, mail: IdentityMail): Promise<void> {
  const { id, email, firstName } = owner;
  const dedupeKey = `${mail.template}:${newId()}`;
  return queueEmail(ctx, { ...mail, userId: id, to: email, name: firstName, dedupeKey });
}

import {
  isMandatoryCategory,
  type NotificationCategory,
  type OptionalCategory,
} from '@titian/contracts/notification-categories';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { findUserByEmail, readUser, stopEmails, type User } from '../../identity/public.ts';
import { unsubscribeLink } from '../domain/unsubscribe-token.ts';
import { readNotificationPreferences } from '../queries/read-notification-preferences.ts';
import { putPreference } from '../store/notices.ts';
import { queueEmail } from './queue-email.ts';

/** An address alone is enough (NTF-5); the token of a mail names its reader whatever the address is by now. */
export interface Unsubscription {
  readonly email: string | null;
  readonly token: string | null;
  /** Null stops every optional e-mail, or those that the token names. */
  readonly category: NotificationCategory | null;
}

/** Stops the optional e-mails, all or of one category; the answer is the same for an unknown address. */
export async function unsubscribe(ctx: Ctx, { email, token, category }: Unsubscription): Promise<void> {
  const link = token === null ? null : unsubscribeLink(ctx.fieldEncryption, token);
  const user =
    (link === null ? null : await readUser(ctx, link.userId)) ??
    (email === null ? null : await findUserByEmail(ctx, email));
  if (user === null) {
    return;
  }
  const only = category ?? link?.category ?? null;
  if (only === null) {
    await stopEmails(ctx, queueEmail, user);
  } else if (!isMandatoryCategory(only)) {
    await stopCategory(ctx, user, only);
  }
}

/** Switches the e-mails of a category off as the settings do (NTF-6); nothing happens where they are off already. */
async function stopCategory(ctx: Ctx, user: User, category: OptionalCategory): Promise<void> {
  const { email, inApp } = (await readNotificationPreferences(ctx, [user.id]))(user, category);
  if (!email) {
    return;
  }
  await putPreference(ctx.tx, user.id, { category, inApp, email: false });
  await recordAudit(ctx, {
    action: 'user.unsubscribed',
    subjectKind: 'user',
    subjectId: user.id,
    after: { category },
  });
  await queueEmail(ctx, {
    userId: user.id,
    to: user.email,
    name: user.firstName,
    template: 'unsubscribed_category',
    params: { category },
    dedupeKey: `unsubscribed:${newId()}`,
  });
}

import { isMandatoryCategory, type NotificationCategory } from '@titian/contracts/notification-categories';
import type { Ctx } from '../../../platform/context.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { settleAll } from '../../../platform/settle-all.ts';
import { readUsers } from '../../identity/public.ts';
import { type AnyEmail, templateOf } from '../domain/templates/all.ts';
import { readNotificationPreferences } from '../queries/read-notification-preferences.ts';
import { insertEmails } from '../store/emails.ts';
import { insertNotices } from '../store/notices.ts';
import { sealedEmail } from './queue-email.ts';

/** A notification for a customer, by e-mail and in the product. */
export type Notification = AnyEmail & {
  readonly userId: string;
  /** Identifies the event: a key is notified at most once. */
  readonly dedupeKey: string;
};

/**
 * Notifies customers, each by an e-mail and a notification in the app, in the causing transaction.
 * Writes all of them in two statements and one job, so that a note with thousands of holders costs little.
 * Channels that a reader has switched off are skipped; mandatory categories are always sent (NTF-7).
 */
export async function notifyUsers(ctx: Ctx, notification: readonly Notification[]): Promise<void> {
  const known = notification.map((one) => ({
    notification: one,
    category: templateOf(one.template, one.params)?.category,
  }));
  // Mandatory categories cannot be switched off, so their preferences need no query.
  const optional = known.filter(({ category }) => !isMandatory(category));
  const [users, preferenceOf] = await Promise.all([
    readUsers(ctx, userIdsOf(notification)),
    readNotificationPreferences(ctx, userIdsOf(optional.map((one) => one.notification))),
  ]);
  const addressed = known.flatMap(({ notification: one, category }) => {
    const user = users.get(one.userId);
    return user === undefined || category === undefined ? [] : [{ notification: one, user, category }];
  });
  const emails = addressed
    .filter(({ user, category }) => preferenceOf(user, category).email)
    .map(({ notification: one, user }) => sealedEmail(ctx, { ...one, to: user.email, name: user.firstName }));
  const fresh = new Set(await insertEmails(ctx.tx, emails, ctx.now));
  const notified = new Set(emails.filter((one) => !fresh.has(one.id)).map((one) => one.dedupeKey));
  const notices = addressed
    .filter(
      ({ notification: one, user, category }) =>
        !notified.has(one.dedupeKey) && preferenceOf(user, category).inApp,
    )
    .map(({ notification: one, category }) => noticeOf(one, category));
  await settleAll([
    insertNotices(ctx.tx, notices),
    ...(fresh.size > 0 ? [enqueue(ctx, 'send_due_emails', {})] : []),
  ]);
}

function userIdsOf(notification: readonly Notification[]): string[] {
  return [...new Set(notification.map((one) => one.userId))];
}

function isMandatory(category: NotificationCategory | undefined): boolean {
  return category !== undefined && isMandatoryCategory(category);
}

function noticeOf(one: Notification, category: NotificationCategory) {
  // Parameters are plain texts and numbers, by the templates' types.
  const params = one.params as JsonValue;
  const { userId, template: kind, dedupeKey } = one;
  return { id: newId(), userId, category, kind, params, dedupeKey };
}

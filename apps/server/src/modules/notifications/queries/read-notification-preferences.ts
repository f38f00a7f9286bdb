import type { QueryCtx } from '../../../platform/context.ts';
import type { User } from '../../identity/public.ts';
import { type MailCategory, mandatoryCategories } from '../domain/email-template.ts';
import { findPreferences } from '../store.ts';

/** By which ways a customer wants to hear of a category. */
export type NotificationPreference = (
  user: User,
  category: MailCategory,
) => { readonly email: boolean; readonly inApp: boolean };

const always = { email: true, inApp: true };

/**
 * What these customers want to hear and how: security and money always; of the rest, what was switched off is off, and
 * who unsubscribed gets no e-mail at all (NTF-4).
 */
export async function readNotificationPreferences(
  ctx: QueryCtx,
  userIds: readonly string[],
): Promise<NotificationPreference> {
  const rows = await findPreferences(ctx.reader, userIds);
  const chosen = new Map(rows.map((row) => [`${row.userId} ${row.category}`, row]));
  return (user, category) => {
    if (mandatoryCategories.includes(category)) {
      return always;
    }
    const choice = chosen.get(`${user.id} ${category}`);
    return { email: user.emailOptIn && (choice?.email ?? true), inApp: choice?.inApp ?? true };
  };
}

import { isMandatoryCategory, type NotificationCategory } from '@titian/contracts/notification-categories';
import type { QueryCtx } from '../../../platform/context.ts';
import type { User } from '../../identity/public.ts';
import { findPreferences } from '../store/notices.ts';

/** The channels on which a customer is notified of a category. */
export type NotificationPreference = (
  user: User,
  category: NotificationCategory,
) => { readonly email: boolean; readonly inApp: boolean };

const always = { email: true, inApp: true };

/**
 * The notification preferences of these customers: mandatory categories always; optional categories as chosen, and no
 * optional e-mail after an unsubscription (NTF-4).
 */
export async function readNotificationPreferences(
  ctx: QueryCtx,
  userIds: readonly string[],
): Promise<NotificationPreference> {
  const rows = await findPreferences(ctx.reader, userIds);
  const chosen = new Map(rows.map((row) => [`${row.userId} ${row.category}`, row]));
  return (user, category) => {
    if (isMandatoryCategory(category)) {
      return always;
    }
    const choice = chosen.get(`${user.id} ${category}`);
    return { email: user.emailOptIn && (choice?.email ?? true), inApp: choice?.inApp ?? true };
  };
}

import type { NotificationCategory } from '@titian/contracts/notification-categories';
import type { Ctx } from '../../../platform/context.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';
import { readUser } from '../../identity/public.ts';
import { readNotificationPreferences } from '../queries/read-notification-preferences.ts';
import { insertNotices } from '../store/notices.ts';

export interface Notice {
  readonly userId: string;
  readonly category: NotificationCategory;
  /** Which text of the catalogue is shown; the names are those of the e-mail templates. */
  readonly kind: string;
  readonly params: JsonValue;
}

/** Puts a notice into the customer's list in the product, in the causing transaction, unless it is switched off there. */
export async function notifyUser(ctx: Ctx, { category, ...notice }: Notice): Promise<void> {
  const user = await readUser(ctx, notice.userId);
  if (user !== null && (await readNotificationPreferences(ctx, [user.id]))(user, category).inApp) {
    await insertNotices(ctx.tx, [{ id: newId(), category, dedupeKey: null, ...notice }]);
  }
}

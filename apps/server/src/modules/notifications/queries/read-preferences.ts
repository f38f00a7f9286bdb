import {
  categoriesOf,
  isMandatoryCategory,
  type NotificationCategory,
} from '@titian/contracts/notification-categories';
import type { QueryCtx } from '../../../platform/context.ts';
import type { User } from '../../identity/public.ts';
import { findPreferences } from '../store/notices.ts';

/** A customer's preference for one category. */
export interface Preference {
  readonly category: NotificationCategory;
  readonly inApp: boolean;
  readonly email: boolean;
}

/**
 * Every category that a customer can receive with what was chosen; everything is on until changed, and some cannot be
 * (NTF-3, NTF-8).
 */
export async function readPreferences(
  ctx: QueryCtx,
  { id, role }: Pick<User, 'id' | 'role'>,
): Promise<readonly Preference[]> {
  const chosen = new Map((await findPreferences(ctx.reader, [id])).map((row) => [row.category, row]));
  return categoriesOf(role).map((category) => {
    const choice = isMandatoryCategory(category) ? undefined : chosen.get(category);
    return { category, inApp: choice?.inApp ?? true, email: choice?.email ?? true };
  });
}

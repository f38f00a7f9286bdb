import { message } from '@titian/contracts/messages/message';
import { categoriesOf, isMandatoryCategory } from '@titian/contracts/notification-categories';
import type { Ctx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import type { User } from '../../identity/public.ts';
import type { Preference } from '../queries/read-preferences.ts';
import { putPreference } from '../store/notices.ts';

/**
 * Stores a customer's preferences for some categories; the others stay.
 * @throws FieldError on `notification_preferences` when a category is named twice or is of the other role, or a
 *   mandatory one is switched off
 */
export async function savePreferences(
  ctx: Ctx,
  { id, role }: Pick<User, 'id' | 'role'>,
  preferences: readonly Preference[],
): Promise<void> {
  if (new Set(preferences.map((one) => one.category)).size < preferences.length) {
    throw fieldError('notification_preferences', message('categories_repeated'));
  }
  const known = categoriesOf(role);
  if (preferences.some((one) => !known.includes(one.category))) {
    throw fieldError('notification_preferences', message('category_not_listed'));
  }
  for (const choice of preferences) {
    if (isMandatoryCategory(choice.category)) {
      rejectAllChannelsOff(choice);
      continue;
    }
    await putPreference(ctx.tx, id, choice);
  }
}

function rejectAllChannelsOff({ email, inApp }: Preference): void {
  if (!email || !inApp) {
    throw fieldError('notification_preferences', message('category_mandatory'));
  }
}

import { message } from '@titian/contracts/messages/message';
import type { Ctx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import { mandatoryCategories } from '../domain/email-template.ts';
import type { Preference } from '../queries/read-preferences.ts';
import { putPreference } from '../store.ts';

/**
 * Stores a customer's preferences for some categories; the others stay.
 * @throws FieldError on `notification_preferences` when a category is named twice, or security or money switched off
 */
export async function savePreferences(
  ctx: Ctx,
  userId: string,
  preferences: readonly Preference[],
): Promise<void> {
  if (new Set(preferences.map((one) => one.category)).size < preferences.length) {
    throw fieldError('notification_preferences', message('categories_repeated'));
  }
  for (const choice of preferences) {
    if (mandatoryCategories.includes(choice.category)) {
      rejectAllChannelsOff(choice);
      continue;
    }
    await putPreference(ctx.tx, userId, choice);
  }
}

function rejectAllChannelsOff({ email, inApp }: Preference): void {
  if (!email || !inApp) {
    throw fieldError('notification_preferences', message('category_mandatory'));
  }
}

import type { Role } from '@titian/contracts/endpoint';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { Ctx } from '../../../platform/context.ts';
import { type ContactOwner, changeContact } from '../../identity/public.ts';
import { queueEmail, savePreferences } from '../../notifications/public.ts';

/**
 * Changes what a customer sent of contact and preferences; the rest stays (contract `PUT /user/info`).
 * @throws FieldError; AppError `step_up_required` where phone or address change without a fresh code
 */
export async function updateInfo(
  ctx: Ctx,
  owner: ContactOwner & { readonly role: Role },
  sent: ParsedApi['userUpdateInfo']['body'],
): Promise<void> {
  const { phone_country_code: countryCode, phone_number: number } = sent;
  const preferences = (sent.notification_preferences ?? []).map((one) => ({
    category: one.category,
    inApp: one.in_app,
    email: one.email,
  }));
  await savePreferences(ctx, owner, preferences);
  await changeContact(ctx, queueEmail, owner, {
    email: sent.email,
    phone: countryCode === undefined || number === undefined ? undefined : { countryCode, number },
    locale: sent.locale,
    emailOptIn: sent.email_opt_in,
    otpCode: sent.otp_code ?? null,
  });
}

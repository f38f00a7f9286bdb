import { z } from 'zod';
import { locales } from '../constants.ts';
import type { selfServiceEndpoints } from '../endpoints/self-service.ts';
import { type AddFieldError, formCheck } from '../form-check.ts';
import { issueMessage } from '../messages/message.ts';
import { isMandatoryCategory, notificationCategories } from '../notification-categories.ts';
import { phoneCountryCode, phoneNumber } from '../people.ts';
import { validatePhone } from '../validate-person.ts';
import { codeBeside, email, file, instant, ok, oneOf, otpCode, token } from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { notificationPreference, userInfo } from './user.ts';

const infoFields = z.strictObject({
  email: email.optional(),
  phone_country_code: phoneCountryCode.optional(),
  phone_number: phoneNumber.optional(),
  locale: oneOf(locales, issueMessage('language_invalid')).optional(),
  email_opt_in: z.boolean({ error: issueMessage('true_or_false_required') }).optional(),
  notification_preferences: z.array(notificationPreference).max(20).optional(),
  otp_code: otpCode.optional(),
});

type Info = z.output<typeof infoFields>;

const optionalCategory = oneOf(notificationCategories, issueMessage('category_not_listed')).refine(
  (category) => !isMandatoryCategory(category),
  issueMessage('category_mandatory'),
);

/** A phone number is its country code and its digits together. */
function validateUserInfo(form: Partial<Info>, addError: AddFieldError): void {
  if ((form.phone_country_code === undefined) !== (form.phone_number === undefined)) {
    addError('phone_number', issueMessage('whole_phone_required'));
  }
  validatePhone(form, addError);
}

/** The file with what we hold about a customer; null before it is ready and after it is deleted. */
const dataExport = z.object({
  ref: z.string(),
  state: z.enum(['collecting', 'ready', 'failed', 'purged']),
  requested_at: instant,
  expires_at: instant.nullable(),
  file: file.nullable(),
});

export const selfServiceSchemas = {
  /** Only what is sent changes. Phone and e-mail need a fresh code; a new e-mail waits until its link is opened. */
  userUpdateInfo: {
    body: infoFields.check(formCheck<Info>(validateUserInfo)),
    response: ok({ user_info: userInfo }),
  },
  userExport: { response: ok({ ref: z.string() }) },
  /** The newest requested export, or null. */
  userReadExport: { response: ok({ export: dataExport.nullable() }) },
  /** None where the account can be closed. */
  userReadClosing: {
    response: ok({
      reasons: z.array(z.object({ reason: z.string(), ...codeBeside('reason') })),
    }),
  },
  userCloseAccount: { body: z.strictObject({ otp_code: otpCode.optional() }), response: ok({}) },
  unsubscribeEmails: {
    body: z.strictObject({
      email,
      email_opt_in: z.literal(0, { error: issueMessage('unsubscribe_value_invalid') }),
      token: token.optional(),
      /** Stops the e-mails of this category alone. */
      category: optionalCategory.optional(),
    }),
    response: ok({}),
  },
  unsubscribeOneClick: { params: z.object({ token }), response: ok({}) },
  unsubscribeOneClickPage: { params: z.object({ token }), response: ok({}) },
} satisfies AreaSchemas<typeof selfServiceEndpoints>;

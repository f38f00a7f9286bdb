import { z } from 'zod';
import type { accountEndpoints } from '../endpoints/account.ts';
import { type AddFieldError, formCheck } from '../form-check.ts';
import { issueMessage } from '../messages/message.ts';
import { givenPassword, name, newPassword, personName, phoneCountryCode, phoneNumber } from '../people.ts';
import { validatePhone } from '../validate-person.ts';
import {
  agreedText,
  bankChoice,
  blankable,
  choice,
  codeBeside,
  email,
  id,
  instant,
  ok,
  oneOf,
  softFailure,
  text,
  token,
} from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { otpType } from './shapes.ts';
import { currentSession, referenceData, user, userInfo } from './user.ts';

const registerFields = z.strictObject({
  role: oneOf(['investor', 'businessowner'], issueMessage('account_type_invalid')),
  type: blankable(oneOf(['Individual', 'Institution'], issueMessage('investor_type_invalid'))),
  first_name: personName,
  last_name: personName,
  email,
  phone_country_code: phoneCountryCode,
  phone_number: phoneNumber,
  company_name: blankable(name),
  password: newPassword,
  password_confirmation: z.string({ error: issueMessage('password_repeat_required') }),
  referral_code: blankable(text(20, issueMessage('referral_code_invalid'))),
  agree_terms: agreedText,
  agree_privacy: agreedText,
});

type Registering = z.output<typeof registerFields>;

/** What one field of a registration demands of another (ONB-30). */
function validateRegistration(form: Partial<Registering>, addError: AddFieldError): void {
  const individual = form.role === 'investor' && form.type === 'Individual';
  const company = form.role === 'businessowner' || (form.role === 'investor' && form.type === 'Institution');
  if (form.role === 'investor' && form.type === undefined) {
    addError('type', issueMessage('investor_type_invalid'));
  }
  if (form.role === 'businessowner' && form.type !== undefined) {
    addError('type', issueMessage('not_for_business_owners'));
  }
  if (company && form.company_name === undefined) {
    addError('company_name', issueMessage('company_name_required'));
  }
  if (individual && form.company_name !== undefined) {
    addError('company_name', issueMessage('not_for_individuals'));
  }
  if (form.password !== undefined && form.password !== form.password_confirmation) {
    addError('password_confirmation', issueMessage('passwords_differ'));
  }
  validatePhone(form, addError);
}

const constants = {
  countries: z.array(choice),
  malaysia_states: z.array(choice),
  banks: z.array(bankChoice),
  identity_types: z.array(choice),
  genders: z.array(choice),
  occupations: z.array(choice),
  income_ranges: z.array(choice),
  asset_ranges: z.array(choice),
  sources_of_funds: z.array(choice),
  risk_tolerances: z.array(choice),
  knowledge_levels: z.array(choice),
};

const eventUuid = z.uuid({ error: issueMessage('logout_token_missing') });

export const accountSchemas = {
  login: {
    body: z.strictObject({ email, password: givenPassword }),
    response: ok({
      token: z.string(),
      eventUuid,
      expires_at: instant,
      two_factor_required: z.boolean(),
      otp_types: z.array(otpType),
    }),
  },
  register: {
    body: registerFields.check(formCheck<Registering>(validateRegistration)),
    response: ok({ user_id: id, resend_token: z.string(), message: z.string(), ...codeBeside('message') }),
  },
  logout: {
    body: z.strictObject({ eventUuid }),
    response: z.union([ok({}), softFailure]),
  },
  userCurrent: { response: ok({ user, session: currentSession, ...referenceData }) },
  userInfo: { response: ok({ user_info: userInfo }) },
  registerVerify: {
    body: z.strictObject({ token }),
    response: ok({ email: z.string() }),
  },
  registerResendVerification: {
    body: z.strictObject({ token, user_id: id }),
    response: ok({ message: z.string(), ...codeBeside('message') }),
  },
  phoneCountryCodes: { response: ok({ country_phone_codes: z.array(choice) }) },
  investorRegistrationConstants: { response: ok(constants) },
  userSendEmailOtp: {
    body: z.strictObject({
      purpose: oneOf(['sign_in', 'step_up', 'enrol'], issueMessage('code_purpose_invalid')),
    }),
    response: ok({ expires_at: instant, resend_at: instant }),
  },
  download: {
    query: z
      .object({ id: id.optional(), token: token.optional() })
      .refine((request) => (request.id === undefined) !== (request.token === undefined), {
        path: ['id'],
        message: issueMessage('file_reference_required'),
      }),
    response: ok({ url: z.string(), expires_at: instant }),
  },
} satisfies AreaSchemas<typeof accountEndpoints>;

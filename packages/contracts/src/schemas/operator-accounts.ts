import { z } from 'zod';
import type { operatorAccountEndpoints } from '../endpoints/operator-accounts.ts';
import { type AddFieldError, formCheck } from '../form-check.ts';
import { decodeMyKad } from '../identity-numbers.ts';
import { issueMessage } from '../messages/message.ts';
import { operatorRoleNames } from '../operator-roles.ts';
import { country, givenPassword, identityNumber, personName, wholePhoneNumber } from '../people.ts';
import { email, id, instant, longText, ok, oneOf, token } from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { operatorRoleList } from './operator-changes.ts';
import { approvalRow, can, historyRow } from './operator-rows.ts';
import { chosen, repeatedPassword, session } from './security.ts';

const byId = z.object({ id });
const reason = longText(2_000, issueMessage('reason_required'));

export const operatorStatuses = [
  'invited',
  'password_reset',
  'enrolment_pending',
  'active',
  'disabled',
] as const;

/** An operator's account as administrators see it; of the identity number only its end. */
const account = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone_number: z.string().nullable(),
  identity_last4: z.string().nullable(),
  roles: z.array(z.enum(operatorRoleNames)),
  status: z.enum(operatorStatuses),
  second_factor: z.boolean(),
  last_sign_in_at: instant.nullable(),
  created_at: instant,
  /** Administrators do not propose changes of their own account. */
  is_own: z.boolean(),
});

/** An open proposal about the account. */
const proposal = z.object({
  id,
  kind: z.string(),
  maker: z.string(),
  after: z.json(),
  reason: z.string(),
  created_at: instant,
});

/** The traits that identify a person. */
const traits = {
  phone_number: wholePhoneNumber,
  identity_type: oneOf(['nric', 'passport'], issueMessage('operator_identity_type_required')),
  identity_number: identityNumber,
  /** Of the passport. */
  nationality: country.optional(),
};

/** The person behind an account, before it exists. */
const person = { name: personName, email, ...traits, roles: operatorRoleList };

interface Identity {
  readonly identity_type: 'nric' | 'passport';
  readonly identity_number: string;
  readonly nationality?: string | undefined;
}

/** A century from now no MyKad number of a grown-up means another day. */
const LATEST = '2100-01-01';

/** The same document means the same person: a passport's number is unique in its country only. */
function validateOperatorIdentity(form: Partial<Identity>, addError: AddFieldError): void {
  if (form.identity_number === undefined) return;
  if (form.identity_type === 'nric' && decodeMyKad(form.identity_number, LATEST) === null) {
    addError('identity_number', issueMessage('mykad_invalid'));
  }
  if (form.identity_type === 'passport') {
    if (!/^[A-Z0-9]{5,20}$/.test(form.identity_number)) {
      addError('identity_number', issueMessage('passport_characters_invalid'));
    }
    if (form.nationality === undefined) addError('nationality', issueMessage('passport_country_required'));
  }
}

const checkIdentity = formCheck<Identity>(validateOperatorIdentity);

/** A person who becomes an operator. */
export const operatorIdentity = z.strictObject(person).check(checkIdentity);

export const operatorInvitation = z.strictObject({ ...person, reason }).check(checkIdentity);

/** Phone and identity number of an existing operator. */
export const operatorDetails = z.strictObject({ ...traits, reason }).check(checkIdentity);

export const operatorAccountSchemas = {
  operatorStartEnrolment: {
    response: ok({ qr_code: z.string(), secret: z.string(), secret_key: id, expires_at: instant }),
  },
  operatorNewPassword: {
    body: z.strictObject({ token, ...chosen }).check(repeatedPassword),
    response: ok({}),
  },
  operatorChangePassword: {
    body: z.strictObject({ current_password: givenPassword, ...chosen }).check(repeatedPassword),
    response: ok({}),
  },
  operatorSessions: { response: ok({ items: z.array(session) }) },
  /** `id` is the sign-in's eventUuid. */
  operatorEndSession: { params: byId, response: ok({}) },
  operatorAccounts: { response: ok({ items: z.array(account) }) },
  operatorAccount: {
    params: byId,
    response: ok({
      operator: account,
      sessions: z.array(session),
      proposals: z.array(proposal),
      history: z.array(historyRow),
      /** What the calling administrator may propose now. */
      can,
    }),
  },
  operatorInvite: { body: operatorInvitation, response: ok({ approval: approvalRow }) },
  operatorProposeDetails: {
    params: byId,
    body: operatorDetails,
    response: ok({ approval: approvalRow }),
  },
  operatorEndSessions: {
    params: byId,
    body: z.strictObject({ reason }),
    response: ok({ sessions: z.int() }),
  },
} satisfies AreaSchemas<typeof operatorAccountEndpoints>;

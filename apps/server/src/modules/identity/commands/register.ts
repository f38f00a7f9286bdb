import type { Role } from '@titian/contracts/endpoint';
import { message } from '@titian/contracts/messages/message';
import { toE164 } from '@titian/contracts/reference/phones';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { fieldError, invariant } from '../../../platform/errors.ts';
import { publishEvent } from '../../../platform/events.ts';
import { newToken } from '../../../platform/field-encryption.ts';
import { newId } from '../../../platform/ids.ts';
import { mailBackOff } from '../domain/back-off.ts';
import type { MailQueue } from '../domain/mail.ts';
import { hashPassword } from '../domain/password-hash.ts';
import { newReferralCode } from '../domain/referral-code.ts';
import type { UserType } from '../domain/user.ts';
import { passwordProblem, personalWords } from '../domain/validate-password.ts';
import { findCredentials, findIdByReferralCode, insertUser, type NewUser } from '../store/users.ts';
import { countAttempt } from './count-attempt.ts';
import { issueResendToken } from './issue-resend-token.ts';
import { recordConsent } from './record-consent.ts';
import { mailVerification, resendKey } from './resend-verification.ts';
import type { Steps } from './verify-sign-in.ts';

export interface RegisterDeps {
  readonly queueEmail: MailQueue;
  /** The version of a legal text that a registration of today shows. */
  readonly legalVersion: (ctx: QueryCtx, document: 'terms' | 'privacy', role: Role) => Promise<string>;
}

/** A registration as the contract has checked it; terms and privacy notice are agreed to. */
export interface Registration {
  readonly role: Role;
  readonly type: UserType | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string | null;
  readonly email: string;
  readonly phoneCountryCode: string;
  readonly phoneNumber: string;
  readonly password: string;
  readonly referralCode: string | null;
  readonly ip: string;
}

export interface Registered {
  readonly userId: string;
  readonly resendToken: string;
}

const HOUR_MS = 3_600_000;

type Prepared = Registration & { readonly phoneE164: string; readonly passwordHash: string };

/**
 * Registers a customer and mails a link that verifies the address. An address that is known gets the same answer in the
 * same time, and its owner a mail instead (contract Account).
 * @throws FieldError on `password`, `phone_number` or `referral_code`
 */
export async function register(steps: Steps, deps: RegisterDeps, form: Registration): Promise<Registered> {
  const phoneE164 = toE164(form.phoneCountryCode, form.phoneNumber);
  if (phoneE164 === null) {
    throw fieldError('phone_number', message('phone_number_invalid'));
  }
  const problem = passwordProblem(form.password, personalWords(form));
  if (problem !== null) {
    throw fieldError('password', problem);
  }
  const passwordHash = await hashPassword(form.password);
  return steps.command((ctx) => registerOrNotify(ctx, deps, { ...form, phoneE164, passwordHash }));
}

/** The id and the token are the same kind of answer whether they are good for anything or not. */
async function registerOrNotify(ctx: Ctx, deps: RegisterDeps, form: Prepared): Promise<Registered> {
  const referredBy = form.referralCode === null ? null : await referrerOf(ctx, form.referralCode);
  const userId = newId();
  await countAttempt(ctx, resendKey(ctx, userId), mailBackOff);
  const isNew = await insertUser(ctx.tx, newUser(ctx, form, userId, referredBy));
  if (!isNew) {
    await notifyOwner(ctx, deps, form.email);
    return { userId, resendToken: newToken() };
  }
  for (const document of ['terms', 'privacy'] as const) {
    const version = await deps.legalVersion(ctx, document, form.role);
    await recordConsent(ctx, { userId, document, version, ip: form.ip });
  }
  await mailVerification(ctx, deps.queueEmail, { id: userId, email: form.email, firstName: form.firstName });
  await publishEvent(ctx, 'customer.registered', userId);
  const after = { role: form.role, type: form.type, referred_by: referredBy };
  await recordAudit(ctx, { action: 'user.registered', subjectKind: 'user', subjectId: userId, after });
  return { userId, resendToken: await issueResendToken(ctx, userId) };
}

function newUser(ctx: Ctx, form: Prepared, id: string, referredBy: string | null): NewUser {
  return {
    id,
    email: form.email,
    passwordHash: form.passwordHash,
    role: form.role,
    type: form.type,
    firstName: form.firstName,
    lastName: form.lastName,
    companyName: form.companyName,
    phoneE164: form.phoneE164,
    referralCode: newReferralCode(),
    referredBy,
    createdOn: ctx.businessDate,
  };
}

async function referrerOf(ctx: Ctx, code: string): Promise<string> {
  const referrer = await findIdByReferralCode(ctx.reader, code.toUpperCase());
  if (referrer === null) {
    throw fieldError('referral_code', message('referral_code_unknown'));
  }
  return referrer;
}

/** At most one such mail an hour: the registration form must not allow flooding a mailbox. */
async function notifyOwner(ctx: Ctx, deps: RegisterDeps, email: string): Promise<void> {
  const owner = await findCredentials(ctx.reader, email);
  invariant(owner, 'an address that is taken has an owner');
  const hour = Math.floor(ctx.now.getTime() / HOUR_MS);
  await deps.queueEmail(ctx, {
    userId: owner.user.id,
    to: owner.user.email,
    name: owner.user.firstName,
    template: 'address_known',
    params: {},
    dedupeKey: `address_known:${owner.user.id}:${hour}`,
  });
}

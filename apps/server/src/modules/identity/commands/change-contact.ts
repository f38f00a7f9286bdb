import type { Locale } from '@titian/contracts/constants';
import { message } from '@titian/contracts/messages/message';
import { toE164 } from '@titian/contracts/reference/phones';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { MailQueue } from '../domain/mail.ts';
import type { User } from '../domain/user.ts';
import { updateContact } from '../store/contacts.ts';
import { deleteEmailChange } from '../store/email-changes.ts';
import { lockCredentials } from '../store/users.ts';
import { recordSecurityChange } from './record-security-change.ts';
import { requestEmailChange } from './request-email-change.ts';
import { requireStepUp } from './require-step-up.ts';

/** What a customer changes by themselves; absent stays as it is. */
export interface ContactChangeRequest {
  readonly email?: string | undefined;
  readonly phone?: { readonly countryCode: string; readonly number: string } | undefined;
  readonly locale?: Locale | undefined;
  readonly emailOptIn?: boolean | undefined;
  /** Six digits, or null when none was sent. */
  readonly otpCode: string | null;
}

/** The customer who changes contact data, and the sign-in it comes from. */
export interface ContactOwner {
  readonly id: string;
  readonly eventUuid: string;
}

/**
 * Changes how a customer is reached (contract `PUT /user/info`). Another phone or address needs a fresh code; the new
 * address waits for its owner to open a link. Requesting the current address cancels the pending one.
 * @throws FieldError on `phone_number`, `otp_code`; AppError `step_up_required`, `rate_limited`
 */
export async function changeContact(
  ctx: Ctx,
  queueEmail: MailQueue,
  owner: ContactOwner,
  request: ContactChangeRequest,
): Promise<void> {
  const locked = await lockCredentials(ctx.tx, owner.id);
  if (!locked) {
    throw new AppError('unauthorized');
  }
  const { user } = locked;
  const phoneE164 = changedPhone(user, request);
  const email = request.email === user.email ? undefined : request.email;
  if (phoneE164 !== undefined || email !== undefined) {
    await requireStepUp(ctx, user.id, { action: 'contact_change', amountSen: null }, request.otpCode);
  }
  if (request.email === user.email) {
    await deleteEmailChange(ctx.tx, user.id, ctx.now);
  }
  if (email !== undefined) {
    await requestEmailChange(ctx, queueEmail, user, { newEmail: email, eventUuid: owner.eventUuid });
  }
  if (phoneE164 !== undefined) {
    await changePhone(ctx, queueEmail, user, phoneE164);
  }
  await updateContact(ctx.tx, user.id, {
    ...(request.locale === undefined ? {} : { locale: request.locale }),
    ...(request.emailOptIn === undefined ? {} : { emailOptIn: request.emailOptIn }),
  });
}

function changedPhone(user: User, { phone }: ContactChangeRequest): string | undefined {
  if (phone === undefined) {
    return undefined;
  }
  const phoneE164 = toE164(phone.countryCode, phone.number);
  if (phoneE164 === null) {
    throw fieldError('phone_number', message('phone_number_invalid'));
  }
  return phoneE164 === user.phoneE164 ? undefined : phoneE164;
}

async function changePhone(ctx: Ctx, queueEmail: MailQueue, user: User, phoneE164: string): Promise<void> {
  await updateContact(ctx.tx, user.id, { phoneE164 });
  await recordSecurityChange(ctx, user.id, 'phone_changed');
  await recordAudit(ctx, { action: 'user.phone_changed', subjectKind: 'user', subjectId: user.id });
  await queueEmail(ctx, {
    userId: user.id,
    to: user.email,
    name: user.firstName,
    template: 'phone_changed',
    params: { phoneEnd: phoneE164.slice(-4) },
    dedupeKey: `phone_changed:${newId()}`,
  });
}

import { randomInt } from 'node:crypto';
import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { senToText } from '@titian/finance/sen';
import { later } from '../../../platform/clock.ts';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { CustomerPrincipal } from '../../../platform/http/principal.ts';
import { newId } from '../../../platform/ids.ts';
import { mailBackOff } from '../domain/back-off.ts';
import { deviceName } from '../domain/device-name.ts';
import type { MailQueue } from '../domain/mail.ts';
import { codeHash } from '../domain/one-time-code.ts';
import type { StepUpAct } from '../domain/step-up-act.ts';
import { type CodePurpose, replaceCode } from '../store/one-time-codes.ts';
import { findDemand } from '../store/step-up-demands.ts';
import { findTwoFactor } from '../store/two-factors.ts';
import { lockCredentials } from '../store/users.ts';
import { assertAttemptsLeft } from './assert-attempts-left.ts';
import { countAttempt } from './count-attempt.ts';
import { requireFreshFactor } from './require-fresh-factor.ts';

const CODE_MINUTES = 10;
const CODE_MS = CODE_MINUTES * 60_000;

export interface CodeRequest {
  readonly purpose: CodePurpose;
  /** What the browser calls itself; untrusted. */
  readonly device: string;
}

export interface SentCode {
  readonly expiresAt: Date;
  readonly resendAt: Date;
}

/**
 * Mails a six-digit code for one purpose; the one before it is closed. `sign_in` is for those whose second factor is
 * their mailbox, `enrol` for all others, `step_up` for all but users of an authenticator app (ACC-9). It confirms what was
 * demanded last, and nothing else (ACC-26).
 * @throws AppError `wrong_state` where the purpose means nothing, `two_factor_required`, `step_up_required` for
 * enrolling without a fresh code of the app that is on, `rate_limited` within a minute, and after too many wrong codes
 */
export async function sendEmailCode(
  ctx: Ctx,
  queueEmail: MailQueue,
  principal: CustomerPrincipal,
  { purpose, device }: CodeRequest,
): Promise<SentCode> {
  const locked = await lockCredentials(ctx.tx, principal.id);
  if (!locked) {
    throw new AppError('unauthorized');
  }
  await rejectPointlessCode(ctx, principal, purpose);
  await assertAttemptsLeft(ctx, principal.id, purpose);
  await countAttempt(ctx, codeMailKey(ctx, principal.id, purpose), mailBackOff);
  const act =
    purpose === 'step_up' ? await findDemand(ctx.reader, principal.id, later(ctx.now, -CODE_MS)) : null;
  const id = newId();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = later(ctx.now, CODE_MS);
  const hash = codeHash(ctx.fieldEncryption, principal.id, purpose, code);
  await replaceCode(ctx.tx, {
    id,
    subjectId: principal.id,
    purpose,
    codeHash: hash,
    act,
    createdAt: ctx.now,
    expiresAt,
  });
  await queueEmail(ctx, {
    userId: principal.id,
    to: locked.user.email,
    name: locked.user.firstName,
    template: `${purpose}_code`,
    params: { code, minutes: CODE_MINUTES, device: deviceName(device), ...paramsOf(act) },
    dedupeKey: `${purpose}_code:${id}`,
  });
  return { expiresAt, resendAt: later(ctx.now, mailBackOff.firstWaitMs) };
}

/** What the mail says of an act, so that a code is not given to what its owner did not begin. */
function paramsOf(act: StepUpAct | null) {
  return act === null
    ? {}
    : { action: act.action, amount: act.amountSen === null ? null : senToText(act.amountSen) };
}

/** The key that holds the code mails of one person and purpose to one a minute. */
export function codeMailKey(ctx: QueryCtx, userId: string, purpose: CodePurpose): Buffer {
  return ctx.fieldEncryption.keyedHash('code mails', `${userId}\0${purpose}`);
}

async function rejectPointlessCode(
  ctx: Ctx,
  principal: CustomerPrincipal,
  purpose: CodePurpose,
): Promise<void> {
  if (purpose !== 'sign_in' && principal.twoFactorEnabled && !principal.twoFactorPassed) {
    throw new AppError('two_factor_required');
  }
  const factor = await findTwoFactor(ctx.reader, 'user', principal.id);
  const method = factor?.method ?? 'none';
  const meaningful = { sign_in: ['email'], enrol: ['none', 'totp'], step_up: ['none', 'email'] };
  if (!meaningful[purpose].includes(method)) {
    throw new AppError('wrong_state', {}, rejections[purpose]);
  }
  if (purpose === 'enrol') {
    await requireFreshFactor(ctx, principal);
  }
}

const rejections: Readonly<Record<CodePurpose, Message>> = {
  sign_in: message('email_codes_not_for_account'),
  enrol: message('email_codes_already_on'),
  step_up: message('authenticator_code_required'),
};

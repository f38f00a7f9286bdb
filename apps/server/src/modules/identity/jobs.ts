import { later } from '../../platform/clock.ts';
import { type Scope, systemActor } from '../../platform/context.ts';
import type { EndOfDayTask } from '../../platform/end-of-day-task.ts';
import type { Authenticator } from '../../platform/http/principal.ts';
import type { JobTable } from '../../platform/jobs.ts';
import type { Periodic } from '../../platform/periodic.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { applyTwoFactorReset } from './commands/apply-two-factor-reset.ts';
import { mailPasswordReset } from './commands/request-password-reset.ts';
import { mailTwoFactorReset } from './commands/request-two-factor-reset.ts';
import { FORGET_TRIES_MS } from './domain/back-off.ts';
import type { MailQueue } from './domain/mail.ts';
import { deleteOutdated } from './store/retention.ts';
import { findDueResets } from './store/two-factor-resets.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SECRET_RETENTION_MS = 30 * 24 * HOUR_MS;
/** As long as its cookie lives. */
const DEVICE_RETENTION_MS = 365 * 24 * HOUR_MS;
const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

/** `mail_…_reset` looks an address up and mails its owner; a second run sends nothing more. */
export function identityJobs(work: UnitOfWork, queueEmail: MailQueue): JobTable {
  return {
    mail_password_reset: (payload, from) => {
      const request = { id: String(payload.request_id), emailEnc: String(payload.email_enc) };
      return work.command(from, (ctx) => mailPasswordReset(ctx, queueEmail, request));
    },
    mail_two_factor_reset: (payload, from) => {
      const request = { id: String(payload.request_id), emailEnc: String(payload.email_enc) };
      return work.command(from, (ctx) => mailTwoFactorReset(ctx, queueEmail, request));
    },
  };
}

export interface ResetDeps {
  readonly authenticator: Authenticator;
  readonly queueEmail: MailQueue;
}

/** Carries out resets of a second factor whose day of notice is over, every minute. */
export function twoFactorResets(work: UnitOfWork, deps: ResetDeps): Periodic {
  return { name: 'two-factor resets', everyMs: MINUTE_MS, run: () => applyDueResets(work, scope, deps) };
}

/** The same at the end of a business day, which is how a moved day reaches the wait. */
export function twoFactorResetStep(deps: ResetDeps): EndOfDayTask {
  return {
    name: 'two-factor resets',
    phase: 'sign_in',
    run: (work, from) => applyDueResets(work, from, deps),
  };
}

async function applyDueResets(work: UnitOfWork, from: Scope, deps: ResetDeps): Promise<void> {
  for (const userId of await work.query(from, (ctx) => findDueResets(ctx.reader, ctx.businessNow))) {
    await work.command(from, (ctx) => applyTwoFactorReset(ctx, deps.queueEmail, userId));
    deps.authenticator.forget(userId);
  }
}

/** Bounds tables that guests can write to; sessions are retained as records. */
export function identitySweep(work: UnitOfWork): Periodic {
  return {
    name: 'identity sweep',
    everyMs: HOUR_MS,
    run: () =>
      work.command(scope, (ctx) =>
        deleteOutdated(ctx.tx, {
          now: ctx.now,
          triesBefore: later(ctx.now, -FORGET_TRIES_MS),
          secretsBefore: later(ctx.now, -SECRET_RETENTION_MS),
          devicesBefore: later(ctx.now, -DEVICE_RETENTION_MS),
        }),
      ),
  };
}

import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import type { MailQueue } from '../domain/mail.ts';
import { recoveryHash } from '../domain/one-time-code.ts';
import { newRecoveryCodes } from '../domain/recovery-code.ts';
import type { User } from '../domain/user.ts';
import { replaceRecoveryCodes } from '../store/recovery-codes.ts';
import { deleteDevices } from '../store/trusted-devices.ts';
import { enableTwoFactor, secretPlace } from '../store/two-factors.ts';
import { endPendingAccess } from './end-pending-access.ts';
import { mailOwner } from './mail-owner.ts';
import { recordSecurityChange } from './record-security-change.ts';

/** What is switched on: an authenticator app with its secret, or codes by e-mail. */
export type Factor =
  | { readonly method: 'totp'; readonly secret: string; readonly lastStep: bigint }
  | { readonly method: 'email'; readonly secret: null; readonly lastStep: bigint };

/**
 * Switches a second factor on in the place of the one before it, if any. Devices that were trusted give the new one,
 * everything begun before ends but this sign-in, and withdrawals wait a day (ACC-11).
 * @param eventUuid the sign-in that switches it on
 * @returns ten recovery codes, which are shown once
 */
export async function enableFactor(
  ctx: Ctx,
  queueEmail: MailQueue,
  user: User,
  factor: Factor,
  eventUuid: string,
): Promise<readonly string[]> {
  const subject = { subjectKind: 'user', subjectId: user.id } as const;
  const { method, secret, lastStep } = factor;
  const secretEnc = secret === null ? null : ctx.fieldEncryption.seal(secret, secretPlace('user', user.id));
  await enableTwoFactor(ctx.tx, { ...subject, method, secretEnc, lastStep, enabledAt: ctx.now });
  await endPendingAccess(ctx, queueEmail, user, { eventUuid });
  await deleteDevices(ctx.tx, 'user', user.id);
  await recordSecurityChange(ctx, user.id, 'two_factor_enabled');
  await recordAudit(ctx, { action: 'two_factor.enabled', ...subject, after: { method: factor.method } });
  await mailOwner(ctx, queueEmail, user, {
    template: 'two_factor_enabled',
    params: { method: factor.method },
  });
  return issueRecoveryCodes(ctx, user.id);
}

/** Makes a fresh set of recovery codes; only keyed hashes of them are stored. */
export async function issueRecoveryCodes(ctx: Ctx, userId: string): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    ctx.tx,
    userId,
    codes.map((code) => ({ id: newId(), codeHash: recoveryHash(ctx.fieldEncryption, userId, code) })),
  );
  return codes;
}

import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import type { Authenticator } from '../../../platform/http/principal.ts';
import { reportAfterCommit } from '../../../platform/security/report.ts';
import type { MailQueue } from '../domain/mail.ts';
import { deleteDevices } from '../store/trusted-devices.ts';
import { endAllPasskeys } from './end-all-passkeys.ts';
import { type EndedAccess, endPendingAccess } from './end-pending-access.ts';
import { spendOwnersToken } from './spend-email-token.ts';

export interface RejectChangeDeps {
  readonly authenticator: Authenticator;
  readonly queueEmail: MailQueue;
}

/**
 * "This was not me": ends everything that was begun with an account, every sign-in, remembered device and passkey, by the
 * link in the mail to the old address (decision 053). Password and address stay; their owner sets a new password next.
 * @throws FieldError on `token` when unknown, used or expired
 */
export async function rejectChange(ctx: Ctx, deps: RejectChangeDeps, token: string): Promise<EndedAccess> {
  const locked = await spendOwnersToken(ctx, token, 'not_me');
  if (locked === null) {
    throw fieldError('token', message('reset_link_used_or_expired'));
  }
  const { user } = locked;
  const ended = await endPendingAccess(ctx, deps.queueEmail, user, { eventUuid: null });
  await deleteDevices(ctx.tx, 'user', user.id);
  await endAllPasskeys(ctx, { subjectKind: 'user', subjectId: user.id });
  await recordAudit(ctx, {
    action: 'user.change_refused',
    subjectKind: 'user',
    subjectId: user.id,
    after: {
      email_change: ended.emailChange,
      two_factor_reset: ended.twoFactorReset,
      links: ended.links,
      codes: ended.codes,
      sign_ins: ended.signIns,
    },
  });
  reportAfterCommit(ctx, {
    kind: 'change_refused',
    detail: 'not_me',
    account: { kind: 'user', id: user.id },
  });
  ctx.afterCommit(() => deps.authenticator.forget(user.id));
  return ended;
}

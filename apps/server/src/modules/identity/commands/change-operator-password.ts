import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { AppError, type FieldError, fieldError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { accountBackOff } from '../domain/back-off.ts';
import type { Operator } from '../domain/operator.ts';
import { hashPassword, verifyPassword } from '../domain/password-hash.ts';
import { deleteAttempts } from '../store/attempts.ts';
import { endAllSessions } from '../store/open-sessions.ts';
import { updateAccount } from '../store/operator-accounts.ts';
import { closeOperatorTokens } from '../store/operator-tokens.ts';
import { findOperator, findOperatorCredentials, lockOperatorCredentials } from '../store/operators.ts';
import { countAttempt } from './count-attempt.ts';
import { reportOperatorChange } from './record-security-change.ts';
import { rejectWeak } from './set-operator-password.ts';
import type { Steps } from './verify-sign-in.ts';

/**
 * Changes the password of the signed-in operator; every other sign-in ends. Tries count as they do at sign-in.
 * @param onChanged runs in the same transaction, for instance to mail the owner
 * @throws FieldError on `current_password` when wrong, on `password` when easy to guess or unchanged; AppError
 * `rate_limited` after too many tries, `busy`
 */
export async function changeOperatorPassword(
  steps: Steps,
  principal: OperatorPrincipal,
  change: { readonly currentPassword: string; readonly password: string },
  onChanged: (ctx: Ctx, operator: Operator) => Promise<void>,
): Promise<void> {
  const known = await steps.read(async (ctx) => {
    const operator = await findOperator(ctx.reader, principal.id);
    return operator && findOperatorCredentials(ctx.reader, operator.email);
  });
  if (known === null) {
    throw new AppError('unauthorized');
  }
  rejectWeak(change.password, known.operator);
  if (change.password === change.currentPassword) {
    throw fieldError('password', message('password_unchanged'));
  }
  await steps.command((ctx) => countAttempt(ctx, triesKey(ctx, principal.id), accountBackOff));
  if (!(await verifyPassword(known.passwordHash, change.currentPassword))) {
    throw wrongCurrent();
  }
  const passwordHash = await hashPassword(change.password);
  await steps.command(async (ctx) => {
    const locked = await lockOperatorCredentials(ctx.tx, principal.id);
    // A password that was changed or reset since it was checked is not the current one any more.
    if (locked?.passwordHash !== known.passwordHash) {
      throw wrongCurrent();
    }
    await deleteAttempts(ctx.tx, triesKey(ctx, principal.id));
    await replace(ctx, principal, locked.operator, passwordHash);
    await onChanged(ctx, locked.operator);
  });
}

async function replace(
  ctx: Ctx,
  principal: OperatorPrincipal,
  operator: Operator,
  passwordHash: string,
): Promise<void> {
  await updateAccount(ctx.tx, operator.id, { passwordHash });
  await closeOperatorTokens(ctx.tx, operator.id, ctx.now);
  await endAllSessions(
    ctx.tx,
    'operator',
    operator.id,
    { at: ctx.now, reason: 'password_changed' },
    principal.eventUuid,
  );
  reportOperatorChange(ctx, operator.id, 'password_changed');
  await recordAudit(ctx, {
    action: 'operator.password_changed',
    subjectKind: 'operator',
    subjectId: operator.id,
  });
}

function triesKey(ctx: QueryCtx, operatorId: string): Buffer {
  return ctx.fieldEncryption.keyedHash("tries of an operator's current password", operatorId);
}

function wrongCurrent(): FieldError {
  return fieldError('current_password', message('current_password_wrong'));
}

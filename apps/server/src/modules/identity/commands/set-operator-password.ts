import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type FieldError, fieldError } from '../../../platform/errors.ts';
import { tokenHash } from '../../../platform/field-encryption.ts';
import type { Operator } from '../domain/operator.ts';
import { hashPassword } from '../domain/password-hash.ts';
import { passwordProblem } from '../domain/validate-password.ts';
import { endAllSessions } from '../store/open-sessions.ts';
import { markEmailVerified, updateAccount } from '../store/operator-accounts.ts';
import { findOperatorToken, useOperatorToken } from '../store/operator-tokens.ts';
import { findEnabledOperator, lockEnabledOperator } from '../store/operators.ts';
import { reportOperatorChange } from './record-security-change.ts';
import type { Steps } from './verify-sign-in.ts';

/**
 * Sets an operator's password by the token of a one-time link; all sessions end.
 * @param onSet runs in the same transaction, for instance to mail the owner
 * @throws FieldError on `token` when unknown, used, replaced, expired or of a disabled operator, on `password` when it
 * is easy to guess; AppError `busy`
 */
export async function setOperatorPassword(
  steps: Steps,
  input: { readonly token: string; readonly password: string },
  onSet: (ctx: Ctx, operator: Operator) => Promise<void>,
): Promise<Operator> {
  const hash = tokenHash(input.token);
  const owner = await steps.read(async (ctx) => {
    const id = await findOperatorToken(ctx.reader, hash, ctx.now);
    return id === null ? null : findEnabledOperator(ctx.reader, id);
  });
  if (owner === null) {
    throw deadLink();
  }
  rejectWeak(input.password, owner);
  const passwordHash = await hashPassword(input.password);
  return steps.command(async (ctx) => {
    const operator = await lockEnabledOperator(ctx.tx, owner.id);
    if (operator === null || !(await useOperatorToken(ctx.tx, hash, ctx.now))) {
      throw deadLink();
    }
    await updateAccount(ctx.tx, operator.id, { passwordHash });
    await markEmailVerified(ctx.tx, operator.id, ctx.now);
    await endAllSessions(ctx.tx, 'operator', operator.id, { at: ctx.now, reason: 'password_changed' });
    const subject = { subjectKind: 'operator', subjectId: operator.id } as const;
    await recordAudit(ctx, { action: 'operator.password_set', ...subject });
    reportOperatorChange(ctx, operator.id, 'password_set');
    await onSet(ctx, operator);
    return operator;
  });
}

/** @throws FieldError on `password` when it is easy to guess */
export function rejectWeak(password: string, { email, name }: Operator): void {
  const problem = passwordProblem(password, [email, name]);
  if (problem !== null) {
    throw fieldError('password', problem);
  }
}

function deadLink(): FieldError {
  return fieldError('token', message('operator_link_used_or_expired'));
}

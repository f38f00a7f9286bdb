import type { OperatorRole } from '@titian/contracts/endpoint';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { passwordProblem } from '../domain/judge-password.ts';
import { hashPassword } from '../domain/password-hash.ts';
import { newTotpSecret } from '../domain/totp.ts';
import { insertOperator } from '../store/operators.ts';
import { enableTwoFactor } from '../store/two-factors.ts';

const SHORTEST_PASSWORD = 12;

export interface NewOperator {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
  readonly password: string;
}

/**
 * Makes a member of staff, with two-factor on from the first minute (rules §8).
 * @returns the secret for the authenticator app, in base32; it is stored encrypted and shown this once
 * @throws FieldError on `email`, `roles` or `password`
 */
export async function createOperator(
  ctx: Ctx,
  input: NewOperator,
): Promise<{ readonly operatorId: string; readonly totpSecret: string }> {
  const email = input.email.trim().toLowerCase();
  refuseBadInput(input, email);
  const operator = { id: newId(), email, name: input.name, roles: [...new Set(input.roles)] };
  if (!(await insertOperator(ctx.tx, operator, await hashPassword(input.password)))) {
    throw fieldError('email', 'There is an operator with this e-mail address already.');
  }
  const totpSecret = newTotpSecret();
  const subject = { subjectKind: 'operator', subjectId: operator.id } as const;
  const secretEnc = ctx.vault.seal(totpSecret);
  const factor = { method: 'totp', secretEnc, lastStep: 0n, enabledAt: ctx.now } as const;
  await enableTwoFactor(ctx.tx, { ...subject, ...factor });
  const after = { name: operator.name, roles: operator.roles };
  await recordAudit(ctx, { action: 'operator.created', ...subject, after });
  return { operatorId: operator.id, totpSecret };
}

function refuseBadInput(input: NewOperator, email: string): void {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw fieldError('email', 'Please give an e-mail address, for example name@example.com.');
  }
  if (input.roles.length === 0) {
    throw fieldError('roles', 'Please give at least one role.');
  }
  const tooShort = input.password.length < SHORTEST_PASSWORD;
  const problem = passwordProblem(input.password, [email, input.name]);
  if (tooShort || problem !== null) {
    throw fieldError(
      'password',
      problem ?? `Please choose a password of at least ${SHORTEST_PASSWORD} characters.`,
    );
  }
}

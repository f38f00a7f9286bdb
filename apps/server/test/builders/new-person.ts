import { randomInt } from 'node:crypto';
import type { OperatorPerson } from '../../src/modules/identity/store/operator-accounts.ts';
import type { Ctx } from '../../src/platform/context.ts';

/** The traits of a distinct person: a unique phone and document. */
export function newPerson(ctx: Ctx, email: string): OperatorPerson {
  const digits = String(randomInt(1e9, 1e10));
  const identity = { number: digits, hash: ctx.fieldEncryption.keyedHash('identity', email) };
  return { email, phoneE164: `+60${digits}`, identity: { ...identity, last4: digits.slice(-4) } };
}

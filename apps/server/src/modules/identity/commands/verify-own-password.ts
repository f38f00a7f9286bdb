import { message } from '@titian/contracts/messages/message';
import { fieldError } from '../../../platform/errors.ts';
import type { User } from '../domain/user.ts';
import { findCredentials } from '../store/users.ts';
import { type Proof, type Steps, verifySignIn } from './verify-sign-in.ts';

/**
 * Checks the password of a signed-in user, under the attempt counter of their sign-in. The caller compares the hash
 * with the locked row and clears `triesKey`.
 * @param field the field of the form that gets the error
 * @throws FieldError on that field when wrong; AppError `rate_limited` after too many tries
 */
export function verifyOwnPassword(
  steps: Steps,
  claim: { readonly email: string; readonly password: string; readonly ip: string },
  field: string,
): Promise<Proof<User>> {
  return verifySignIn(
    steps,
    { kind: 'user', ...claim, deviceHash: null },
    async (ctx) => {
      const found = await findCredentials(ctx.reader, claim.email);
      return found && { subject: found.user, passwordHash: found.passwordHash };
    },
    () => wrongPassword(field),
  );
}

export function wrongPassword(field: string) {
  return fieldError(field, message('own_password_wrong'));
}

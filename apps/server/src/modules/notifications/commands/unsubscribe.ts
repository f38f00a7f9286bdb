import type { Ctx } from '../../../platform/context.ts';
import { findUserByEmail, readUser, stopEmails } from '../../identity/public.ts';
import { unsubscribeOwner } from '../domain/unsubscribe-token.ts';
import { queueEmail } from './queue-email.ts';

/** An address alone is enough (NTF-5); the token of a mail names its reader whatever the address is by now. */
export interface Unsubscription {
  readonly email: string | null;
  readonly token: string | null;
}

/** Stops the optional e-mails; the answer is the same for an unknown address. */
export async function unsubscribe(ctx: Ctx, { email, token }: Unsubscription): Promise<void> {
  const owner = token === null ? null : unsubscribeOwner(ctx.fieldEncryption, token);
  const user =
    (owner === null ? null : await readUser(ctx, owner)) ??
    (email === null ? null : await findUserByEmail(ctx, email));
  if (user !== null) {
    await stopEmails(ctx, queueEmail, user);
  }
}

import type { Reader, Tx } from '../../../platform/db/database.ts';

/** What a mailed or handed-out token is for; one token serves one purpose. */
export type EmailTokenPurpose =
  | 'verify'
  | 'resend'
  | 'password'
  | 'two_factor'
  | 'unsubscribe'
  | 'mobile_topup'
  | 'ekyc_handoff'
  | 'not_me';

export interface NewEmailToken {
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly purpose: EmailTokenPurpose;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertEmailToken(tx: Tx, token: NewEmailToken): Promise<void> {
  await tx.db
    .insertInto('email_tokens')
    .values({
      token_hash: token.tokenHash,
      user_id: token.userId,
      purpose: token.purpose,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Marks a token as used and answers whose it was; of two at once only one gets an answer. */
export async function useEmailToken(
  tx: Tx,
  tokenHash: Buffer,
  purpose: EmailTokenPurpose,
  now: Date,
): Promise<string | null> {
  const used = await tx.db
    .updateTable('email_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return used?.user_id ?? null;
}

/** Closes every unused token of a customer but those for some purposes; answers how many still opened something. */
export async function closeEmailTokens(
  tx: Tx,
  userId: string,
  except: readonly EmailTokenPurpose[],
  now: Date,
): Promise<number> {
  const closed = await tx.db
    .updateTable('email_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', 'not in', [...except])
    .where('used_at', 'is', null)
    .returning('expires_at')
    .execute();
  return closed.filter((one) => one.expires_at > now).length;
}

/** Whose unused, unexpired token this is, without using it. */
export async function findEmailToken(
  reader: Reader,
  tokenHash: Buffer,
  purpose: EmailTokenPurpose,
  now: Date,
): Promise<string | null> {
  const row = await reader.db
    .selectFrom('email_tokens')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

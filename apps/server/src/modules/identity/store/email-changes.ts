import type { Reader, Tx } from '../../../platform/db/database.ts';

export interface EmailChange {
  readonly userId: string;
  readonly newEmail: string;
  /** The sign-in that requested it, which stays open when the address changes. */
  readonly eventUuid: string;
}

export interface NewEmailChange extends EmailChange {
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
}

/** Stores a requested address; a later request replaces an earlier one. */
export async function putEmailChange(tx: Tx, change: NewEmailChange): Promise<void> {
  const row = {
    new_email: change.newEmail,
    token_hash: change.tokenHash,
    event_uuid: change.eventUuid,
    expires_at: change.expiresAt,
  };
  await tx.db
    .insertInto('email_changes')
    .values({ user_id: change.userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** Takes a change out by its token; of two at once only one gets it. */
export async function takeEmailChange(tx: Tx, tokenHash: Buffer, now: Date): Promise<EmailChange | null> {
  const row = await tx.db
    .deleteFrom('email_changes')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['user_id', 'new_email', 'event_uuid'])
    .executeTakeFirst();
  return row === undefined
    ? null
    : { userId: row.user_id, newEmail: row.new_email, eventUuid: row.event_uuid };
}

/** Gives up the address that waits, if one does; answers whether its link still worked. */
export async function deleteEmailChange(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const gone = await tx.db
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .returning('expires_at')
    .executeTakeFirst();
  return gone !== undefined && gone.expires_at > now;
}

/** Whose pending change a token belongs to, without taking it. */
export async function findEmailChangeOwner(
  reader: Reader,
  tokenHash: Buffer,
  now: Date,
): Promise<string | null> {
  const row = await reader.db
    .selectFrom('email_changes')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** The address that waits, or null. */
export async function findPendingEmail(reader: Reader, userId: string, now: Date): Promise<string | null> {
  const row = await reader.db
    .selectFrom('email_changes')
    .select('new_email')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.new_email ?? null;
}

/** Gives a customer another address; throws a unique violation where another user has it by now. */
export async function setEmail(tx: Tx, userId: string, email: string): Promise<void> {
  await tx.db.updateTable('users').set({ email }).where('id', '=', userId).execute();
}

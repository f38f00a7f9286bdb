import type { Tx } from '../../../platform/db/database.ts';

export async function setPasswordHash(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

/** Makes every open link for a new password useless, such as those asked for before the password was changed. */
export async function closeResetLinks(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.db
    .updateTable('email_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', 'password')
    .where('used_at', 'is', null)
    .execute();
}

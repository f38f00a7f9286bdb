import type { Reader, Tx } from '../../../platform/db/database.ts';

/** What changed about a person's sign-in. */
export type SecurityChangeKind =
  | 'password_reset'
  | 'password_changed'
  | 'email_changed'
  | 'phone_changed'
  | 'two_factor_enabled'
  | 'two_factor_reset'
  | 'two_factor_off'
  | 'passkey_added'
  | 'passkey_removed';

export interface SecurityChange {
  readonly id: string;
  readonly userId: string;
  readonly kind: SecurityChangeKind;
  readonly at: Date;
}

export async function insertSecurityChange(tx: Tx, change: SecurityChange): Promise<void> {
  await tx.db
    .insertInto('security_changes')
    .values({ id: change.id, user_id: change.userId, kind: change.kind, at: change.at })
    .execute();
}

/** When the newest change of these kinds was made, or null. */
export async function newestChange(
  reader: Reader,
  userId: string,
  kinds: readonly SecurityChangeKind[],
): Promise<Date | null> {
  const row = await reader.db
    .selectFrom('security_changes')
    .select('at')
    .where('user_id', '=', userId)
    .where('kind', 'in', [...kinds])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

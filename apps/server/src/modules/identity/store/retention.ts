import type { Tx } from '../../../platform/db/database.ts';

/** Removes outdated rows: old attempts, expired codes and tokens, devices no longer trusted. */
export async function deleteOutdated(
  tx: Tx,
  moments: {
    readonly now: Date;
    readonly triesBefore: Date;
    readonly secretsBefore: Date;
    readonly devicesBefore: Date;
  },
): Promise<void> {
  await tx.db
    .deleteFrom('sign_in_attempts')
    .where('last_failed_at', '<', moments.triesBefore)
    .where((row) => row.or([row('blocked_until', 'is', null), row('blocked_until', '<', moments.now)]))
    .execute();
  await tx.db.deleteFrom('one_time_codes').where('expires_at', '<', moments.secretsBefore).execute();
  await tx.db.deleteFrom('email_tokens').where('expires_at', '<', moments.secretsBefore).execute();
  await tx.db.deleteFrom('email_changes').where('expires_at', '<', moments.secretsBefore).execute();
  await tx.db.deleteFrom('familiar_devices').where('last_seen_at', '<', moments.devicesBefore).execute();
  await tx.db.deleteFrom('trusted_devices').where('expires_at', '<', moments.secretsBefore).execute();
}

import type { Reader, Tx } from '../../../platform/db/database.ts';

const COUNT = {
  name: 'identity_count_attempt',
  text: `insert into sign_in_attempts as known (key_hash, failures, last_failed_at) values ($1, 1, $2)
    on conflict (key_hash) do update set last_failed_at = excluded.last_failed_at,
      failures = 1 + case when known.last_failed_at < $3 then 0 else known.failures
        * coalesce(power(0.5, greatest(0, extract(epoch from $2 - known.last_failed_at)) * 1000 / $4), 1) end
    where known.blocked_until is null or known.blocked_until <= $2
    returning failures`,
};

/**
 * Counts one more try of a key and answers how many there are, what has decayed left out; null while the key is blocked.
 * Tries that follow each other at once are counted one after the other.
 */
export async function addAttempt(
  tx: Tx,
  keyHash: Buffer,
  now: Date,
  decay: { readonly forgetBefore: Date; readonly halfLifeMs: number | null },
): Promise<number | null> {
  const { forgetBefore, halfLifeMs } = decay;
  const [row] = await tx.run<{ failures: number }>(COUNT, [keyHash, now, forgetBefore, halfLifeMs]);
  return row?.failures ?? null;
}

export async function blockKey(tx: Tx, keyHash: Buffer, until: Date | null): Promise<void> {
  await tx.db
    .updateTable('sign_in_attempts')
    .set({ blocked_until: until })
    .where('key_hash', '=', keyHash)
    .execute();
}

/** Until when a key is blocked, if it is. */
export async function findBlock(reader: Reader, keyHash: Buffer, now: Date): Promise<Date | null> {
  const row = await reader.db
    .selectFrom('sign_in_attempts')
    .select('blocked_until')
    .where('key_hash', '=', keyHash)
    .where('blocked_until', '>', now)
    .executeTakeFirst();
  return row?.blocked_until ?? null;
}

export async function deleteAttempts(tx: Tx, keyHash: Buffer): Promise<void> {
  await tx.db.deleteFrom('sign_in_attempts').where('key_hash', '=', keyHash).execute();
}

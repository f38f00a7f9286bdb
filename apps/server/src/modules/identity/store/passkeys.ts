import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Passkeys } from '../../../platform/db/schema.ts';
import type { NewPasskey, Passkey, PasskeyOwner, PasskeyUse } from '../domain/passkey.ts';

/** Writes a passkey; null when the credential is known already, also as one that was removed. */
export async function insertPasskey(
  tx: Tx,
  id: string,
  owner: PasskeyOwner,
  passkey: NewPasskey,
  now: Date,
): Promise<Passkey | null> {
  const row = await tx.db
    .insertInto('passkeys')
    .values({
      id,
      subject_kind: owner.subjectKind,
      subject_id: owner.subjectId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      sign_count: BigInt(passkey.signCount),
      transports: [...passkey.transports],
      backed_up: passkey.backedUp,
      name: passkey.name,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ? passkeyOf(row) : null;
}

/** The passkeys of a user that are not removed, oldest first. */
export async function listPasskeys(reader: Reader, owner: PasskeyOwner): Promise<Passkey[]> {
  const rows = await reader.db
    .selectFrom('passkeys')
    .selectAll()
    .where('subject_kind', '=', owner.subjectKind)
    .where('subject_id', '=', owner.subjectId)
    .where('ended_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(passkeyOf);
}

/** Who of customers or operators has a passkey that is not removed. */
export async function ownersWithPasskey(
  reader: Reader,
  subjectKind: PasskeyOwner['subjectKind'],
): Promise<ReadonlySet<string>> {
  const rows = await reader.db
    .selectFrom('passkeys')
    .select('subject_id')
    .distinct()
    .where('subject_kind', '=', subjectKind)
    .where('ended_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.subject_id));
}

/** A passkey that is not removed, by what its authenticator calls it. */
export async function findPasskey(reader: Reader, credentialId: string): Promise<Passkey | null> {
  const row = await reader.db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row ? passkeyOf(row) : null;
}

/** How often a passkey has signed, locked; null where it was removed. */
export async function lockSignCount(tx: Tx, id: string): Promise<number | null> {
  const row = await tx.db
    .selectFrom('passkeys')
    .select('sign_count')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ? Number(row.sign_count) : null;
}

export async function saveUse(tx: Tx, use: PasskeyUse, now: Date): Promise<void> {
  await tx.db
    .updateTable('passkeys')
    .set({ sign_count: BigInt(use.signCount), backed_up: use.backedUp, last_used_at: now })
    .where('id', '=', use.passkeyId)
    .execute();
}

/** Gives one passkey of its owner another name; answers the one before, or null where there is none such. */
export async function renamePasskey(
  tx: Tx,
  owner: PasskeyOwner,
  id: string,
  name: string,
): Promise<string | null> {
  const row = await tx.db
    .selectFrom('passkeys')
    .select('name')
    .where('id', '=', id)
    .where('subject_kind', '=', owner.subjectKind)
    .where('subject_id', '=', owner.subjectId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row) {
    await tx.db.updateTable('passkeys').set({ name }).where('id', '=', id).execute();
  }
  return row?.name ?? null;
}

/** Removes one passkey of its owner; answers its name, or null where there is none such. */
export async function endPasskey(tx: Tx, owner: PasskeyOwner, id: string, now: Date): Promise<string | null> {
  const row = await tx.db
    .updateTable('passkeys')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('subject_kind', '=', owner.subjectKind)
    .where('subject_id', '=', owner.subjectId)
    .where('ended_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Removes every passkey of a user; answers how many there were. */
export async function endPasskeys(tx: Tx, owner: PasskeyOwner, now: Date): Promise<number> {
  const ended = await tx.db
    .updateTable('passkeys')
    .set({ ended_at: now })
    .where('subject_kind', '=', owner.subjectKind)
    .where('subject_id', '=', owner.subjectId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return ended.length;
}

/** Notes that a passkey was given in a sign-in. */
export async function notePasskeyGiven(tx: Tx, eventUuid: string, now: Date): Promise<void> {
  await tx.db
    .updateTable('sessions')
    .set({ passkey_at: now })
    .where('event_uuid', '=', eventUuid)
    .where('ended_at', 'is', null)
    .execute();
}

function passkeyOf(row: Selectable<Passkeys>): Passkey {
  return {
    id: row.id,
    // The CHECK of the table holds both kinds.
    subjectKind: row.subject_kind === 'operator' ? 'operator' : 'user',
    subjectId: row.subject_id,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    signCount: Number(row.sign_count),
    transports: row.transports,
    backedUp: row.backed_up,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}

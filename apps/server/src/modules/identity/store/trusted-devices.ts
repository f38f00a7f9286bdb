import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { SubjectKind } from './sessions.ts';

export interface NewDevice {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly subjectKind: SubjectKind;
  readonly subjectId: string;
  readonly name: string;
  readonly trustedAt: Date;
  readonly expiresAt: Date;
  /** The sign-in that it ends with; null where it is remembered beyond it. */
  readonly eventUuid: string | null;
}

/** A device that gave the second factor; its token passes until it expires. */
export async function insertDevice(tx: Tx, device: NewDevice): Promise<void> {
  await tx.db
    .insertInto('trusted_devices')
    .values({
      id: device.id,
      token_hash: device.tokenHash,
      subject_kind: device.subjectKind,
      subject_id: device.subjectId,
      name: device.name,
      last_used_at: device.trustedAt,
      expires_at: device.expiresAt,
      event_uuid: device.eventUuid,
      created_at: device.trustedAt,
    })
    .execute();
}

/** A remembered device as its owner sees it. */
export interface TrustedDevice {
  readonly id: string;
  readonly name: string;
  readonly lastUsedAt: Date;
}

/** The devices that need no code for a while, the one used last first. */
export async function findDevices(reader: Reader, userId: string, now: Date): Promise<TrustedDevice[]> {
  const rows = await reader.db
    .selectFrom('trusted_devices')
    .select(['id', 'name', 'last_used_at'])
    .where('subject_kind', '=', 'user')
    .where('subject_id', '=', userId)
    .where('event_uuid', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, name: row.name ?? '', lastUsedAt: row.last_used_at }));
}

/** Takes the trust from one device of a customer; answers its name, or null where there is none such. */
export async function deleteDevice(tx: Tx, userId: string, id: string): Promise<string | null> {
  const gone = await tx.db
    .deleteFrom('trusted_devices')
    .where('id', '=', id)
    .where('subject_kind', '=', 'user')
    .where('subject_id', '=', userId)
    .returning('name')
    .executeTakeFirst();
  return gone ? (gone.name ?? '') : null;
}

/** Takes the trust from every device of a subject. */
export async function deleteDevices(tx: Tx, subjectKind: SubjectKind, subjectId: string): Promise<void> {
  await tx.db
    .deleteFrom('trusted_devices')
    .where('subject_kind', '=', subjectKind)
    .where('subject_id', '=', subjectId)
    .execute();
}

/** Takes the trust from every device of a customer but one. */
export async function deleteOtherDevices(tx: Tx, userId: string, storedId: string | null): Promise<void> {
  await tx.db
    .deleteFrom('trusted_devices')
    .where('subject_kind', '=', 'user')
    .where('subject_id', '=', userId)
    .where(({ lit, eb }) => (storedId === null ? lit(true) : eb('id', '<>', storedId)))
    .execute();
}

/** Records when devices were seen; rows locked by another transaction are skipped. */
export async function touchDevices(tx: Tx, tokenHashes: readonly Buffer[], seenAt: Date): Promise<void> {
  await tx.run(TOUCH, [tokenHashes, seenAt]);
}

const TOUCH = {
  name: 'identity_devices_seen',
  text: `update trusted_devices set last_used_at = $2
    where token_hash in (
      select token_hash from trusted_devices where token_hash = any($1::bytea[])
      order by token_hash for no key update skip locked)`,
};

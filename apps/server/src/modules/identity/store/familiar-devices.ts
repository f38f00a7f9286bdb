import type { Reader, Tx } from '../../../platform/db/database.ts';
import { NOBODY, type SubjectKind } from './sessions.ts';

/** Whether this subject has signed in in the browser with this token. */
export async function isFamiliarDevice(
  reader: Reader,
  subjectId: string | null,
  tokenHash: Buffer,
): Promise<boolean> {
  const row = await reader.db
    .selectFrom('familiar_devices')
    .select('last_seen_at')
    .where('subject_id', '=', subjectId ?? NOBODY)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a sign-in of this subject in that browser. */
export async function saveFamiliarDevice(
  tx: Tx,
  device: { readonly subjectKind: SubjectKind; readonly subjectId: string; readonly tokenHash: Buffer },
  seenAt: Date,
): Promise<void> {
  await tx.db
    .insertInto('familiar_devices')
    .values({
      token_hash: device.tokenHash,
      subject_kind: device.subjectKind,
      subject_id: device.subjectId,
      last_seen_at: seenAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['subject_id', 'token_hash']).doUpdateSet({ last_seen_at: seenAt }),
    )
    .execute();
}

/** Makes every browser of a subject unfamiliar. */
export async function deleteFamiliarDevices(tx: Tx, subjectId: string): Promise<void> {
  await tx.db.deleteFrom('familiar_devices').where('subject_id', '=', subjectId).execute();
}

/** When a browser was last seen for the first time, or null. */
export async function newestFamiliar(reader: Reader, subjectId: string): Promise<Date | null> {
  const row = await reader.db
    .selectFrom('familiar_devices')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  return row?.at ?? null;
}

import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { FieldPlace, SealedField } from '../../../platform/keys/sealed-columns.ts';
import type { SubjectKind } from './sessions.ts';

/** A secret that waits for the first code of an authenticator app. */
export interface NewEnrolment {
  readonly subjectKind: SubjectKind;
  readonly subjectId: string;
  readonly key: string;
  readonly secretEnc: Buffer;
  readonly until: Date;
}

/** Where a subject's pending secret stands. */
export function pendingSecretPlace(subjectKind: SubjectKind, subjectId: string): FieldPlace {
  return { table: 'two_factors', column: 'pending_secret_enc', row: `${subjectKind}:${subjectId}` };
}

/** Stores a pending secret beside the active second factor, if any; it replaces an earlier one. */
export async function writeEnrolment(tx: Tx, enrolment: NewEnrolment): Promise<void> {
  const pending = {
    pending_secret_enc: enrolment.secretEnc,
    pending_key: enrolment.key,
    pending_until: enrolment.until,
  };
  await tx.db
    .insertInto('two_factors')
    .values({
      subject_kind: enrolment.subjectKind,
      subject_id: enrolment.subjectId,
      method: 'totp',
      ...pending,
    })
    .onConflict((conflict) => conflict.columns(['subject_kind', 'subject_id']).doUpdateSet(pending))
    .execute();
}

/** Forgets a pending secret, if there is one; the second factor that is on stays. */
export async function closeEnrolment(tx: Tx, subjectKind: SubjectKind, subjectId: string): Promise<void> {
  await tx.db
    .updateTable('two_factors')
    .set({ pending_secret_enc: null, pending_key: null, pending_until: null })
    .where('subject_kind', '=', subjectKind)
    .where('subject_id', '=', subjectId)
    .where('pending_key', 'is not', null)
    .execute();
}

/** The pending secret that a key names, if it is this subject's and has not expired. */
export async function findEnrolment(
  reader: Reader,
  subjectKind: SubjectKind,
  subjectId: string,
  key: string,
  now: Date,
): Promise<SealedField | null> {
  const row = await reader.db
    .selectFrom('two_factors')
    .select('pending_secret_enc')
    .where('subject_kind', '=', subjectKind)
    .where('subject_id', '=', subjectId)
    .where('pending_key', '=', key)
    .where('pending_until', '>', now)
    .executeTakeFirst();
  const bytes = row?.pending_secret_enc ?? null;
  return bytes && { ...pendingSecretPlace(subjectKind, subjectId), bytes };
}

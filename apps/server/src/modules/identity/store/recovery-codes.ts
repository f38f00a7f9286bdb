import type { Reader, Tx } from '../../../platform/db/database.ts';

export interface NewRecoveryCode {
  readonly id: string;
  readonly codeHash: Buffer;
}

/** Writes a set of codes; those before it open nothing any more. */
export async function replaceRecoveryCodes(
  tx: Tx,
  subjectId: string,
  codes: readonly NewRecoveryCode[],
): Promise<void> {
  await deleteRecoveryCodes(tx, subjectId);
  await tx.db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ id: code.id, subject_id: subjectId, code_hash: code.codeHash })))
    .execute();
}

export async function deleteRecoveryCodes(tx: Tx, subjectId: string): Promise<void> {
  await tx.db.deleteFrom('recovery_codes').where('subject_id', '=', subjectId).execute();
}

/** Uses a code up; of two concurrent calls only one succeeds. */
export async function useRecoveryCode(
  tx: Tx,
  subjectId: string,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const used = await tx.db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('subject_id', '=', subjectId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** How many codes are still good. */
export async function countRecoveryCodes(reader: Reader, subjectId: string): Promise<number> {
  const row = await reader.db
    .selectFrom('recovery_codes')
    .select((columns) => columns.fn.countAll<bigint>().as('left'))
    .where('subject_id', '=', subjectId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.left);
}

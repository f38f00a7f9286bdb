import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { FieldPlace, SealedField } from '../../../platform/keys/sealed-columns.ts';
import type { SubjectKind } from './sessions.ts';

export interface TwoFactor {
  readonly method: 'totp' | 'email';
  /** Null where codes come by e-mail. */
  readonly secretEnc: SealedField | null;
}

/** Where the secret of a subject's authenticator app stands. */
export function secretPlace(subjectKind: SubjectKind, subjectId: string): FieldPlace {
  return { table: 'two_factors', column: 'secret_enc', row: `${subjectKind}:${subjectId}` };
}

/** The second factor that is switched on, or null. */
export async function findTwoFactor(
  reader: Reader,
  subjectKind: SubjectKind,
  subjectId: string,
): Promise<TwoFactor | null> {
  const row = await reader.db
    .selectFrom('two_factors')
    .select(['method', 'secret_enc'])
    .where('subject_kind', '=', subjectKind)
    .where('subject_id', '=', subjectId)
    .where('enabled_at', 'is not', null)
    .executeTakeFirst();
  if (row === undefined) {
    return null;
  }
  const place = secretPlace(subjectKind, subjectId);
  return {
    method: row.method === 'totp' ? 'totp' : 'email',
    secretEnc: row.secret_enc && { ...place, bytes: row.secret_enc },
  };
}

export interface NewTwoFactor {
  readonly subjectKind: SubjectKind;
  readonly subjectId: string;
  readonly method: TwoFactor['method'];
  readonly secretEnc: Buffer | null;
  /** The last time step that counts as taken. */
  readonly lastStep: bigint;
  readonly enabledAt: Date;
}

/** Switches a second factor on; replaces what was there, an enrolment or a reset under way included. */
export async function enableTwoFactor(tx: Tx, factor: NewTwoFactor): Promise<void> {
  const values = {
    method: factor.method,
    secret_enc: factor.secretEnc,
    enabled_at: factor.enabledAt,
    last_step: factor.lastStep,
    ...nothingPending,
    reset_at: null,
  };
  await tx.db
    .insertInto('two_factors')
    .values({ subject_kind: factor.subjectKind, subject_id: factor.subjectId, ...values })
    .onConflict((conflict) => conflict.columns(['subject_kind', 'subject_id']).doUpdateSet(values))
    .execute();
}

const nothingPending = { pending_secret_enc: null, pending_key: null, pending_until: null };

/** Removes a subject's second factor; false when there was none. */
export async function deleteTwoFactor(tx: Tx, subjectKind: SubjectKind, subjectId: string): Promise<boolean> {
  const gone = await tx.db
    .deleteFrom('two_factors')
    .where('subject_kind', '=', subjectKind)
    .where('subject_id', '=', subjectId)
    .returning('enabled_at')
    .executeTakeFirst();
  return gone?.enabled_at != null;
}

/** Takes a time step; false when it, or a later one, was taken already. */
export async function takeStep(
  tx: Tx,
  subjectKind: SubjectKind,
  subjectId: string,
  step: bigint,
): Promise<boolean> {
  const taken = await tx.db
    .updateTable('two_factors')
    .set({ last_step: step })
    .where('subject_kind', '=', subjectKind)
    .where('subject_id', '=', subjectId)
    .where('enabled_at', 'is not', null)
    .where('last_step', '<', step)
    .returning('subject_id')
    .executeTakeFirst();
  return taken !== undefined;
}

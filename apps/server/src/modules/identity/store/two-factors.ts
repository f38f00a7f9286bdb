import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { SubjectKind } from './sessions.ts';

export interface TwoFactor {
  readonly method: 'totp' | 'email';
  /** Sealed; null where codes come by e-mail. */
  readonly secretEnc: Buffer | null;
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
  return row ? { method: row.method === 'totp' ? 'totp' : 'email', secretEnc: row.secret_enc } : null;
}

/** Switches an authenticator app on with a sealed secret; replaces what was there. */
export async function enableTotp(
  tx: Tx,
  subjectKind: SubjectKind,
  subjectId: string,
  secretEnc: Buffer,
  enabledAt: Date,
): Promise<void> {
  const values = { method: 'totp', secret_enc: secretEnc, enabled_at: enabledAt, last_step: 0n };
  await tx.db
    .insertInto('two_factors')
    .values({ subject_kind: subjectKind, subject_id: subjectId, ...values })
    .onConflict((conflict) => conflict.columns(['subject_kind', 'subject_id']).doUpdateSet(values))
    .execute();
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

import type { Reader, Tx } from '../../../platform/db/database.ts';
import { actOf, type StepUpAct } from '../domain/step-up-act.ts';

export type CodePurpose = 'sign_in' | 'step_up' | 'enrol';

export const MAX_CODE_TRIES = 5;

export interface OpenCode {
  readonly id: string;
  readonly codeHash: Buffer;
  readonly tries: number;
  /** What it confirms; null where nothing was to be confirmed when it was requested. */
  readonly act: StepUpAct | null;
}

export interface NewCode {
  readonly id: string;
  readonly subjectId: string;
  readonly purpose: CodePurpose;
  readonly codeHash: Buffer;
  readonly act: StepUpAct | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Writes a code and closes the one before it: at most one is open per subject and purpose. */
export async function replaceCode(tx: Tx, code: NewCode): Promise<void> {
  await tx.db
    .updateTable('one_time_codes')
    .set({ used_at: code.createdAt })
    .where('subject_id', '=', code.subjectId)
    .where('purpose', '=', code.purpose)
    .where('used_at', 'is', null)
    .execute();
  await tx.db
    .insertInto('one_time_codes')
    .values({
      id: code.id,
      subject_id: code.subjectId,
      purpose: code.purpose,
      code_hash: code.codeHash,
      action: code.act?.action ?? null,
      amount_sen: code.act?.amountSen ?? null,
      created_at: code.createdAt,
      expires_at: code.expiresAt,
    })
    .execute();
}

export async function findOpenCode(
  reader: Reader,
  subjectId: string,
  purpose: CodePurpose,
  now: Date,
): Promise<OpenCode | null> {
  const row = await reader.db
    .selectFrom('one_time_codes')
    .select(['id', 'code_hash', 'tries', 'action', 'amount_sen'])
    .where('subject_id', '=', subjectId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', MAX_CODE_TRIES)
    .executeTakeFirst();
  return row ? { id: row.id, codeHash: row.code_hash, tries: row.tries, act: actOf(row) } : null;
}

/** Uses a code up; of two concurrent calls only one succeeds. */
export async function useCode(tx: Tx, id: string, now: Date): Promise<boolean> {
  const used = await tx.db
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', MAX_CODE_TRIES)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Counts a wrong try of a code, up to the last one it has. */
export async function countCodeTry(tx: Tx, id: string): Promise<void> {
  await tx.db
    .updateTable('one_time_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', MAX_CODE_TRIES)
    .execute();
}

/** Wrong tries over all codes of a person and purpose since an instant, and when the oldest of these was made. */
export async function findWrongTries(
  reader: Reader,
  subjectId: string,
  purpose: CodePurpose,
  since: Date,
): Promise<{ readonly tries: number; readonly oldestAt: Date | null }> {
  const row = await reader.db
    .selectFrom('one_time_codes')
    .select(({ fn }) => [fn.sum<string>('tries').as('tries'), fn.min('created_at').as('oldest_at')])
    .where('subject_id', '=', subjectId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .where('tries', '>', 0)
    .executeTakeFirst();
  return { tries: Number(row?.tries ?? 0), oldestAt: row?.oldest_at ?? null };
}

/** Closes every unused code: after a change of the sign-in none means anything. Answers how many were still good. */
export async function closeCodes(tx: Tx, subjectId: string, now: Date): Promise<number> {
  const closed = await tx.db
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('subject_id', '=', subjectId)
    .where('used_at', 'is', null)
    .returning('expires_at')
    .execute();
  return closed.filter((one) => one.expires_at > now).length;
}

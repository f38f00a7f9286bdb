import type { Reader, Tx } from '../../../platform/db/database.ts';

export type OperatorTokenPurpose = 'invitation' | 'password_reset' | 'recovery';

export interface NewOperatorToken {
  readonly tokenHash: Buffer;
  readonly operatorId: string;
  readonly purpose: OperatorTokenPurpose;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Writes the token of a one-time link; the one before it opens nothing any more. */
export async function replaceOperatorToken(tx: Tx, token: NewOperatorToken): Promise<void> {
  await closeOperatorTokens(tx, token.operatorId, token.createdAt);
  await tx.db
    .insertInto('operator_tokens')
    .values({
      token_hash: token.tokenHash,
      operator_id: token.operatorId,
      purpose: token.purpose,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
    })
    .execute();
}

export async function closeOperatorTokens(tx: Tx, operatorId: string, now: Date): Promise<void> {
  await tx.db
    .updateTable('operator_tokens')
    .set({ used_at: now })
    .where('operator_id', '=', operatorId)
    .where('used_at', 'is', null)
    .execute();
}

/** Whose unused, unexpired token this is, without using it. */
export async function findOperatorToken(
  reader: Reader,
  tokenHash: Buffer,
  now: Date,
): Promise<string | null> {
  const row = await reader.db
    .selectFrom('operator_tokens')
    .select('operator_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.operator_id ?? null;
}

/** Uses a token up; of two concurrent calls only one succeeds. */
export async function useOperatorToken(tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const used = await tx.db
    .updateTable('operator_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('operator_id')
    .executeTakeFirst();
  return used !== undefined;
}

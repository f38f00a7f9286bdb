import type { Tx } from '../../platform/db/database.ts';
import type { Purpose } from './domain/ceremony.ts';

/** The challenge that an authenticator answers, and the caller it is bound to. */
export interface Challenge {
  readonly challengeHash: Buffer;
  readonly purpose: Purpose;
  readonly subjectKind: 'user' | 'operator';
  /** Null until the passkey identifies the user. */
  readonly subjectId: string | null;
  /** The hash of the browser's own token, or of the requesting sign-in. */
  readonly boundTo: Buffer;
}

export async function insertChallenge(
  tx: Tx,
  challenge: Challenge,
  expiresAt: Date,
  now: Date,
): Promise<void> {
  await tx.db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: challenge.challengeHash,
      purpose: challenge.purpose,
      subject_kind: challenge.subjectKind,
      subject_id: challenge.subjectId,
      bound_to: challenge.boundTo,
      expires_at: expiresAt,
      created_at: now,
    })
    .execute();
}

/** Uses a challenge up; false where it is unknown, answered, expired or of another user. */
export async function takeChallenge(tx: Tx, challenge: Challenge, now: Date): Promise<boolean> {
  const taken = await tx.db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challenge.challengeHash)
    .where('purpose', '=', challenge.purpose)
    .where('subject_kind', '=', challenge.subjectKind)
    .where('subject_id', challenge.subjectId === null ? 'is' : '=', challenge.subjectId)
    .where('bound_to', '=', challenge.boundTo)
    .where('expires_at', '>', now)
    .returning('challenge_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function deleteExpired(tx: Tx, now: Date): Promise<void> {
  await tx.db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
}

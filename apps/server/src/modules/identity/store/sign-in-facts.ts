import type { Reader } from '../../../platform/db/database.ts';

/** What operators see of a customer's sign-ins. */
export interface SignInFacts {
  readonly lastSignInAt: Date | null;
  readonly openSessions: number;
}

export async function findSignInFacts(reader: Reader, userId: string, now: Date): Promise<SignInFacts> {
  const row = await reader.db
    .selectFrom('sessions')
    .select((one) => [
      one.fn.max('created_at').as('last_at'),
      one.fn
        .countAll<bigint>()
        .filterWhere('ended_at', 'is', null)
        .filterWhere('idle_until', '>', now)
        .filterWhere('expires_at', '>', now)
        .as('open'),
    ])
    .where('subject_kind', '=', 'user')
    .where('subject_id', '=', userId)
    .executeTakeFirst();
  return { lastSignInAt: row?.last_at ?? null, openSessions: Number(row?.open ?? 0n) };
}

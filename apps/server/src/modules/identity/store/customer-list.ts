import type { Role } from '@titian/contracts/endpoint';
import type { Reader } from '../../../platform/db/database.ts';
import { likePattern } from '../../../platform/db/like.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { AccountStatus } from '../domain/user.ts';

export interface CustomerFilter {
  /** Part of a name, a company or an address; null for all. */
  readonly fragment: string | null;
  /** Customers who match by data of other modules; only with a search text. */
  readonly alsoIds: readonly string[];
  readonly accountStatus: AccountStatus | null;
  readonly role: Role | null;
  readonly beforeId: string | null;
  readonly limit: number;
}

/** The ids of customers, newest first. */
export async function listCustomerIds(reader: Reader, filter: CustomerFilter): Promise<string[]> {
  let query = reader.db.selectFrom('users').select('id').orderBy('id', 'desc').limit(filter.limit);
  const { fragment, alsoIds, accountStatus, role, beforeId } = filter;
  if (fragment !== null) {
    query = query.where((row) =>
      row.or([row('search_text', 'like', likePattern(fragment)), row('id', '=', oneOf(alsoIds))]),
    );
  }
  if (accountStatus !== null) {
    query = query.where('account_status', '=', accountStatus);
  }
  if (role !== null) {
    query = query.where('role', '=', role);
  }
  if (beforeId !== null) {
    query = query.where('id', '<', beforeId);
  }
  return (await query.execute()).map((row) => row.id);
}

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

import type { AccessDecision } from '@titian/contracts/access-reviews';
import type { OperatorRole } from '@titian/contracts/operator-roles';
import type { Permission } from '@titian/contracts/permissions';
import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { AccessReviewEntries, AccessReviews } from '../../../platform/db/schema.ts';
import type { AccessEntry, AccessReview } from '../domain/review.ts';

/** Writes a review; false where another run has opened it. */
export async function insertReview(tx: Tx, one: AccessReview): Promise<boolean> {
  const written = await tx.db
    .insertInto('access_reviews')
    .values({ id: one.id, quarter: one.quarter, as_of: one.asOf, due_on: one.dueOn })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

export async function insertEntries(tx: Tx, entries: readonly AccessEntry[]): Promise<void> {
  if (entries.length === 0) {
    return;
  }
  await tx.db
    .insertInto('access_review_entries')
    .values(
      entries.map((one) => ({
        ...{ id: one.id, review_id: one.reviewId, operator_id: one.operatorId, name: one.name },
        ...{ roles: [...one.roles], narrowed: [...one.narrowed], status: one.status, actions: one.actions },
        ...{ last_sign_in_at: one.lastSignInAt, has_second_factor: one.hasSecondFactor },
      })),
    )
    .execute();
}

export async function hasReviewOf(reader: Reader, quarter: string): Promise<boolean> {
  const found = await reader.db
    .selectFrom('access_reviews')
    .select('id')
    .where('quarter', '=', quarter)
    .executeTakeFirst();
  return found !== undefined;
}

/** A review of which nobody else decides or confirms anything until the transaction ends; null for an unknown one. */
export async function lockReview(tx: Tx, id: string): Promise<AccessReview | null> {
  await sql`select pg_advisory_xact_lock(hashtext(${`access_review ${id}`}))`.execute(tx.db);
  return findReview(tx, id);
}

export async function findReview(reader: Reader, id: string): Promise<AccessReview | null> {
  const row = await reader.db
    .selectFrom('access_reviews')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : reviewOf(row);
}

/** A review with how many of its operators are decided. */
export type CountedReview = AccessReview & { readonly operators: number; readonly decided: number };

/** Every review, the newest quarter first. */
export async function listReviews(reader: Reader): Promise<CountedReview[]> {
  const rows = await reader.db
    .selectFrom('access_reviews as r')
    .selectAll('r')
    .select(({ selectFrom }) => [
      selectFrom('access_review_entries as e')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('e.review_id', '=', 'r.id')
        .as('operators'),
      selectFrom('access_review_entries as e')
        .select(sql<number>`count(e.decision)::int`.as('count'))
        .whereRef('e.review_id', '=', 'r.id')
        .as('decided'),
    ])
    .orderBy('r.quarter', 'desc')
    .execute();
  return rows.map((row) => ({
    ...{ ...reviewOf(row), operators: row.operators ?? 0, decided: row.decided ?? 0 },
  }));
}

/** The operators of a review, by name. */
export async function listEntries(reader: Reader, reviewId: string): Promise<AccessEntry[]> {
  const rows = await reader.db
    .selectFrom('access_review_entries')
    .selectAll()
    .where('review_id', '=', reviewId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(entryOf);
}

/** The operators of all reviews that are not confirmed. */
export async function listOpenEntries(reader: Reader): Promise<AccessEntry[]> {
  const rows = await reader.db
    .selectFrom('access_review_entries as e')
    .innerJoin('access_reviews as r', 'r.id', 'e.review_id')
    .selectAll('e')
    .where('r.confirmed_at', 'is', null)
    .execute();
  return rows.map(entryOf);
}

export async function setDecision(
  tx: Tx,
  id: string,
  { decision, reason, by, at }: NonNullable<AccessEntry['decision']>,
): Promise<void> {
  await tx.db
    .updateTable('access_review_entries')
    .set({ decision, reason, decided_by: by, decided_at: at })
    .where('id', '=', id)
    .execute();
}

export async function setConfirmation(tx: Tx, id: string, by: string, at: Date): Promise<void> {
  await tx.db
    .updateTable('access_reviews')
    .set({ confirmed_by: by, confirmed_at: at })
    .where('id', '=', id)
    .execute();
}

function reviewOf(row: Selectable<AccessReviews>): AccessReview {
  const { confirmed_by: by, confirmed_at: at } = row;
  return {
    ...{ id: row.id, quarter: row.quarter, asOf: row.as_of, dueOn: row.due_on },
    confirmation: by === null || at === null ? null : { by, at },
  };
}

function entryOf(row: Selectable<AccessReviewEntries>): AccessEntry {
  const { decision, decided_by: by, decided_at: at } = row;
  return {
    ...{ id: row.id, reviewId: row.review_id, operatorId: row.operator_id, name: row.name },
    // Written from exactly these types.
    roles: row.roles as OperatorRole[],
    narrowed: row.narrowed as Permission[],
    status: row.status as AccessEntry['status'],
    ...{ lastSignInAt: row.last_sign_in_at, hasSecondFactor: row.has_second_factor, actions: row.actions },
    decision:
      decision === null || by === null || at === null
        ? null
        : { decision: decision as AccessDecision, reason: row.reason, by, at },
  };
}

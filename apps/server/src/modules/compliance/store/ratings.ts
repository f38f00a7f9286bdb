import { type RiskRating, type RiskTab, riskFactors } from '@titian/contracts/compliance';
import type { Day } from '@titian/finance/calendar';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { RiskRatings } from '../../../platform/db/schema.ts';
import type { RatingVersion } from '../domain/risk.ts';

/** Writes ratings; one that another run wrote for the customer meanwhile stays. */
export async function insertRatings(tx: Tx, ratings: readonly RatingVersion[]): Promise<void> {
  if (ratings.length === 0) {
    return;
  }
  await tx.db
    .insertInto('risk_ratings')
    .values(
      ratings.map((one) => ({
        ...{ id: one.id, customer_id: one.customerId, rating: one.rating, computed: one.computed },
        ...{ factors: JSON.stringify(one.factors), state: one.state, set_by: one.setBy, reason: one.reason },
        ...{ decided_by: one.decidedBy, rated_on: one.ratedOn, review_on: one.reviewOn },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Until the transaction ends nobody else rates the customer. */
export async function lockCustomerRating(tx: Tx, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`risk_rating ${customerId}`}))`.execute(tx.db);
}

export async function setRatingState(
  tx: Tx,
  id: string,
  change: {
    readonly state: RatingVersion['state'];
    readonly decidedBy?: string;
    readonly reviewOn?: Day;
  },
): Promise<void> {
  await tx.db
    .updateTable('risk_ratings')
    .set({
      state: change.state,
      ...(change.decidedBy === undefined ? {} : { decided_by: change.decidedBy }),
      ...(change.reviewOn === undefined ? {} : { review_on: change.reviewOn }),
    })
    .where('id', '=', id)
    .execute();
}

/** Every rating of a customer, newest first. */
export async function listRatingsOf(reader: Reader, customerId: string): Promise<RatingVersion[]> {
  const rows = await reader.db
    .selectFrom('risk_ratings')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(ratingOf);
}

export interface RatingsQuery {
  readonly tab: RiskTab;
  readonly rating: RiskRating | null;
  readonly today: Day;
  readonly after: { readonly reviewOn: Day; readonly id: string } | null;
  readonly limit: number;
}

/** A page of the ratings in force, what is reviewed first on top. */
export async function listRatings(
  reader: Reader,
  { tab, rating, today, after, limit }: RatingsQuery,
): Promise<(RatingVersion & { readonly isWaiting: boolean })[]> {
  const rows = await reader.db
    .selectFrom('risk_ratings as r')
    .selectAll('r')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('risk_ratings as w')
          .select('w.id')
          .whereRef('w.customer_id', '=', 'r.customer_id')
          .where('w.state', '=', 'waiting'),
      ).as('is_waiting'),
    )
    .where('r.state', '=', 'in_force')
    .$if(rating !== null, (some) => some.where('r.rating', '=', rating ?? ''))
    .$if(tab === 'due', (some) => some.where('r.review_on', '<=', today))
    .$if(tab === 'waiting', (some) =>
      some.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('risk_ratings as w')
            .select('w.id')
            .whereRef('w.customer_id', '=', 'r.customer_id')
            .where('w.state', '=', 'waiting'),
        ),
      ),
    )
    .$if(after !== null, (page) =>
      page.where(sql<boolean>`(r.review_on, r.id) > (${after?.reviewOn}, ${after?.id}::uuid)`),
    )
    .orderBy('r.review_on')
    .orderBy('r.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...ratingOf(row), isWaiting: row.is_waiting === true }));
}

const countedFactors = z.array(z.object({ factor: z.enum(riskFactors), points: z.int(), value: z.string() }));

function ratingOf(row: Selectable<RiskRatings>): RatingVersion {
  return {
    ...{ id: row.id, customerId: row.customer_id, setBy: row.set_by, reason: row.reason },
    // The CHECK lists of the table are exactly these types.
    rating: row.rating as RiskRating,
    computed: row.computed as RiskRating,
    factors: countedFactors.parse(row.factors),
    state: row.state as RatingVersion['state'],
    ...{ decidedBy: row.decided_by, ratedOn: row.rated_on, reviewOn: row.review_on },
  };
}

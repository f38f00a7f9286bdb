import type { Ctx, Scope } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { readSettings } from '../../settings/public.ts';
import { reviewDay } from '../domain/review-day.ts';
import { type CountedFactor, computedRating, type RatingVersion } from '../domain/risk.ts';
import { riskFactorsOf } from '../queries/risk-factors.ts';
import { insertRatings } from '../store/ratings.ts';
import { listUnrated } from '../store/risk-facts.ts';

const AT_ONCE = 200;

/** At the end of a day every customer who was approved and has no rating gets the one that the factors come to (CMP-2). */
export async function computeRatings(work: UnitOfWork, scope: Scope): Promise<void> {
  let after: string | null = null;
  do {
    const page: string[] = await work.query(scope, (ctx) => listUnrated(ctx.reader, after, AT_ONCE));
    if (page.length > 0) {
      await work.command(scope, (ctx) => rateSome(ctx, page));
    }
    after = page.at(-1) ?? null;
  } while (after !== null);
}

async function rateSome(ctx: Ctx, customerIds: readonly string[]): Promise<void> {
  const settings = await readSettings(ctx);
  const factors = await riskFactorsOf(ctx, customerIds);
  const computed = ([customerId, counted]: [string, CountedFactor[]]): RatingVersion => {
    const rating = computedRating(counted);
    return {
      ...{ id: newId(), customerId, rating, computed: rating, factors: counted, state: 'in_force' },
      ...{ setBy: null, reason: null, decidedBy: null, ratedOn: ctx.businessDate },
      reviewOn: reviewDay(rating, ctx.businessDate, settings),
    };
  };
  await insertRatings(ctx.tx, [...factors].map(computed));
}

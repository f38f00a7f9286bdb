import { needsSecond, type RiskRating } from '@titian/contracts/compliance';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { newId } from '../../../platform/ids.ts';
import { readSettings } from '../../settings/public.ts';
import { reviewDay } from '../domain/review-day.ts';
import { computedRating, type RatingVersion } from '../domain/risk.ts';
import { requireCustomer } from '../queries/read-ratings.ts';
import { riskFactorsOf } from '../queries/risk-factors.ts';
import { insertRatings, listRatingsOf, lockCustomerRating, setRatingState } from '../store/ratings.ts';

export interface NewRating {
  readonly customerId: string;
  readonly rating: RiskRating;
  readonly reason: string;
  /** The rating in force that was read. */
  readonly replaces: string | null;
}

/**
 * Rates a customer, also as it was, which is a review. Out of the highest it waits for a second one of compliance (CMP-3).
 * The audit log names neither customer nor rating: more roles read it than may know them.
 * @throws AppError `not_found`, `rating_changed`
 */
export async function rateCustomer(ctx: Ctx, operator: OperatorPrincipal, wanted: NewRating): Promise<void> {
  const { customerId, rating, reason } = wanted;
  await requireCustomer(ctx, customerId);
  await lockCustomerRating(ctx.tx, customerId);
  const ratings = await listRatingsOf(ctx.tx, customerId);
  const inForce = ratings.find((one) => one.state === 'in_force') ?? null;
  if ((inForce?.id ?? null) !== wanted.replaces || ratings.some((one) => one.state === 'waiting')) {
    throw new AppError('rating_changed');
  }
  const factors = (await riskFactorsOf(ctx, [customerId])).get(customerId) ?? [];
  const waits = inForce !== null && needsSecond(inForce.rating, rating);
  const id = newId();
  if (inForce !== null && !waits) {
    await setRatingState(ctx.tx, inForce.id, { state: 'replaced' });
  }
  await insertRatings(ctx.tx, [
    {
      ...{ id, customerId, rating, computed: computedRating(factors), factors, reason },
      ...{ state: waits ? 'waiting' : 'in_force', setBy: operator.id, decidedBy: null },
      ratedOn: ctx.businessDate,
      reviewOn: reviewDay(rating, ctx.businessDate, await readSettings(ctx)),
    },
  ]);
  await recordAudit(ctx, { action: 'risk_rating.set', subjectKind: 'risk_rating', subjectId: id });
}

/**
 * Another than who set it agrees to a rating that waits, or rejects it; nobody agrees to anything but what was read.
 * @throws AppError `not_found`, `rating_changed`, `same_operator`
 */
export async function decideRating(
  ctx: Ctx,
  operator: OperatorPrincipal,
  decision: { readonly customerId: string; readonly ratingId: string; readonly approves: boolean },
): Promise<void> {
  await requireCustomer(ctx, decision.customerId);
  await lockCustomerRating(ctx.tx, decision.customerId);
  const ratings = await listRatingsOf(ctx.tx, decision.customerId);
  const waiting = ratings.find((one) => one.state === 'waiting');
  if (waiting === undefined || waiting.id !== decision.ratingId) {
    throw new AppError('rating_changed');
  }
  if (waiting.setBy === operator.id) {
    throw new AppError('same_operator');
  }
  await (decision.approves
    ? putInForce(ctx, operator, ratings, waiting)
    : setRatingState(ctx.tx, waiting.id, { state: 'rejected', decidedBy: operator.id }));
  await recordAudit(ctx, {
    action: 'risk_rating.decided',
    ...{ subjectKind: 'risk_rating', subjectId: waiting.id },
  });
}

async function putInForce(
  ctx: Ctx,
  operator: OperatorPrincipal,
  ratings: readonly RatingVersion[],
  waiting: RatingVersion,
): Promise<void> {
  const before = ratings.find((one) => one.state === 'in_force');
  if (before !== undefined) {
    await setRatingState(ctx.tx, before.id, { state: 'replaced' });
  }
  const reviewOn = reviewDay(waiting.rating, ctx.businessDate, await readSettings(ctx));
  await setRatingState(ctx.tx, waiting.id, { state: 'in_force', decidedBy: operator.id, reviewOn });
}

import type { RiskRating, RiskTab } from '@titian/contracts/compliance';
import { message } from '@titian/contracts/messages/message';
import { parseDay } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { idCursor, type Page, pageOf } from '../../../platform/paging.ts';
import { readOperators } from '../../identity/public.ts';
import { readInvestors, readIssuers } from '../../onboarding/public.ts';
import { readScreeningOf } from '../../screening/public.ts';
import { type CountedFactor, computedRating, type RatingVersion } from '../domain/risk.ts';
import { listRatings, listRatingsOf } from '../store/ratings.ts';
import { riskFactorsOf } from './risk-factors.ts';

/** An approved customer as lists name one. */
export interface RatedCustomer {
  readonly id: string;
  readonly number: string;
  readonly name: string;
}

export type ListedRating = RatingVersion & { readonly isWaiting: boolean; readonly customer: RatedCustomer };

/** A page of the ratings in force, what is reviewed first on top. @throws FieldError on cursor */
export async function readRatings(
  ctx: QueryCtx,
  query: {
    readonly tab: RiskTab;
    readonly rating?: RiskRating | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<Page<ListedRating>> {
  const { tab, rating = null, limit } = query;
  const after = cursorOf(query.cursor);
  const found = await listRatings(ctx.reader, {
    ...{ tab, rating, today: ctx.businessDate, after, limit: limit + 1 },
  });
  const page = pageOf(found, limit, (last) => `${last.reviewOn}_${last.id}`);
  const customers = await customersOf(
    ctx,
    page.rows.map((one) => one.customerId),
  );
  const rows = page.rows.flatMap((one) => {
    const customer = customers.get(one.customerId);
    return customer === undefined ? [] : [{ ...one, customer }];
  });
  return { ...page, rows };
}

function cursorOf(cursor: string | undefined) {
  if (cursor === undefined) {
    return null;
  }
  const [reviewOn, id] = [parseDay(cursor.slice(0, 10)), idCursor(cursor.slice(11))];
  if (reviewOn === null || id === null) {
    throw fieldError('cursor', message('cursor_invalid'));
  }
  return { reviewOn, id };
}

async function customersOf(
  ctx: QueryCtx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RatedCustomer>> {
  const [investors, issuers] = [await readInvestors(ctx, ids), await readIssuers(ctx, ids)];
  return new Map([
    ...[...issuers.values()].map((one): [string, RatedCustomer] => [
      one.userId,
      { id: one.userId, number: one.registrationNo, name: one.companyName },
    ]),
    ...[...investors.values()].map((one): [string, RatedCustomer] => [
      one.userId,
      { id: one.userId, number: one.invNo, name: one.verifiedName },
    ]),
  ]);
}

/** An approved customer. @throws AppError `not_found` */
export async function requireCustomer(ctx: QueryCtx, id: string): Promise<RatedCustomer> {
  const customer = (await customersOf(ctx, [id])).get(id);
  if (customer === undefined) {
    throw new AppError('not_found');
  }
  return customer;
}

/** Everything about how much a customer is watched. */
export interface CustomerRisk {
  readonly customer: RatedCustomer;
  readonly ratings: readonly RatingVersion[];
  readonly factors: readonly CountedFactor[];
  readonly computed: RiskRating;
  readonly screening: Awaited<ReturnType<typeof readScreeningOf>>;
  readonly nameOf: (operatorId: string) => string;
}

/** Null for a customer who is not approved. */
export async function readCustomerRisk(ctx: QueryCtx, customerId: string): Promise<CustomerRisk | null> {
  const customer = (await customersOf(ctx, [customerId])).get(customerId);
  if (customer === undefined) {
    return null;
  }
  const ratings = await listRatingsOf(ctx.reader, customerId);
  const factors = (await riskFactorsOf(ctx, [customerId])).get(customerId) ?? [];
  const ids = ratings.flatMap(({ setBy, decidedBy }) => [setBy, decidedBy]).filter((by) => by !== null);
  const operators = await readOperators(ctx, [...new Set(ids)]);
  return {
    ...{ customer, ratings, factors, computed: computedRating(factors) },
    screening: await readScreeningOf(ctx, customerId),
    nameOf: (by) => operators.get(by)?.name ?? '',
  };
}

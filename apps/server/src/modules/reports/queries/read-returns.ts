import { type Day, daysOfQuarter, quarterOf } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import { readSettings } from '../../settings/public.ts';
import { returnDueOn } from '../domain/due-date.ts';
import { type ChangedFigure, changedFigures, type Figures } from '../domain/market-return.ts';
import { quartersBetween, returnIdOf } from '../domain/quarter.ts';
import type { DayRange } from '../domain/report.ts';
import { type FrozenReturn, firstCustomerOn, isClosedThrough, listReturns } from '../store/market-returns.ts';
import { returnFigures } from './return-figures.ts';

/** A quarter, and whether it was approved. */
export interface ReturnPeriod extends DayRange {
  readonly period: string;
  /** Whether its last day was worked off, so that nothing of it is missing. */
  readonly isOver: boolean;
  /** By when it has to be approved, and whether it is not although that day has passed. */
  readonly dueOn: Day;
  readonly isOverdue: boolean;
  readonly frozen: FrozenReturn | null;
  readonly isProposed: boolean;
}

/** A return with its figures: as approved, or as the books are now. */
export interface MarketReturn extends ReturnPeriod {
  readonly figures: Figures;
  readonly changed: readonly ChangedFigure[];
  readonly earlier: readonly FrozenReturn[];
}

/** Every quarter since the first customer, the newest first. */
export async function readReturnPeriods(ctx: QueryCtx): Promise<ReturnPeriod[]> {
  const first = await firstCustomerOn(ctx.reader);
  const periods = first === null ? [] : quartersBetween(first, ctx.businessDate);
  return periods.length === 0 ? [] : await periodsOf(ctx, periods);
}

/** The quarters that are over and not approved, the oldest first. */
export async function readOpenReturns(ctx: QueryCtx): Promise<ReturnPeriod[]> {
  return (await readReturnPeriods(ctx)).filter((one) => one.isOver && one.frozen === null).reverse();
}

async function periodsOf(ctx: QueryCtx, periods: readonly string[]): Promise<ReturnPeriod[]> {
  const frozen = await listReturns(ctx.reader, periods);
  const proposed = await subjectsWithProposal(ctx, 'market_return', periods.map(returnIdOf));
  const { marketReturnDueDays } = await readSettings(ctx);
  const all: ReturnPeriod[] = [];
  for (const period of periods) {
    const days = daysOfQuarter(period);
    const version = frozen.find((one) => one.period === period) ?? null;
    const dueOn = returnDueOn(period, marketReturnDueDays);
    all.push({
      ...{ period, ...days, isOver: await isOver(ctx, days.to), frozen: version },
      ...{ dueOn, isOverdue: version === null && ctx.businessDate > dueOn },
      isProposed: proposed.has(returnIdOf(period)),
    });
  }
  return all;
}

/** Whether a quarter has ended and its last day was worked off. */
export async function isOver(ctx: QueryCtx, last: Day): Promise<boolean> {
  return last < ctx.businessDate && (await isClosedThrough(ctx.reader, last));
}

/** One quarter with its figures. @throws AppError `not_found` for a quarter that has not begun */
export async function readMarketReturn(ctx: QueryCtx, period: string): Promise<MarketReturn> {
  if (period > quarterOf(ctx.businessDate)) {
    throw new AppError('not_found');
  }
  const [found] = await periodsOf(ctx, [period]);
  if (found === undefined) {
    throw new AppError('not_found');
  }
  const now: Figures = await returnFigures(ctx, daysOfQuarter(period));
  const versions = await listReturns(ctx.reader, [period]);
  return {
    ...found,
    figures: found.frozen?.figures ?? now,
    changed: found.frozen === null ? [] : changedFigures(found.frozen.figures, now),
    earlier: versions.slice(1),
  };
}

import { BACKTEST_CUSTOMERS, BACKTEST_DAYS } from '@titian/contracts/monitoring';
import { addDays, type Day } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Investor, readInvestors } from '../../onboarding/public.ts';
import { findingsBetween } from '../domain/evaluate.ts';
import type { RuleTerms } from '../domain/rule.ts';
import { listMoving, readHistories } from '../store/histories.ts';
import { findInForce } from '../store/rules.ts';

const AT_ONCE = 100;
/** More customers than this are not evaluated within one call. */
const CUSTOMERS_MAX = 5_000;
const SECONDS_MAX = 10;

export interface Backtest {
  /** Of the rule in force that it was compared with. */
  readonly version: number;
  readonly from: Day;
  readonly until: Day;
  readonly alerts: number;
  readonly alertsInForce: number;
  /** The first customers for whom the version would have raised alerts, by number. */
  readonly customers: readonly { readonly customer: Investor; readonly alerts: number }[];
}

/**
 * What a version of a rule would have raised in the days before today, and what the one in force would have (TXM-4).
 * Changes nothing.
 * @throws AppError `not_found`, `backtest_too_large` where there are too many customers, or it takes too long
 */
export async function backtest(ctx: QueryCtx, terms: RuleTerms): Promise<Backtest> {
  const until = addDays(ctx.businessDate, -1);
  const period = { from: addDays(until, 1 - BACKTEST_DAYS), until };
  const inForce = await findInForce(ctx.reader, terms.kind);
  if (inForce === null) {
    throw new AppError('not_found');
  }
  const ids = await listMoving(ctx.reader, period, { after: null, limit: CUSTOMERS_MAX + 1 });
  if (ids.length > CUSTOMERS_MAX) {
    throw new AppError('backtest_too_large', { max: CUSTOMERS_MAX });
  }
  const found = new Map<string, number>();
  const begun = performance.now();
  let [alerts, alertsInForce] = [0, 0];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    for (const [id, history] of await readHistories(ctx.reader, ids.slice(at, at + AT_ONCE), period)) {
      const { length } = findingsBetween(terms, history, period);
      alerts += length;
      alertsInForce += findingsBetween(inForce, history, period).length;
      if (length > 0) {
        found.set(id, length);
      }
    }
    if (performance.now() - begun > SECONDS_MAX * 1_000) {
      throw new AppError('backtest_too_large', { max: CUSTOMERS_MAX });
    }
  }
  const { version } = inForce;
  return { ...period, version, alerts, alertsInForce, customers: await firstOf(ctx, found) };
}

async function firstOf(ctx: QueryCtx, found: ReadonlyMap<string, number>): Promise<Backtest['customers']> {
  const investors = await readInvestors(ctx, [...found.keys()].slice(0, BACKTEST_CUSTOMERS));
  return [...investors.values()]
    .sort((one, other) => (one.invNo < other.invNo ? -1 : 1))
    .map((customer) => ({ customer, alerts: found.get(customer.userId) ?? 0 }));
}

import { type HealthCheck, stateOf } from '../../../platform/health.ts';
import { readOpenReturns } from './read-returns.ts';

/** One overdue return is for today; the product works all the same. */
const OVERDUE = { warning: 1, failing: Number.POSITIVE_INFINITY };

/** Whether the returns of all quarters were approved by the day on which they were due (OPS-28, OPS-50). */
export const returnsHealth: HealthCheck = {
  name: 'market_returns',
  async read(ctx) {
    const [oldest, ...others] = (await readOpenReturns(ctx)).filter((one) => one.isOverdue);
    const overdue = oldest === undefined ? 0 : 1 + others.length;
    return { state: stateOf(overdue, OVERDUE), facts: { overdue, due_day: oldest?.dueOn ?? null } };
  },
};

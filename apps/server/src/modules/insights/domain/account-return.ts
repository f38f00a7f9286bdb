import { type Day, daysBetween } from '@titian/finance/calendar';
import { xirr } from '@titian/finance/irr';
import type { RateBps } from '@titian/finance/rate';
import { type Sen, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import type { Flow } from './flow.ts';

const FROM_DAYS = 30;

/**
 * The yearly return on everything an investor put in and took out, money-weighted, against what the account is worth
 * today, idle cash included: net of expected loss or at par, as the worth is given (FIG-4). Null in the first 30 days, where a yearly
 * rate says nothing.
 */
export function accountXirr(
  own: readonly Pick<Flow, 'on' | 'amountSen'>[],
  worthSen: Sen,
  today: Day,
): RateBps | null {
  const first = own.map((flow) => flow.on).sort()[0];
  if (first === undefined || daysBetween(first, today) < FROM_DAYS) {
    return null;
  }
  const paidIn = own.map(({ on, amountSen }) => ({ on, amountSen: subtractSen(ZERO_SEN, amountSen) }));
  return xirr([...paidIn, { on: today, amountSen: worthSen }]);
}

import type { Day } from '@titian/finance/calendar';
import { type RateBps, rateBps } from '@titian/finance/rate';
import { buildSchedule } from '@titian/finance/schedule';
import { addSen, maxSen, type Sen, ZERO_SEN } from '@titian/finance/sen';
import type { FinancingApplication } from './financing-application.ts';

/**
 * A month's payment if an application were financed as requested, at the middle of what rates may be, because no rate
 * is agreed yet.
 */
export function requestedInstalment(
  application: Pick<FinancingApplication, 'profile' | 'amountSen' | 'termMonths'>,
  rateCapBps: RateBps,
  on: Day,
): Sen {
  const middle = rateBps(Math.floor(rateCapBps / 2));
  const monthly = buildSchedule({
    profile: application.profile === 'bullet' ? 'equal_monthly_flat' : application.profile,
    principalSen: application.amountSen,
    rateBps: middle,
    termMonths: application.termMonths,
    issuedOn: on,
    holidays: new Set(),
  });
  // A principal that is due at the end has to be earned month by month all the same.
  const total = monthly.reduce((sum, row) => addSen(sum, addSen(row.principalSen, row.returnSen)), ZERO_SEN);
  return maxSen((total / BigInt(application.termMonths)) as Sen, ZERO_SEN);
}

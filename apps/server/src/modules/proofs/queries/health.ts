import { addDays } from '@titian/finance/calendar';
import { type HealthCheck, stateOf } from '../../../platform/health.ts';
import { lastFinishedDay } from '../../servicing/public.ts';
import { readHolidays } from '../../settings/public.ts';
import { businessDaysBetween } from '../domain/corrections.ts';
import { listRecords } from '../store/records.ts';

/** One closed business day without a proof is for today; clients see it after three. */
const MISSING = { warning: 1, failing: 3 };

/** Whether every business day that was closed since the first record has one (OPS-28, PRF-1). */
export const proofHealth: HealthCheck = {
  name: 'client_money_proof',
  async read(ctx) {
    const [newest] = await listRecords(ctx.reader, null, 1);
    const closed = await lastFinishedDay(ctx.reader);
    const missing =
      newest === undefined || closed === null
        ? []
        : businessDaysBetween(newest.day, addDays(closed, 1), await readHolidays(ctx));
    return {
      state: stateOf(missing.length, MISSING),
      facts: { last_day: newest?.day ?? null, missing: missing.length },
    };
  },
};

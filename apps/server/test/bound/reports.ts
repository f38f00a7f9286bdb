import { addDays, daysOfQuarter, malaysiaDay, quarterOf } from '@titian/finance/calendar';
import { sql } from 'kysely';
import type { TestApp } from '../app.ts';
import { approvedInvestor } from '../builders/onboarding.ts';
import { asOwner } from '../owner.ts';
import { type BoundRow, row } from './harness.ts';

/** The quarter that ended last, with its last day worked off. */
export async function closedQuarter(app: TestApp): Promise<string> {
  const last = addDays(daysOfQuarter(quarterOf(malaysiaDay(app.work.clock.now()))).from, -1);
  await asOwner(app, (tx) =>
    sql`insert into business_days (day, closed_by, started_at, finished_at)
      values (${last}::date, 'test', now(), now()) on conflict do nothing`.execute(tx.db),
  );
  return quarterOf(last);
}

/** The return of a quarter. */
export const reportRows: Readonly<Record<string, BoundRow>> = {
  market_return: row({
    make: async (app) => {
      await approvedInvestor(app);
      return { subjectId: null, after: { period: await closedQuarter(app) } };
    },
    changes: {
      figures: () => sql`update investors set approved_on = '2020-01-01'`,
    },
  }),
};

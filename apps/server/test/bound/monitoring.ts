import { sql } from 'kysely';
import { backtestedRule, changedRule } from '../builders/monitoring.ts';
import { type BoundRow, OTHER_ID, row } from './harness.ts';

/** The rules of transaction monitoring. */
export const monitoringRows: Readonly<Record<string, BoundRow>> = {
  monitoring_rule: row({
    make: async (app) => ({
      subjectId: null,
      after: await backtestedRule(app, changedRule({ kind: 'out_of_profile' })),
    }),
    changes: {
      replaces: () => sql`update monitoring_rules set id = ${OTHER_ID} where kind = 'out_of_profile'`,
      backtest: () =>
        sql`update monitoring_backtests set alerts_in_force = alerts_in_force + 1 where kind = 'out_of_profile'`,
    },
  }),
};

import { sql } from 'kysely';
import { changedRule } from '../builders/monitoring.ts';
import { type BoundRow, OTHER_ID, row } from './harness.ts';

/** The rules of transaction monitoring. */
export const monitoringRows: Readonly<Record<string, BoundRow>> = {
  monitoring_rule: row({
    make: async () => ({ subjectId: null, after: changedRule({ kind: 'out_of_profile' }) }),
    changes: {
      replaces: () => sql`update monitoring_rules set id = ${OTHER_ID} where kind = 'out_of_profile'`,
    },
  }),
};

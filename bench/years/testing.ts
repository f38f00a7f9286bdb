import { day } from '@titian/finance/calendar';
import type { DayRecord } from './progress.ts';
import type { Sizes } from './sizes.ts';
import type { Verification } from './verify.ts';

/** A business day whose night took 100 ms, but for what is given. */
export function dayRecord(on: string, over: Partial<DayRecord> = {}): DayRecord {
  return {
    ...{ day: day(on), isBusinessDay: true, workMs: 1_000, endOfDayMs: 70, jobsMs: 20 },
    ...{ taskMs: { monitoring: 60 }, periodicMs: { sealing: 10 }, figuresMs: null, sizes: null },
    failures: [],
    ...over,
  };
}

/** A small database. */
export const smallSizes: Sizes = {
  ...{ databaseBytes: 1_048_576, filesBytes: 0, walBytes: 0, entries: 1_000, jobs: 1, failedJobs: 0 },
  tables: [{ name: 'entries', rows: 1_000, tableBytes: 0, indexBytes: 0, deadRows: 0, vacuums: 1 }],
};

/** What is found where everything is right. */
export const sound: Verification = {
  ...{
    brokenInvariants: 0,
    auditProblem: null,
    seals: 10,
    overdueSelfies: 0,
    purgedSelfies: 3,
    youngSelfies: 2,
  },
  ...{ strayFiles: 0, missingFiles: 0, overdueExports: 0, purgedExports: 1, overdueSecurityEvents: 0 },
  ...{ closedAccounts: 1, deletedMoneyRows: 0 },
};

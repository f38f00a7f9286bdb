import { malaysiaDay } from '@titian/finance/calendar';
import { later } from '../../platform/clock.ts';
import { type Scope, systemActor } from '../../platform/context.ts';
import type { EndOfDayTask } from '../../platform/end-of-day-task.ts';
import type { JobTable } from '../../platform/jobs.ts';
import type { Periodic } from '../../platform/periodic.ts';
import { collectDeposits } from './commands/collect-deposits.ts';
import { type CollectDeps, collectDue } from './commands/collect-due.ts';
import { endAtBank, expireMandates } from './commands/end-mandate.ts';
import { syncMandateStatus } from './commands/sync-mandate-status.ts';

export type DirectDebitDeps = CollectDeps;

const CHECK_EVERY_MS = 10 * 60_000;
/** Banks work on their systems in the first hours of a day (DDB-8). */
const FROM_HOUR_MS = 6 * 60 * 60_000;

/** Jobs that query and notify banks about mandates. */
export function directDebitJobs(deps: DirectDebitDeps): JobTable {
  return {
    mandate_decision: (payload, scope) => syncMandateStatus(deps, scope, String(payload.mandate_id)),
    mandate_end: (payload, scope) => endAtBank(deps, scope, String(payload.mandate_id)),
  };
}

/** What direct debit adds to the end of a day, before anything counts as late. */
export function directDebitSteps(deps: DirectDebitDeps): readonly EndOfDayTask[] {
  return [
    { name: 'mandates', phase: 'receipts', run: expireMandates },
    { name: 'collections', phase: 'receipts', run: (_work, scope, day) => collectDue(deps, scope, day) },
    {
      name: 'recurring_deposits',
      phase: 'receipts',
      run: (_work, scope, day) => collectDeposits(deps, scope, day),
    },
  ];
}

/** Collects on the due day itself, from the morning on; the end of the day makes good what was missed. */
export function directDebitPeriodic(deps: DirectDebitDeps): Periodic {
  return {
    name: 'collections',
    everyMs: CHECK_EVERY_MS,
    async run() {
      const now = deps.work.clock.now();
      const today = malaysiaDay(now);
      if (malaysiaDay(later(now, -FROM_HOUR_MS)) === today) {
        const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: 'collections' };
        await collectDue(deps, scope, today);
        await collectDeposits(deps, scope, today);
      }
    },
  };
}

import { type Scope, systemActor } from '../../platform/context.ts';
import { enqueue, type JobTable } from '../../platform/jobs.ts';
import type { Periodic } from '../../platform/periodic.ts';
import { endAbandoned, overdueSessions, purgeSession } from './commands/purge-session.ts';
import { settleSession } from './commands/settle-session.ts';
import type { EkycDeps } from './domain/ekyc-deps.ts';

/** Requests a result, or deletion, from the provider; both are retried until it answers. */
export function ekycJobs(deps: EkycDeps): JobTable {
  return {
    ekyc_result: (payload, scope) => settleSession(deps, scope, String(payload.session_id)),
    ekyc_purge: (payload, scope) => purgeSession(deps, scope, String(payload.session_id)),
    ekyc_abandoned: (payload, scope) =>
      deps.work.command(scope, (ctx) => endAbandoned(ctx, String(payload.session_id))),
  };
}

const HOUR_MS = 3_600_000;
const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

/** Deletes selfies past their retention period and ends abandoned checks, every hour. */
export function ekycSweep(deps: EkycDeps): Periodic {
  return {
    name: 'ekyc sweep',
    everyMs: HOUR_MS,
    run: () =>
      deps.work.command(scope, async (ctx) => {
        const { decided, abandoned } = await overdueSessions(ctx);
        for (const id of decided) {
          await enqueue(ctx, 'ekyc_purge', { session_id: id }, { key: `ekyc_purge:${id}` });
        }
        for (const id of abandoned) {
          await enqueue(ctx, 'ekyc_abandoned', { session_id: id }, { key: `ekyc_abandoned:${id}` });
        }
      }),
  };
}

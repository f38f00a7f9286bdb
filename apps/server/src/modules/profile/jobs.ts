import { type Scope, systemActor } from '../../platform/context.ts';
import type { JobTable } from '../../platform/jobs.ts';
import type { Periodic } from '../../platform/periodic.ts';
import { type ExportDeps, makeExport } from './commands/make-export.ts';
import { purgeExports } from './commands/purge-exports.ts';

const HOUR_MS = 3_600_000;
const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

/** `make_data_export` puts together what a customer requested. */
export function profileJobs(deps: ExportDeps): JobTable {
  return {
    make_data_export: (payload, from) => makeExport(deps, from, String(payload.export_id)),
  };
}

/** Deletes exports whose time is over. */
export function exportSweep({ work }: Pick<ExportDeps, 'work'>): Periodic {
  return {
    name: 'export sweep',
    everyMs: HOUR_MS,
    run: () => work.command(scope, (ctx) => purgeExports(ctx)),
  };
}

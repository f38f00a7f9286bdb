import { later } from '../../platform/clock.ts';
import { type Scope, systemActor } from '../../platform/context.ts';
import type { JobTable } from '../../platform/jobs.ts';
import type { Periodic } from '../../platform/periodic.ts';
import type { FileStorage } from '../../platform/storage.ts';
import type { Work } from '../../platform/work.ts';
import { findDropped, findWantedKeys, markPurged } from './store.ts';

const AT_ONCE = 100;
const SWEEP_EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;
const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

export interface FileJobDeps {
  readonly work: Work;
  readonly storage: FileStorage;
}

/** Removes the bytes of files that their form has dropped. */
export function fileJobs(deps: FileJobDeps): JobTable {
  return { purge_files: (_payload, at) => purgeDropped(deps, at) };
}

async function purgeDropped({ work, storage }: FileJobDeps, at: Scope): Promise<void> {
  for (;;) {
    const dropped = await work.query(at, (ctx) => findDropped(ctx.reader, AT_ONCE));
    for (const { id, storageKey } of dropped) {
      // Removing twice does no harm, so the row says so only afterwards.
      await storage.remove(storageKey);
      await work.command(at, (ctx) => markPurged(ctx.tx, id));
    }
    if (dropped.length < AT_ONCE) {
      return;
    }
  }
}

/** Removes bytes that a crash left behind: they were kept, and no row came to name them. */
export function fileSweep(deps: FileJobDeps): Periodic {
  return { name: 'file sweep', everyMs: SWEEP_EVERY_MS, run: () => sweepFiles(deps) };
}

/** Looks at what was kept more than a day ago; everything younger may belong to a call that is under way. */
export async function sweepFiles({ work, storage }: FileJobDeps): Promise<void> {
  const before = later(work.clock.now(), -DAY_MS);
  let keys: string[] = [];
  const removeUnknown = async () => {
    const wanted = await work.query(scope, (ctx) => findWantedKeys(ctx.reader, keys));
    await Promise.all(keys.filter((key) => !wanted.has(key)).map((key) => storage.remove(key)));
    keys = [];
  };
  for await (const key of storage.keysBefore(before)) {
    keys.push(key);
    if (keys.length === AT_ONCE) {
      await removeUnknown();
    }
  }
  if (keys.length > 0) {
    await removeUnknown();
  }
}

import { recordAudit } from '../../platform/audit.ts';
import { later } from '../../platform/clock.ts';
import { type Ctx, type Scope, systemActor } from '../../platform/context.ts';
import type { JobTable } from '../../platform/jobs.ts';
import type { Periodic } from '../../platform/periodic.ts';
import { reportAfterCommit } from '../../platform/security/report.ts';
import type { FileStorage } from '../../platform/storage.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { FileIntake } from './domain/intake.ts';
import { findDropped, findWantedKeys, markPurged } from './store/files.ts';
import { findHeld, type HeldFile, markScanned } from './store/held-files.ts';

const AT_ONCE = 100;
const SWEEP_EVERY_MS = 3_600_000;
const SCAN_EVERY_MS = 60_000;
const DAY_MS = 86_400_000;
const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

export interface FileJobDeps {
  readonly work: UnitOfWork;
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

/** Removes bytes that a crash left behind without a row. */
export function fileSweep(deps: FileJobDeps): Periodic {
  return { name: 'file sweep', everyMs: SWEEP_EVERY_MS, run: () => sweepFiles(deps) };
}

/** Checks files older than a day; newer ones may belong to a call that is under way. */
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

/** A file of a customer that was removed after it had been accepted. */
interface RemovedFile {
  readonly id: string;
  readonly ownerUserId: string;
  readonly name: string;
  readonly uploadedAt: Date;
}

export interface ScanDeps {
  readonly work: UnitOfWork;
  readonly intake: FileIntake;
  /** Notifies its owner: the form with the file may be under review. */
  readonly notifyRemoval: (ctx: Ctx, file: RemovedFile) => Promise<void>;
}

/** Scans the files that were uploaded while the malware scanner was unreachable. */
export function heldFiles(deps: ScanDeps): Periodic {
  return { name: 'held files', everyMs: SCAN_EVERY_MS, run: () => scanHeld(deps) };
}

/** Releases what is clean and removes what is not, oldest first; stops where the scanner does not answer. */
export async function scanHeld(deps: ScanDeps): Promise<void> {
  const { work, intake } = deps;
  for (;;) {
    const held = await work.query(scope, (ctx) => findHeld(ctx.reader, AT_ONCE));
    for (const file of held) {
      const verdict = await intake.scanner.scan(intake.read(file.storageKey));
      if (verdict.state === 'unavailable') {
        return;
      }
      if (verdict.state === 'clean') {
        await work.command(scope, (ctx) => markScanned(ctx.tx, file.id));
      } else {
        await removeInfected(deps, file, verdict.signature);
      }
    }
    if (held.length < AT_ONCE) {
      return;
    }
  }
}

async function removeInfected(
  { work, intake, notifyRemoval }: ScanDeps,
  file: HeldFile,
  signature: string,
): Promise<void> {
  await intake.remove(file.storageKey);
  await work.command(scope, async (ctx) => {
    await markPurged(ctx.tx, file.id);
    const account = file.ownerUserId === null ? null : { kind: 'user' as const, id: file.ownerUserId };
    reportAfterCommit(ctx, { kind: 'upload_infected', detail: 'removed', account });
    await recordAudit(ctx, {
      action: 'file.infected',
      subjectKind: 'file',
      subjectId: file.id,
      after: { purpose: file.purpose, owner_user_id: file.ownerUserId, signature },
    });
    if (file.ownerUserId !== null) {
      await notifyRemoval(ctx, { ...file, ownerUserId: file.ownerUserId });
    }
  });
}

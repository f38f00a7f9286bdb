import { malaysiaDay } from '@titian/finance/calendar';
import { recordAudit } from '../../../platform/audit.ts';
import { later } from '../../../platform/clock.ts';
import type { Ctx, Scope } from '../../../platform/context.ts';
import type { ExportReader } from '../../../platform/export.ts';
import type { FileStorage } from '../../../platform/storage.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { type StoredFile, withDocument } from '../../files/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { type ExportPart, exportFile } from '../domain/export-file.ts';
import { countExportFailure, type DataExport, findExport, setExportState, setReady } from '../store.ts';

const RETENTION_MS = 7 * 24 * 3_600_000;
// The waits between tries grow: these last about an hour, in which a full disk can be emptied.
const TRIES = 8;

export interface ExportDeps {
  readonly work: UnitOfWork;
  readonly storage: FileStorage;
  /** What each module holds about a customer, in the order of the file. */
  readonly readers: readonly ExportReader[];
}

/** Compiles a customer's data, stores it for seven days and notifies them. Idempotent; fails after the last attempt. */
export async function makeExport(deps: ExportDeps, scope: Scope, exportId: string): Promise<void> {
  const request = await deps.work.query(scope, (ctx) => findExport(ctx.reader, exportId));
  if (request?.state !== 'collecting') {
    return;
  }
  try {
    await collect(deps, scope, request);
  } catch (error) {
    if (!(await deps.work.command(scope, (ctx) => giveUp(ctx, request)))) {
      throw error;
    }
  }
}

async function collect(deps: ExportDeps, scope: Scope, request: DataExport): Promise<void> {
  const { parts, today, now } = await deps.work.query(scope, async (ctx) => {
    const all: ExportPart[] = [];
    for (const reader of deps.readers) {
      all.push({ name: reader.name, tables: await reader.read(ctx, request.userId) });
    }
    return { parts: all, today: malaysiaDay(ctx.now), now: ctx.now };
  });
  const document = {
    ...{ ownerUserId: request.userId, purpose: 'export' as const, contentType: 'application/zip' },
    name: `titian-data-${today}.zip`,
    bytes: exportFile({ ref: request.ref, madeAt: now, parts }),
  };
  await withDocument(deps.storage, document, (record) =>
    deps.work.command(scope, (ctx) => finish(ctx, request, record)),
  );
}

async function finish(
  ctx: Ctx,
  request: DataExport,
  record: (ctx: Ctx) => Promise<StoredFile>,
): Promise<void> {
  const file = await record(ctx);
  const expiresAt = later(ctx.now, RETENTION_MS);
  if (!(await setReady(ctx.tx, request.id, { fileId: file.id, at: ctx.now, expiresAt }))) {
    throw new Error('this export was made by another worker');
  }
  const { ref, userId } = request;
  await recordAudit(ctx, { action: 'export.made', subjectKind: 'user', subjectId: userId, after: { ref } });
  await notifyUsers(ctx, [
    {
      ...{ userId, template: 'export_ready', dedupeKey: `export_ready:${request.id}` },
      params: { ref, expiresOn: malaysiaDay(expiresAt) },
    },
  ]);
}

/** Counts the failure; answers true, and notifies the customer, where it was the last attempt. */
async function giveUp(ctx: Ctx, request: DataExport): Promise<boolean> {
  const tries = await countExportFailure(ctx.tx, request.id);
  if (tries === null) {
    return true;
  }
  if (tries < TRIES) {
    return false;
  }
  const { id, ref, userId } = request;
  await setExportState(ctx.tx, id, 'failed');
  await recordAudit(ctx, { action: 'export.failed', subjectKind: 'user', subjectId: userId, after: { ref } });
  await notifyUsers(ctx, [
    { userId, template: 'export_failed', params: { ref }, dedupeKey: `export_failed:${id}` },
  ]);
  return true;
}

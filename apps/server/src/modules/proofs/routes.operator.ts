import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { day as dayOf } from '@titian/finance/calendar';
import { recordAudit } from '../../platform/audit.ts';
import { beginSnapshot } from '../../platform/db/snapshot.ts';
import { asFile } from '../../platform/documents/file-answer.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call, Routes } from '../../platform/http/route.ts';
import { exportArchive } from './domain/export-archive.ts';
import { exportLedger, type LedgerRange, ledgerRange } from './queries/export-ledger.ts';

/** A ZIP archive without extensions has at most 4 GB a file: some twelve million transfers. */
const MOST_TRANSFERS = 5_000_000;
/** A reader who takes longer keeps the database from cleaning up. */
const LONGEST_MS = 15 * 60_000;

/** The export of the ledger as a download (PRF-8): one at a time in a process, because each holds a snapshot. */
export function ledgerRoutes(routes: Routes): void {
  let isBusy = false;
  routes.on('operatorLedgerExport', async (call) => {
    const { from, to, format } = call.query;
    const range = await call.read((ctx) => ledgerRange(ctx, { from: dayOf(from), to: dayOf(to) }));
    const transfers = transfersOf(range);
    if (isBusy) {
      throw new AppError('ledger_export_busy');
    }
    isBusy = true;
    const done = () => {
      isBusy = false;
    };
    try {
      await call.command((ctx) =>
        recordAudit(ctx, {
          ...{ action: 'ledger.exported', subjectKind: 'operator', subjectId: call.principal.id },
          after: { from, to, format, transfers },
        }),
      );
    } catch (error) {
      done();
      throw error;
    }
    const file = new PassThrough();
    // Written while it is read. It ends once the snapshot is released; what fails before leaves no whole archive.
    void writeArchive(call, range, file)
      .finally(done)
      .then(
        () => file.end(),
        (error) => file.destroy(error),
      );
    return asFile(call.reply, `ledger-${from}-${to}.zip`, 'application/zip').send(file);
  });
}

function transfersOf({ start, end }: LedgerRange): number {
  const transfers = end.transfers - start.transfers;
  if (transfers > MOST_TRANSFERS) {
    throw new AppError('ledger_export_too_large', { transfers, most: MOST_TRANSFERS });
  }
  return transfers;
}

function writeArchive(
  call: Call<'operatorLedgerExport'>,
  range: LedgerRange,
  file: PassThrough,
): Promise<void> {
  return call.command(async (ctx) => {
    await beginSnapshot(ctx.tx, 'reads');
    const files = exportLedger(ctx, range, call.query.format);
    const signal = AbortSignal.timeout(LONGEST_MS);
    await pipeline(Readable.from(exportArchive(files, ctx.now)), file, { signal, end: false });
  });
}

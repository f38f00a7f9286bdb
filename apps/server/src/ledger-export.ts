import { join } from 'node:path';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { type ExportFormat, exportFormats } from '@titian/contracts/proof/ledger-format';
import { type Day, parseDay } from '@titian/finance/calendar';
import { exportLedger, ledgerRange } from './modules/proofs/public.ts';
import { recordAudit } from './platform/audit.ts';
import { copyHashed } from './platform/backup/make-backup.ts';
import { type Scope, systemActor } from './platform/context.ts';
import { beginSnapshot } from './platform/db/snapshot.ts';
import { AppError } from './platform/errors.ts';
import { writeNewFolder } from './platform/new-folder.ts';
import type { UnitOfWork } from './platform/unit-of-work.ts';

const USAGE =
  'npm run ledger:export -- --from <day> --to <day> --out <new folder> [--format csv|jsonl]   (days as 2026-11-20)';

const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

interface Requested {
  readonly from: Day;
  readonly to: Day;
  readonly folder: string;
  readonly format: ExportFormat;
}

/**
 * The command `ledger-export`: writes all transfers between the records of two days into a folder (PRF-8).
 * @returns the exit code: 2 where the words are wrong, 1 where there is nothing to export
 */
export async function ledgerExport(
  { work, print }: { readonly work: UnitOfWork; readonly print: (line: string) => void },
  words: readonly string[],
): Promise<number> {
  const requested = requestedBy(words);
  if (requested === null) {
    print(USAGE);
    return 2;
  }
  try {
    const transfers = await writeExport(work, requested);
    print(
      `${transfers} transfers are in ${requested.folder}. Accounts have pseudonyms: no personal data is in it.`,
    );
    print(`Verify it: node verify-ledger.mjs ${requested.folder} --key <the published key>`);
    return 0;
  } catch (error) {
    if (error instanceof AppError && error.code === 'ledger_export_empty') {
      print('There is no record of client money between these days, or none with a chain of transfers.');
      return 1;
    }
    throw error;
  }
}

function writeExport(work: UnitOfWork, { folder, format, ...days }: Requested): Promise<number> {
  return writeNewFolder(folder, async (draft) => {
    const { start, end } = await work.command(scope, async (ctx) => {
      await beginSnapshot(ctx.tx, 'reads');
      const range = await ledgerRange(ctx, days);
      for await (const { name, content } of exportLedger(ctx, range, format)) {
        await copyHashed(Readable.from(content, { objectMode: false }), join(draft, name));
      }
      return range;
    });
    const transfers = end.transfers - start.transfers;
    await work.command(scope, (ctx) =>
      recordAudit(ctx, {
        ...{ action: 'ledger.exported', subjectKind: 'system', subjectId: null },
        after: { ...days, format, transfers },
      }),
    );
    return transfers;
  });
}

/** What the words ask for; null where they are others. */
function requestedBy(words: readonly string[]): Requested | null {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { from: text, to: text, out: text, format: { ...text, default: 'csv' } },
    });
    const [from, to] = [parseDay(values.from ?? ''), parseDay(values.to ?? '')];
    const format = exportFormats.find((one) => one === values.format);
    const folder = values.out;
    return from === null || to === null || format === undefined || !folder || from > to
      ? null
      : { from, to, format, folder: join(folder) };
  } catch {
    return null;
  }
}

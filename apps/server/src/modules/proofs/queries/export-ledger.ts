import { createHash } from 'node:crypto';
import { type ExportFormat, ledgerFormat } from '@titian/contracts/proof/ledger-format';
import type { Day } from '@titian/finance/calendar';
import { senToText } from '@titian/finance/sen';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { accountFields, type ExportedFile, exportLines, transferLines } from '../domain/export-files.ts';
import {
  aheadSalt,
  emptyLedger,
  exportedTransfer,
  ledgerHeadOf,
  type Pseudonym,
  pseudonyms,
  transferHash,
} from '../domain/ledger-chain.ts';
import { dayKeyOf } from '../domain/proof-tree.ts';
import { proofKey } from '../domain/signing-key.ts';
import { presentKey, presentSigned } from '../present.ts';
import { movedLater, readAccounts, readTransfers } from '../store/ledger-rows.ts';
import { listKeys, recordsOfRange, type StoredRecord } from '../store/records.ts';
import { withKey } from './read-proofs.ts';

/** What an export covers: all that was booked between two records. */
export interface LedgerRange {
  readonly from: Day;
  readonly to: Day;
  /** The record before the first, and those of the days, oldest first. */
  readonly before: StoredRecord | null;
  readonly records: readonly StoredRecord[];
  readonly start: typeof emptyLedger;
  readonly end: typeof emptyLedger;
}

/**
 * The records that an export of some days rests on.
 * @throws AppError `ledger_export_empty` where these days have no record, or none with a chain
 */
export async function ledgerRange(ctx: QueryCtx, days: { from: Day; to: Day }): Promise<LedgerRange> {
  const { before, records } = await recordsOfRange(ctx.reader, days);
  const end = records.map(ledgerHeadOf).findLast((one) => one !== null) ?? null;
  if (end === null) {
    throw new AppError('ledger_export_empty', { ...days });
  }
  const start = (before === null ? null : ledgerHeadOf(before)) ?? emptyLedger;
  return { ...days, before, records, start, end };
}

/**
 * The files of an export one after the other (PRF-8), from one instant of the database: the caller's transaction is a snapshot.
 * Nothing in them leads to a person: accounts are pseudonyms.
 */
export async function* exportLedger(
  ctx: Ctx,
  range: LedgerRange,
  format: ExportFormat,
): AsyncGenerator<ExportedFile> {
  const pseudonymOf = pseudonyms(ctx.fieldEncryption);
  const listed: { name: string; sha256: string; rows: number }[] = [];
  const file = (name: string, lines: AsyncIterable<string>): ExportedFile => ({
    name,
    content: hashed(lines, (sha256, rows) => listed.push({ name, sha256, rows })),
  });
  yield file('keys.jsonl', keyLines(ctx));
  yield file('records.jsonl', recordLines(ctx, range));
  yield file(`accounts.${format}`, accountLines(ctx, { range, format, pseudonymOf }));
  yield file(`transfers.${format}`, transferFile(ctx, { range, format, pseudonymOf }));
  const manifest = { ...(await manifestOf(ctx, range)), files: listed };
  yield { name: 'manifest.json', content: one(`${JSON.stringify(manifest, null, 2)}\n`) };
}

async function* one(text: string): AsyncGenerator<string> {
  yield text;
}

/** Blocks of whole lines as they are, with their hash and number at the end. */
async function* hashed(
  blocks: AsyncIterable<string>,
  done: (sha256: string, lines: number) => void,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let lines = 0;
  for await (const block of blocks) {
    hash.update(block);
    lines += block.split('\n').length - 1;
    yield block;
  }
  done(hash.digest('hex'), lines);
}

async function* keyLines(ctx: Ctx): AsyncGenerator<string> {
  const keys = await listKeys(ctx.reader);
  yield keys.map((key) => `${JSON.stringify(presentKey(key))}\n`).join('');
}

async function* recordLines(ctx: Ctx, { before, records }: LedgerRange): AsyncGenerator<string> {
  const keys = await listKeys(ctx.reader);
  for (const record of before === null ? records : [before, ...records]) {
    const signed = presentSigned(withKey(record, keys));
    const salt = aheadSalt(dayKeyOf(proofKey(ctx.fieldEncryption), record.day));
    const ahead = record.ahead === null ? null : { salt, entries: record.ahead };
    yield `${JSON.stringify({ ...signed, ahead })}\n`;
  }
}

interface WrittenRange {
  readonly range: LedgerRange;
  readonly format: ExportFormat;
  readonly pseudonymOf: Pseudonym;
}

function spanOf({ start, end }: LedgerRange) {
  return { since: start.through, through: end.through };
}

async function* accountLines(ctx: Ctx, { range, format, pseudonymOf }: WrittenRange): AsyncGenerator<string> {
  const { header, line } = exportLines(format, accountFields);
  yield header;
  for await (const rows of readAccounts(ctx.tx, spanOf(range))) {
    yield rows.map((row) => line([pseudonymOf(row.id), row.kind, row.openingSen, row.closingSen])).join('');
  }
}

async function* transferFile(ctx: Ctx, { range, format, pseudonymOf }: WrittenRange): AsyncGenerator<string> {
  const { header, line } = transferLines(format);
  yield header;
  let number = range.start.transfers;
  for await (const rows of readTransfers(ctx.tx, spanOf(range))) {
    const exported = rows.map((row) => {
      number += 1;
      return exportedTransfer(row, number, pseudonymOf);
    });
    yield exported.map((transfer) => line(transfer, transferHash(transfer))).join('');
  }
}

async function manifestOf(ctx: Ctx, { from, to, before, start, end }: LedgerRange) {
  const later = before === null ? [] : await movedLater(ctx.tx, start.through, before.day);
  return {
    ...{ format: ledgerFormat, from, to, made_at: ctx.now.toISOString() },
    ...{ first_number: start.transfers + 1, transfers: end.transfers - start.transfers },
    ...{ previous_hash: start.hash, hash: end.hash },
    booked_ahead: later.map(({ kind, day, amountSen }) => ({ kind, day, amount: senToText(amountSen) })),
  };
}

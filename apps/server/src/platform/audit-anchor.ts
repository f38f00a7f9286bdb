import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { newestSeal } from './audit-seal.ts';
import { systemActor } from './context.ts';
import type { Reader } from './db/database.ts';
import { ifPresent, withFile } from './if-present.ts';
import type { Log } from './log.ts';
import type { Periodic } from './periodic.ts';
import type { UnitOfWork } from './unit-of-work.ts';

const ANCHOR_EVERY_MS = 60_000;
const LINE = /^\{"at":"([^"]+)","seq":"(\d+)","root":"([0-9a-f]{64})"\}$/gm;

/** The head of the chain at an instant, stored outside the database. */
export interface Anchor {
  readonly at: string;
  readonly seq: bigint;
  /** Of that seal, in hexadecimal. */
  readonly root: string;
}

/**
 * Writes the head of the chain to a file every minute. A failed write is logged and retried; sealing continues. The
 * previous anchor is compared first, so that a truncated chain is detected within a minute.
 */
export function anchoring(work: UnitOfWork, file: string, log: Log): Periodic {
  const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
  return {
    name: 'audit anchoring',
    everyMs: ANCHOR_EVERY_MS,
    async run() {
      const problem = await work.query(scope, (ctx) => anchorHead(ctx.reader, file, ctx.now));
      if (problem !== null) {
        log.error({ audit: true, file }, `the audit chain is not what was anchored: ${problem}`);
      }
    },
  };
}

/**
 * Appends the head to the file, to the disk, unless it is the last line already.
 * @returns what is wrong with the last line, in words; then nothing is appended
 * @throws when the file cannot be read or written
 */
export async function anchorHead(reader: Reader, file: string, at: Date): Promise<string | null> {
  const last = await newestAnchor(file);
  if (last !== null) {
    const problem = await anchorProblem(reader, last);
    if (problem !== null) {
      return problem;
    }
  }
  const head = await newestSeal(reader);
  if (head !== null && head.seq !== last?.seq) {
    await append(file, { at: at.toISOString(), seq: head.seq, root: head.root_hash.toString('hex') });
  }
  return null;
}

/** The anchors in a file, oldest first; none where there is no file yet. A line that a crash tore is left out. */
export async function readAnchors(file: string): Promise<Anchor[]> {
  return anchorsIn((await ifPresent(readFile(file, 'utf8'))) ?? '');
}

const TAIL_BYTES = 1_000;

/** The last anchor of a file, which grows for years, read from its end; null where there is none. */
export function newestAnchor(file: string): Promise<Anchor | null> {
  return withFile(file, async (handle) => {
    const { size } = await handle.stat();
    const buffer = Buffer.alloc(Math.min(size, TAIL_BYTES));
    await handle.read(buffer, 0, buffer.length, size - buffer.length);
    return anchorsIn(buffer.toString('utf8')).at(-1) ?? null;
  });
}

function anchorsIn(text: string): Anchor[] {
  return [...text.matchAll(LINE)].map(([, at = '', seq = '', root = '']) => ({ at, seq: BigInt(seq), root }));
}

/** What the chain lacks of an anchor, in words; null where it holds it. */
export async function anchorProblem(reader: Reader, anchor: Anchor): Promise<string | null> {
  const seal = await reader.db
    .selectFrom('audit_seals')
    .select('root_hash')
    .where('seq', '=', anchor.seq)
    .executeTakeFirst();
  if (seal !== undefined) {
    return seal.root_hash.toString('hex') === anchor.root
      ? null
      : `seal ${anchor.seq} is not the one that was anchored at ${anchor.at}`;
  }
  const newest = (await newestSeal(reader))?.seq ?? 0n;
  return newest < anchor.seq
    ? `the tail was cut: seals ${newest + 1n} to ${anchor.seq} are missing, anchored at ${anchor.at}`
    : `seal ${anchor.seq} is missing, anchored at ${anchor.at}`;
}

async function append(file: string, { at, seq, root }: Anchor): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'a', 0o600);
  try {
    // It begins with a line break of its own, in case the line before it was torn.
    await handle.appendFile(`\n${JSON.stringify({ at, seq: String(seq), root })}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

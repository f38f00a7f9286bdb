import { compose } from '@titian/server/compose';
import { readConfig } from '@titian/server/platform/config';
import { type BulkInvestor, loadInvestors, loadNote } from '@titian/server/test/bulk-load';
import { loadEntries } from './lib/long-accounts.ts';
import { median, rounded } from './lib/measure.ts';
import { memoryMb } from './lib/memory.ts';
import { runBench } from './lib/run-bench.ts';
import { type ServerProcess, startServer } from './lib/server-process.ts';
import { createWorld } from './lib/world.ts';

/**
 * The latency of the first page of My Activity on a ledger ten times as large, and of a long statement. The baseline
 * is the smaller ledger, queried alternately with the larger one.
 */
const SMALL = Number(process.env.BENCH_ENTRIES_SMALL ?? 1_000_000);
const LARGE = Number(process.env.BENCH_ENTRIES_LARGE ?? 10_000_000);
const STATEMENT = Number(process.env.BENCH_STATEMENT ?? 20_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const REQUESTS = Number(process.env.BENCH_ASKED ?? 2_000);
const ENTRIES_EACH = 1_000;
const FLOORS = { ratio: 1.3, firstByteMs: 1_000, peakMb: 300 };
const formats = ['json', 'csv', 'pdf'] as const;

const world = await createWorld();
const stopping: (() => Promise<unknown>)[] = [() => world.stop()];
await runBench(main, stopping);

interface Market {
  readonly server: ServerProcess;
  readonly people: readonly BulkInvestor[];
  /** Whose account has the long year. */
  readonly saver: BulkInvestor;
}

async function main(): Promise<boolean> {
  const small = await market('small', SMALL);
  const large = await market('large', LARGE);
  const p99s = { small: [] as number[], large: [] as number[] };
  // Once before it counts: both servers have compiled, both databases have read.
  await firstPages(small, large);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const p99 = await firstPages(small, large);
    p99s.small.push(p99.small);
    p99s.large.push(p99.large);
    console.log(
      `round ${round}: p99 ${rounded(p99.small)} ms of ${SMALL}, ${rounded(p99.large)} ms of ${LARGE}`,
    );
  }
  const atRest = memoryMb(large.server.pid, 'VmRSS');
  const firstBytes: number[] = [];
  for (const format of formats) {
    const { firstByteMs, totalMs, bytes } = await statement(large, format);
    firstBytes.push(firstByteMs);
    console.log(
      `${format}: first byte after ${Math.round(firstByteMs)} ms, ${bytes} bytes in ${Math.round(totalMs)} ms`,
    );
  }
  return report(p99s, Math.max(...firstBytes), atRest, memoryMb(large.server.pid, 'VmHWM'));
}

/** A ledger of some entries behind a server of its own. */
async function market(name: string, entries: number): Promise<Market> {
  const url = await world.database(name);
  const titian = await compose(readConfig({ ...world.environment(url), DATABASE_CONNECTIONS: '2' }));
  stopping.push(() => titian.close());
  const people = await loadInvestors(titian.work, Math.max(1, Math.floor(entries / ENTRIES_EACH)), 0n);
  const [saver] = await loadInvestors(titian.work, 1, 0n);
  if (saver === undefined) {
    throw new Error('there is nobody to make a statement for');
  }
  const { noteId } = await loadNote(titian.work, { targetSen: 100_000_000n });
  await loadEntries(url, people, ENTRIES_EACH, { noteId, amountSen: 100 });
  await loadEntries(url, [saver], STATEMENT, { noteId, amountSen: 100 });
  const server = await startServer(world, url);
  stopping.push(() => server.stop());
  return { server, people, saver };
}

/**
 * The 99th percentiles, in ms, of first pages of My Activity in random order. The ledgers are queried alternately,
 * page by page, so that other load of the machine affects both alike.
 */
async function firstPages(small: Market, large: Market): Promise<{ small: number; large: number }> {
  const took = { small: [] as number[], large: [] as number[] };
  for (let index = 0; index < REQUESTS; index += 1) {
    took.small.push(await firstPage(small, index));
    took.large.push(await firstPage(large, index));
  }
  const p99 = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length * 0.99)] ?? 0;
  return { small: p99(took.small), large: p99(took.large) };
}

async function firstPage({ server, people }: Market, index: number): Promise<number> {
  const one = people[(index * 7_919) % people.length];
  const began = performance.now();
  const answer = await request(server, one?.token ?? '', '/my_activity/data?limit=20');
  const { items } = (await answer.json()) as { items: unknown[] };
  if (items.length !== 20) {
    throw new Error(`a first page has ${items.length} movements`);
  }
  return performance.now() - began;
}

async function statement({ server, saver }: Market, format: (typeof formats)[number]) {
  const began = performance.now();
  const answer = await request(server, saver.token, `/my_activity/statement?${lastYear()}&format=${format}`);
  let firstByteMs = 0;
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    firstByteMs = bytes === 0 ? performance.now() - began : firstByteMs;
    bytes += part.length;
  }
  if (bytes < STATEMENT * 10) {
    throw new Error(`a statement of ${STATEMENT} movements has ${bytes} bytes`);
  }
  return { firstByteMs, totalMs: performance.now() - began, bytes };
}

async function request({ port }: ServerProcess, token: string, path: string): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, { headers });
  if (!answer.ok) {
    throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  }
  return answer;
}

/** The days in which the entries lie, as the query of a statement. */
function lastYear(): string {
  const today = new Date(Date.now() + 8 * 3_600_000);
  const first = new Date(today.getTime() - 366 * 86_400_000);
  return `from=${first.toISOString().slice(0, 10)}&to=${today.toISOString().slice(0, 10)}`;
}

function report(
  p99s: { readonly small: readonly number[]; readonly large: readonly number[] },
  firstByteMs: number,
  atRest: number,
  peak: number,
): boolean {
  const [small, large] = [median(p99s.small), median(p99s.large)];
  const ratio = large / small;
  const met = ratio <= FLOORS.ratio && firstByteMs < FLOORS.firstByteMs && peak < FLOORS.peakMb;
  console.log(`the server at rest ${Math.round(atRest)} MB, at most ${Math.round(peak)} MB`);
  console.log(
    JSON.stringify({
      entries_small: SMALL,
      entries_large: LARGE,
      p99_small_ms: rounded(small),
      p99_large_ms: rounded(large),
      ratio: rounded(ratio),
      statement_entries: STATEMENT,
      first_byte_ms: Math.round(firstByteMs),
      at_rest_mb: Math.round(atRest),
      peak_mb: Math.round(peak),
      floors_met: met,
    }),
  );
  return met;
}

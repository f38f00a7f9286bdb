import { fileURLToPath } from 'node:url';
import { sen } from '@titian/finance/sen';
import { findViolations } from '@titian/server/platform/invariants';
import { postAtRate, postFlatOut } from './lib/callback-load.ts';
import { type CallbackWorld, prepareCallbacks, type SignedCallback } from './lib/callback-world.ts';
import { line, rounded, roundsOf } from './lib/measure.ts';
import { findPgbench, runPgbench } from './lib/pgbench.ts';
import { runBench } from './lib/run-bench.ts';
import { createWorld } from './lib/world.ts';

/**
 * How many confirmations of the bank are taken a second: signed ones of different top-ups, each credited once, some sent
 * twice as FPX does. First at the rate that is promised, then as many as go; the yardstick is one bare row update.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const RATE = 300;
/** Every so many is sent a second time. */
const REPEAT_EVERY = 10;
/** For the part without a rate: more than any round has taken so far. */
const SPARE = Number(process.env.BENCH_SPARE ?? 1_500);
const FLAT_OUT_SECONDS = 3;
const AMOUNT_SEN = sen(250_00n);
const FLOORS = { per_second: RATE, p99_ms: 1_000 };
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const world = await createWorld();
const stopping: (() => Promise<unknown>)[] = [() => world.stop()];
await runBench(main, stopping);

async function main(): Promise<boolean> {
  const program = findPgbench();
  const callbacks = await prepareCallbacks(world, stopping, AMOUNT_SEN);
  // Once before it counts: the server has compiled, the database has read.
  await postAtRate(callbacks.port, await callbacks.sign(RATE), {
    perSecond: RATE / 2,
    repeatEvery: REPEAT_EVERY,
  });
  const figures: Figures = {
    row: [],
    sustained: [],
    p99: [],
    flatOut: [],
    serverMs: [],
    postgresMs: [],
    rejected: 0,
    sent: RATE,
  };
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { yardstickUrl: url } = callbacks;
    const script = here('./sql/row-update.sql');
    figures.row.push(await runPgbench({ program, url, script, clients: 8, seconds: FLAT_OUT_SECONDS }));
    await measure(callbacks, figures);
    console.log(
      `round ${round}: row ${Math.round(figures.row.at(-1) ?? 0)}, at ${RATE}/s ${rounded(figures.sustained.at(-1) ?? 0)}/s with p99 ${Math.round(figures.p99.at(-1) ?? 0)} ms, flat out ${Math.round(figures.flatOut.at(-1) ?? 0)}, processor ${rounded(figures.serverMs.at(-1) ?? 0)} + ${rounded(figures.postgresMs.at(-1) ?? 0)} ms`,
    );
  }
  return report(figures, await inspect(callbacks, figures.sent));
}

interface Figures {
  readonly row: number[];
  /** Acknowledged a second while they came at the promised rate, repetitions not counted. */
  readonly sustained: number[];
  readonly p99: number[];
  readonly flatOut: number[];
  /** Processor time of one message at the promised rate, repetitions counted. */
  readonly serverMs: number[];
  readonly postgresMs: number[];
  /** Anything but the word that stops repetitions. */
  rejected: number;
  /** Top-ups whose confirmation was acknowledged. */
  sent: number;
}

async function measure(callbacks: CallbackWorld, figures: Figures): Promise<void> {
  const paced: readonly SignedCallback[] = await callbacks.sign(RATE * SECONDS);
  const before = callbacks.processorTime();
  const atRate = await postAtRate(callbacks.port, paced, { perSecond: RATE, repeatEvery: REPEAT_EVERY });
  const after = callbacks.processorTime();
  figures.serverMs.push((after.serverMs - before.serverMs) / atRate.answered);
  figures.postgresMs.push((after.postgresMs - before.postgresMs) / atRate.answered);
  figures.sustained.push(atRate.perSecond);
  figures.p99.push(atRate.p99Ms);
  const spare = await callbacks.sign(SPARE);
  const flatOut = await postFlatOut(callbacks.port, spare, FLAT_OUT_SECONDS);
  figures.flatOut.push(flatOut.perSecond);
  figures.rejected += atRate.rejected + flatOut.rejected;
  figures.sent += paced.length + flatOut.acknowledged;
}

interface Health {
  readonly missing: number;
  readonly unbalanced: number;
}

/** Every acknowledged confirmation has credited its amount once, and the whole ledger holds. */
async function inspect({ titian }: CallbackWorld, sent: number): Promise<Health> {
  const violations = await findViolations(titian.database.reader, titian.invariants);
  for (const violation of violations) {
    console.error(violation.invariant);
  }
  const { db } = titian.database.reader;
  const { credited } = await db
    .selectFrom('topups')
    .select(({ fn }) => fn.countAll<bigint>().as('credited'))
    .where('state', '=', 'credited')
    .executeTakeFirstOrThrow();
  const { total } = await db
    .selectFrom('accounts')
    .select(({ fn }) => fn.sum<string>('balance_sen').as('total'))
    .where('kind', '=', 'investor_cash')
    .executeTakeFirstOrThrow();
  const expected = BigInt(sent) * AMOUNT_SEN;
  const missing =
    credited === BigInt(sent) ? (BigInt(total) - expected) / AMOUNT_SEN : credited - BigInt(sent);
  return { missing: Number(missing), unbalanced: violations.length };
}

function report(figures: Figures, health: Health): boolean {
  const [row, sustained, flatOut] = [figures.row, figures.sustained, figures.flatOut].map(roundsOf);
  if (!row || !sustained || !flatOut) {
    return false;
  }
  const worstP99 = Math.max(...figures.p99);
  console.log(line('one bare row update, 8 clients', row, 'updates/s'));
  console.log(line(`coming at ${RATE}/s, some twice`, sustained, 'callbacks/s'));
  console.log(line('as many as go, 32 connections', flatOut, 'callbacks/s'));
  const healthy = figures.rejected === 0 && health.missing === 0 && health.unbalanced === 0;
  // At a fixed rate nothing can be faster than it; a hundredth below is the end of the last second.
  const met = healthy && sustained.worst >= FLOORS.per_second * 0.99 && worstP99 <= FLOORS.p99_ms;
  console.log(
    JSON.stringify({
      rate: RATE,
      sustained_per_s: rounded(sustained.median),
      sustained_worst_per_s: rounded(sustained.worst),
      p99_ms: Math.round(worstP99),
      flat_out_per_s: Math.round(flatOut.median),
      row_update_per_s: Math.round(row.median),
      flat_out_to_row: rounded(flatOut.median / row.median),
      server_cpu_ms: rounded(roundsOf(figures.serverMs).median),
      postgres_cpu_ms: rounded(roundsOf(figures.postgresMs).median),
      credited: figures.sent,
      rejected: figures.rejected,
      ...health,
      floors_met: met,
    }),
  );
  return met;
}

import { fileURLToPath } from 'node:url';
import { sen } from '@titian/finance/sen';
import { subscribeBatch } from '@titian/server/modules/notes/commands/subscribe-batch';
import { sha256 } from '@titian/server/platform/field-encryption';
import { newId } from '@titian/server/platform/ids';
import { findViolations } from '@titian/server/platform/invariants';
import { type Product, prepareProduct, prepareYardstick, runLoad } from './lib/hot-note-world.ts';
import { measureLatency } from './lib/latency.ts';
import { line, rounded, roundsOf } from './lib/measure.ts';
import { findPgbench, runPgbench } from './lib/pgbench.ts';
import { sendRandomSubscriptions } from './lib/random-subscriptions.ts';
import { runBench } from './lib/run-bench.ts';
import { createWorld } from './lib/world.ts';

/** How many subscriptions to one note are acknowledged per second, against single statements on the same database. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CLIENTS = 8;
/** Subscriptions of any amount on forty notes, before the ledger is looked at; 1,000,000 is the deep count. */
const RANDOM_SUBSCRIPTIONS = Number(process.env.BENCH_RANDOM_SUBSCRIPTIONS ?? 0);
const LOAD_SHARE = 0.7;
const FLOORS = { ratio: 3, hot_row_ratio: 1.2, core_ratio: 8, p99_ratio: 10 };
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const world = await createWorld();
const stopping: (() => Promise<unknown>)[] = [() => world.stop()];
await runBench(main, stopping);

async function main(): Promise<boolean> {
  const program = findPgbench();
  const yardstick = await prepareYardstick(world);
  const product = await prepareProduct(world, stopping);
  const interactive: number[] = [];
  const hotRow: number[] = [];
  const http: number[] = [];
  const core: number[] = [];
  let dropped = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    interactive.push(
      await runPgbench({
        program,
        url: yardstick.url,
        script: here('./sql/interactive-subscription.sql'),
        clients: CLIENTS,
        seconds: SECONDS,
        variables: yardstick.variables,
      }),
    );
    hotRow.push(
      await runPgbench({
        program,
        url: yardstick.url,
        script: here('./sql/row-update.sql'),
        clients: CLIENTS,
        seconds: SECONDS,
      }),
    );
    const load = await runLoad(product, SECONDS);
    http.push(load.perSecond);
    dropped += load.dropped;
    core.push(await runCore(product));
    console.log(
      `round ${round}: interactive ${Math.round(interactive.at(-1) ?? 0)}, row ${Math.round(hotRow.at(-1) ?? 0)}, http ${Math.round(load.perSecond)}, core ${Math.round(core.at(-1) ?? 0)}`,
    );
  }
  const latency = await measureLatencies(product, roundsOf(http).median * LOAD_SHARE);
  const taken = RANDOM_SUBSCRIPTIONS > 0 ? await sendRandomSubscriptions(product, RANDOM_SUBSCRIPTIONS) : 0;
  const health = await inspect(product, http.length);
  return report({ interactive, hotRow, http, core, dropped, latency, taken, health });
}

interface Latencies {
  readonly rate: number;
  readonly subscription: readonly number[];
  readonly empty: readonly number[];
  readonly dropped: number;
}

/** At 70 % of what was reached before: how long the slowest hundredth waits, against a POST that does nothing. */
async function measureLatencies(product: Product, perSecond: number): Promise<Latencies> {
  const rate = Math.round(perSecond);
  const subscription: number[] = [];
  const empty: number[] = [];
  let dropped = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const nothing = await measureLatency(product, 'empty', rate, SECONDS);
    const bought = await measureLatency(product, 'subscription', rate, SECONDS);
    empty.push(nothing.p99);
    subscription.push(bought.p99);
    dropped += nothing.dropped + bought.dropped;
    console.log(
      `at ${rate}/s, round ${round}: p99 ${rounded(bought.p99)} ms (p50 ${rounded(bought.p50)}), empty ${rounded(nothing.p99)} ms, dropped ${nothing.dropped + bought.dropped}`,
    );
  }
  return { rate, subscription, empty, dropped };
}

/** The core without HTTP, on one connection: batches as the queue makes them. */
async function runCore(product: Product): Promise<number> {
  const scope = { actor: { kind: 'system', id: null } as const, dateShiftDays: 0, requestId: null };
  const hash = sha256('bench');
  const started = process.hrtime.bigint();
  let done = 0;
  let next = 0;
  while (secondsSince(started) < SECONDS) {
    const subscriptions = Array.from({ length: 500 }, () => {
      next = (next + 7_919) % product.people.length;
      return {
        investorId: product.people[next]?.userId ?? '',
        isIndividual: true,
        idempotencyKey: newId(),
        requestHash: hash,
        amountSen: sen(5_000n),
        fillRemaining: false,
        acknowledgeLimit: true,
        agreeWakalah: false,
      };
    });
    const outcomes = await product.titian.work.command(scope, (ctx) =>
      subscribeBatch(ctx, product.note.noteId, subscriptions),
    );
    done += outcomes.filter((one) => one.ok).length;
  }
  return done / secondsSince(started);
}

function secondsSince(started: bigint): number {
  return Number(process.hrtime.bigint() - started) / 1e9;
}

interface Health {
  readonly oversubscribed: number;
  readonly negative: number;
  readonly unbalanced: number;
}

async function inspect(product: Product, rounds: number): Promise<Health> {
  const violations = await findViolations(product.titian.database.reader, product.titian.invariants);
  for (const violation of violations) {
    console.error(`after ${rounds} rounds: ${violation.invariant}`);
  }
  const { db } = product.titian.database.reader;
  const over = await db
    .selectFrom('note_funding')
    .select('note_id')
    .whereRef('raised_sen', '>', 'target_sen')
    .execute();
  const negative = await db.selectFrom('accounts').select('id').where('balance_sen', '<', sen(0n)).execute();
  return { oversubscribed: over.length, negative: negative.length, unbalanced: violations.length };
}

interface Figures {
  readonly interactive: number[];
  readonly hotRow: number[];
  readonly http: number[];
  readonly core: number[];
  readonly dropped: number;
  readonly latency: Latencies;
  /** How many random subscriptions were taken. */
  readonly taken: number;
  readonly health: Health;
}

function report(figures: Figures): boolean {
  const [interactive, hotRow, http, core] = [
    figures.interactive,
    figures.hotRow,
    figures.http,
    figures.core,
  ].map(roundsOf);
  if (!interactive || !hotRow || !http || !core) {
    return false;
  }
  console.log(line('single statements, 8 clients', interactive, 'subscriptions/s'));
  console.log(line('one bare row update, 8 clients', hotRow, 'updates/s'));
  console.log(line('over HTTP, signed in', http, 'subscriptions/s'));
  console.log(line('core, one connection', core, 'subscriptions/s'));
  const ratios = {
    ratio: rounded(http.median / interactive.median),
    hot_row_ratio: rounded(http.median / hotRow.median),
    core_ratio: rounded(core.median / interactive.median),
    p99_ratio: rounded(
      roundsOf(figures.latency.subscription).median / roundsOf(figures.latency.empty).median,
    ),
  };
  const { health, latency } = figures;
  const dropped = figures.dropped + latency.dropped;
  const healthy =
    dropped === 0 && health.oversubscribed === 0 && health.negative === 0 && health.unbalanced === 0;
  const fast =
    ratios.ratio >= FLOORS.ratio &&
    ratios.hot_row_ratio >= FLOORS.hot_row_ratio &&
    ratios.core_ratio >= FLOORS.core_ratio &&
    ratios.p99_ratio <= FLOORS.p99_ratio;
  console.log(
    JSON.stringify({
      http_per_s: Math.round(http.median),
      interactive_per_s: Math.round(interactive.median),
      hot_row_per_s: Math.round(hotRow.median),
      core_per_s: Math.round(core.median),
      rate_at_70_percent: latency.rate,
      p99_ms: rounded(roundsOf(latency.subscription).median),
      p99_ms_worst: rounded(Math.max(...latency.subscription)),
      p99_empty_ms: rounded(roundsOf(latency.empty).median),
      random_subscriptions: RANDOM_SUBSCRIPTIONS,
      random_subscriptions_taken: figures.taken,
      ...ratios,
      dropped,
      ...health,
      floors_met: healthy && fast,
    }),
  );
  return healthy && fast;
}

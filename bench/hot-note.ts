import { fileURLToPath } from 'node:url';
import { sen } from '@titian/finance/sen';
import { subscribeBatch } from '@titian/server/modules/notes/commands/subscribe-batch';
import { newId } from '@titian/server/platform/ids';
import { findViolations } from '@titian/server/platform/invariants';
import { sha256 } from '@titian/server/platform/vault';
import { type Product, prepareProduct, prepareYardstick, runLoad } from './lib/hot-note-world.ts';
import { line, rounded, roundsOf } from './lib/measure.ts';
import { findPgbench, runPgbench } from './lib/pgbench.ts';
import { createWorld } from './lib/world.ts';

/** How many subscriptions to one note are acknowledged per second, against single statements on the same database. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CLIENTS = 8;
const FLOORS = { ratio: 3, hot_row_ratio: 1.2, core_ratio: 8 };
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const world = await createWorld();
const stopping: (() => Promise<unknown>)[] = [() => world.stop()];
try {
  const passed = await main();
  process.exitCode = passed ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const stop of stopping.reverse()) {
    await stop();
  }
}

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
  const health = await inspect(product, http.length);
  return report({ interactive, hotRow, http, core, dropped, health });
}

/** The core without HTTP, on one connection: batches as the queue makes them. */
async function runCore(product: Product): Promise<number> {
  const scope = { actor: { kind: 'system', id: null } as const, dateShiftDays: 0, requestId: null };
  const hash = sha256('bench');
  const started = process.hrtime.bigint();
  let done = 0;
  let next = 0;
  while (secondsSince(started) < SECONDS) {
    const bids = Array.from({ length: 500 }, () => {
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
      subscribeBatch(ctx, product.note.noteId, bids),
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
  };
  const { health, dropped } = figures;
  const healthy =
    dropped === 0 && health.oversubscribed === 0 && health.negative === 0 && health.unbalanced === 0;
  const fast =
    ratios.ratio >= FLOORS.ratio &&
    ratios.hot_row_ratio >= FLOORS.hot_row_ratio &&
    ratios.core_ratio >= FLOORS.core_ratio;
  console.log(
    JSON.stringify({
      http_per_s: Math.round(http.median),
      interactive_per_s: Math.round(interactive.median),
      hot_row_per_s: Math.round(hotRow.median),
      core_per_s: Math.round(core.median),
      ...ratios,
      dropped,
      ...health,
      floors_met: healthy && fast,
    }),
  );
  return healthy && fast;
}

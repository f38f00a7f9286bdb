import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sen } from '@titian/finance/sen';
import { compose, type Titian } from '@titian/server/compose';
import { subscribeBatch } from '@titian/server/modules/notes/commands/subscribe-batch';
import { readConfig } from '@titian/server/platform/config';
import { newId } from '@titian/server/platform/ids';
import { findViolations } from '@titian/server/platform/invariants';
import { sha256 } from '@titian/server/platform/vault';
import { type CrowdInvestor, type CrowdNote, loadInvestors, loadNote } from '@titian/server/test/crowd';
import pg from 'pg';
import { line, rounded, roundsOf } from './lib/measure.ts';
import { findPgbench, runPgbench } from './lib/pgbench.ts';
import { createWorld, type World } from './lib/world.ts';

/** How many subscriptions to one note are acknowledged per second, against single statements on the same database. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const PEOPLE = 10_000;
const CLIENTS = 8;
const CONNECTIONS = 128;
const CASH_SEN = 2_000_000n;
const TARGET_SEN = 100_000_000_000n;
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
  const product = await prepareProduct(world);
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
    const load = await runLoad(product);
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

interface Yardstick {
  readonly url: string;
  readonly variables: Record<string, string | number>;
}

async function prepareYardstick(on: World): Promise<Yardstick> {
  const url = await on.database('yardstick');
  const titian = await compose(readConfig(on.environment(url)));
  const people = await loadInvestors(titian.work, PEOPLE, CASH_SEN);
  const note = await loadNote(titian.work, { targetSen: TARGET_SEN });
  await titian.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    'create table bench_people (n int primary key, investor uuid not null, account uuid not null)',
  );
  await client.query(
    'insert into bench_people select n, i, a from unnest($1::uuid[], $2::uuid[]) with ordinality as r (i, a, n)',
    [people.map((one) => one.userId), people.map((one) => one.accountId)],
  );
  await client.query('insert into investor_positions (investor_id) select investor from bench_people');
  await client.query('create table bench_row (id int primary key, n bigint not null)');
  await client.query('insert into bench_row values (1, 0)');
  await client.query('vacuum analyze');
  await client.end();
  return { url, variables: { people: PEOPLE, note: note.noteId, escrow: note.escrowAccountId } };
}

interface Product {
  readonly titian: Titian;
  readonly people: readonly CrowdInvestor[];
  readonly note: CrowdNote;
  readonly port: number;
  readonly tokensFile: string;
}

async function prepareProduct(on: World): Promise<Product> {
  const url = await on.database('product');
  const titian = await compose(readConfig({ ...on.environment(url), DATABASE_CONNECTIONS: '2' }));
  stopping.push(() => titian.close());
  const people = await loadInvestors(titian.work, PEOPLE, CASH_SEN);
  const note = await loadNote(titian.work, { targetSen: TARGET_SEN });
  const tokensFile = join(on.folder, 'tokens.json');
  writeFileSync(tokensFile, JSON.stringify(people.map((one) => one.token)));
  const port = await startServer(on, url);
  return { titian, people, note, port, tokensFile };
}

/** The built product, as it is deployed: a process of its own. */
function startServer(on: World, url: string): Promise<number> {
  const child = fork(here('../apps/server/dist/main.js'), [], {
    env: { ...process.env, ...on.environment(url), ROLE: 'api', PORT: '0' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // The built product needs no loader, and a loader would answer on its channel.
    execArgv: [],
  });
  stopping.push(() => stopChild(child));
  return new Promise((resolve, reject) => {
    child.on(
      'message',
      (message: { url?: string }) => message.url && resolve(Number(new URL(message.url).port)),
    );
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

function stopChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

interface LoadResult {
  readonly perSecond: number;
  readonly dropped: number;
}

/** Signed-in investors over HTTP, from a process of its own on the same machine. */
function runLoad(product: Product): Promise<LoadResult> {
  const settings = {
    port: product.port,
    noteId: product.note.noteId,
    tokensFile: product.tokensFile,
    connections: CONNECTIONS,
    seconds: SECONDS,
  };
  const child = fork(here('./lib/load-generator.mjs'), [JSON.stringify(settings)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.on('message', (result) => resolve(result as LoadResult));
    child.on('exit', (code) => code !== 0 && reject(new Error(`the load generator ended with ${code}`)));
  });
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

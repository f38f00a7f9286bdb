import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, type Program } from '@titian/faults/fleet/find-program';
import { startHaproxy } from '@titian/faults/fleet/haproxy';
import { findViolations } from '@titian/server/platform/invariants';
import getPort from 'get-port';
import { type Market, prepareMarket, runLoad } from './lib/hot-note-world.ts';
import { line, rounded, roundsOf } from './lib/measure.ts';
import { ownMemoryMb } from './lib/memory.ts';
import { startPooler } from './lib/pooler.ts';
import { postgresPids, postgresTimeMs, processorTimeMs } from './lib/processor-time.ts';
import { runBench } from './lib/run-bench.ts';
import { type ServerProcess, startServer } from './lib/server-process.ts';
import { createWorld } from './lib/world.ts';

/** What one to eight processes of the product answer behind a load balancer, and what that takes of the machine. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const COUNTS = [1, 2, 4, 8];
/** So many processes are measured behind a pooler too. */
const POOLED = 2;
const CONNECTIONS_EACH = 10;
/** The marketplace's list, as it opens. */
const READ_PATH = '/api/notes/data/open_for_subscription';

const BACKEND = { name: 'bench_backend', text: 'select pg_backend_pid() as pid' };
const CONNECTIONS = {
  name: 'bench_connections',
  text: "select count(*)::int as count from pg_stat_activity where backend_type = 'client backend'",
};

const world = await createWorld();
const stopping: (() => Promise<unknown>)[] = [() => world.stop()];
await runBench(main, stopping);

interface Figures {
  readonly perSecond: number;
  readonly dropped: number;
  /** Processor time of each kind of process for one answer, in µs. */
  readonly servers: number;
  readonly postgres: number;
  readonly balancer: number;
  /** Of PostgreSQL afterwards, and what its processes take of the memory without what they share. */
  readonly connections: number;
  readonly postgresMb: number;
}

async function main(): Promise<boolean> {
  const haproxy = await findProgram('haproxy');
  if (haproxy === null) {
    throw new Error('There is no haproxy here; on Debian: apt-get install haproxy');
  }
  const market = await prepareMarket(world, stopping);
  const results: Record<string, Record<string, number>> = {};
  /** @returns how many requests had no answer */
  const add = async (name: string, run: () => Promise<readonly Figures[][]>) => {
    const [subscriptions = [], reads = []] = await run();
    const { connections, postgresMb } = reads.at(-1) ?? { connections: 0, postgresMb: 0 };
    results[name] = {
      ...figuresOf('subscription', subscriptions),
      ...figuresOf('read', reads),
      ...{ connections, postgres_mb: Math.round(postgresMb) },
    };
    console.log(line(`${name} processes, subscriptions`, speedOf(subscriptions), 'a second'));
    console.log(line(`${name} processes, reads`, speedOf(reads), 'a second'));
    return [...subscriptions, ...reads].reduce((total, one) => total + one.dropped, 0);
  };
  let dropped = 0;
  for (const count of COUNTS) {
    dropped += await add(`${count}`, () => measure(haproxy, market, { count }));
  }
  const { DATABASE_URL: directUrl = '' } = world.environment(market.url);
  const pooler = await startPooler(directUrl, POOLED * CONNECTIONS_EACH);
  if (pooler !== null) {
    dropped += await add(`${POOLED} behind a pooler`, () =>
      measure(haproxy, market, { count: POOLED, databaseUrl: pooler.url }),
    );
    await pooler.stop();
  }
  const violations = await findViolations(market.titian.database.reader, market.titian.invariants);
  const isSound = dropped === 0 && violations.length === 0;
  console.log(
    JSON.stringify({ processes: results, dropped, unbalanced: violations.length, floors_met: isSound }),
  );
  return isSound;
}

/** Rounds of both kinds by turns, on processes that are started for them. */
async function measure(
  haproxy: Program,
  market: Market,
  { count, databaseUrl }: { readonly count: number; readonly databaseUrl?: string },
): Promise<readonly Figures[][]> {
  const servers = await Promise.all(
    Array.from({ length: count }, () =>
      startServer(world, market.url, {
        TRUST_PROXY: '127.0.0.1',
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      }),
    ),
  );
  const folder = mkdtempSync(join(world.folder, 'balancer-'));
  const port = await getPort({ host: '127.0.0.1' });
  const ports = servers.map((one) => one.port);
  const balancer = await startHaproxy(haproxy, folder, port, ports);
  const subscriptions: Figures[] = [];
  const reads: Figures[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const load = { ...market, port };
    subscriptions.push(await timed(market, servers, balancer.pid, () => runLoad(load, SECONDS)));
    reads.push(await timed(market, servers, balancer.pid, () => runLoad(load, SECONDS, READ_PATH)));
  }
  await balancer.stop();
  await Promise.all(servers.map((one) => one.stop()));
  return [subscriptions, reads];
}

async function timed(
  { titian }: Market,
  servers: readonly ServerProcess[],
  balancerPid: number,
  run: () => ReturnType<typeof runLoad>,
): Promise<Figures> {
  const { reader } = titian.database;
  const [backend] = await reader.run<{ pid: number }>(BACKEND, []);
  const pid = backend?.pid ?? 0;
  const used = () => ({
    servers: servers.reduce((total, one) => total + processorTimeMs(one.pid), 0),
    postgres: postgresTimeMs(pid),
    balancer: processorTimeMs(balancerPid),
  });
  const before = used();
  const { perSecond, dropped } = await run();
  const after = used();
  const answers = (perSecond * SECONDS) / 1_000;
  return {
    ...{ perSecond, dropped },
    servers: (after.servers - before.servers) / answers,
    postgres: (after.postgres - before.postgres) / answers,
    balancer: (after.balancer - before.balancer) / answers,
    connections: (await reader.run<{ count: number }>(CONNECTIONS, []))[0]?.count ?? 0,
    postgresMb: postgresPids(pid).reduce((sum, one) => sum + ownMemoryMb(one), 0),
  };
}

function speedOf(rounds: readonly Figures[]) {
  return roundsOf(rounds.map((one) => one.perSecond));
}

function figuresOf(kind: 'subscription' | 'read', rounds: readonly Figures[]): Record<string, number> {
  const medianOf = (part: keyof Figures) => rounded(roundsOf(rounds.map((one) => one[part])).median);
  return {
    [`${kind}s_per_s`]: Math.round(medianOf('perSecond')),
    [`${kind}_server_us`]: Math.round(medianOf('servers')),
    [`${kind}_postgres_us`]: Math.round(medianOf('postgres')),
    [`${kind}_balancer_us`]: Math.round(medianOf('balancer')),
  };
}

import { malaysiaDay } from '@titian/finance/calendar';
import { compose, type Titian } from '@titian/server/compose';
import { makePlatformFigures } from '@titian/server/modules/insights/commands/make-platform-figures';
import { rollUpFlows } from '@titian/server/modules/insights/commands/roll-up-flows';
import { allowLongReads } from '@titian/server/modules/insights/store/long-reads';
import { readConfig } from '@titian/server/platform/config';
import type { BulkInvestor } from '@titian/server/test/bulk-load';
import { scope } from '@titian/server/test/issued-note';
import { dashboardCalls as calls, collectorCalls, issuerCalls } from './lib/dashboard-calls.ts';
import { median, quantile, rounded } from './lib/measure.ts';
import { loadCollector, loadPaidLedger } from './lib/paid-ledger.ts';
import type { BulkIssuer } from './lib/paid-notes.ts';
import { runBench } from './lib/run-bench.ts';
import { type ServerProcess, startServer } from './lib/server-process.ts';
import { timedCall } from './lib/timed-call.ts';
import { countViolations } from './lib/violations.ts';
import { createWorld } from './lib/world.ts';

/**
 * The latency of both dashboards on a ledger ten times as large; the baseline is the smaller ledger, queried in turns
 * with it. Each investor has a thousand entries, and twenty notes of which six instalments are paid.
 */
const SMALL = Number(process.env.BENCH_ENTRIES_SMALL ?? 1_000_000);
const LARGE = Number(process.env.BENCH_ENTRIES_LARGE ?? 10_000_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const REQUESTS = Number(process.env.BENCH_ASKED ?? 400);
/** Notes of one investor who is measured separately. */
const COLLECTED = Number(process.env.BENCH_COLLECTED ?? 10_000);
const COLLECTOR_REQUESTS = 100;
const FLOORS = { ratio: 1.3, p99Ms: 50, collectorP99Ms: 150 };

const world = await createWorld();
const stopping: (() => Promise<unknown>)[] = [() => world.stop()];
await runBench(main, stopping);

interface Market {
  readonly titian: Titian;
  readonly url: string;
  readonly server: ServerProcess;
  readonly people: readonly BulkInvestor[];
  readonly issuer: BulkIssuer;
  readonly collector: BulkInvestor;
}

/** Milliseconds of each call in one round. */
type Took = Record<string, number[]>;

async function main(): Promise<boolean> {
  const small = await market('small', SMALL);
  const large = await market('large', LARGE);
  // Once before it counts.
  await request(small, large);
  const rounds: { small: Took; large: Took }[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const took = await request(small, large);
    rounds.push(took);
    console.log(
      `round ${round}: p99 ${rounded(p99Of(took.small))} ms of ${SMALL}, ${rounded(p99Of(took.large))} ms of ${LARGE}`,
    );
  }
  const collectorMs = await requestFromCollector(large);
  const broken =
    (await countViolations(small.titian, small.url)) + (await countViolations(large.titian, large.url));
  return report(rounds, collectorMs, broken);
}

/** A ledger of some entries behind a server of its own, with the figures of a night; they are compared at the end. */
async function market(name: string, entries: number): Promise<Market> {
  const began = performance.now();
  const url = await world.database(name);
  const titian = await compose(readConfig({ ...world.environment(url), DATABASE_CONNECTIONS: '2' }));
  stopping.push(() => titian.close());
  const collector = await loadCollector(titian, COLLECTED);
  const { people, issuer } = await loadPaidLedger(titian, url, entries);
  const today = malaysiaDay(new Date());
  await rollUpFlows(titian.work, scope);
  await titian.work.command(scope, async (ctx) => {
    await allowLongReads(ctx.tx);
    await makePlatformFigures(ctx, today);
  });
  console.log(`${name}: ${entries} entries in ${Math.round((performance.now() - began) / 1_000)} s`);
  const server = await startServer(world, url);
  stopping.push(() => server.stop());
  return { titian, url, server, people, issuer, collector };
}

/** Every call by turns of both ledgers, of people in no order, so that whatever else the machine does meets both alike. */
async function request(small: Market, large: Market): Promise<{ small: Took; large: Took }> {
  const took = { small: emptyTook(), large: emptyTook() };
  for (let index = 0; index < REQUESTS; index += 1) {
    for (const path of calls) {
      took.small[path]?.push(await timed(small, path, index));
      took.large[path]?.push(await timed(large, path, index));
    }
  }
  return took;
}

async function timed(market: Market, path: string, index: number): Promise<number> {
  const { people, issuer } = market;
  const investor = people[(index * 7_919) % people.length];
  const token = issuerCalls.includes(path) ? issuer.token : (investor?.token ?? '');
  return timedAs(market, `dashboard/data/${path}`, token);
}

/** Every call of an investor with thousands of notes, alternately; the p99 of the slowest. */
async function requestFromCollector(market: Market): Promise<number> {
  const took: Took = Object.fromEntries(collectorCalls.map((path) => [path, []]));
  for (let index = 0; index < COLLECTOR_REQUESTS; index += 1) {
    for (const path of collectorCalls) {
      took[path]?.push(await timedAs(market, path, market.collector.token));
    }
  }
  for (const path of collectorCalls) {
    const middle = rounded(median(took[path] ?? []));
    console.log(
      `${path.padEnd(50)} of ${COLLECTED} notes: median ${middle} ms, p99 ${rounded(p99Of(took, path))} ms`,
    );
  }
  return Math.max(...collectorCalls.map((path) => p99Of(took, path)));
}

function timedAs({ server }: Market, path: string, token: string): Promise<number> {
  return timedCall(server, { path, headers: { authorization: `Bearer ${token}` } });
}

function emptyTook(): Took {
  return Object.fromEntries(calls.map((path) => [path, []]));
}

function p99Of(took: Took, path?: string): number {
  const all = path === undefined ? Object.values(took).flat() : (took[path] ?? []);
  return quantile(all, 0.99);
}

function report(
  rounds: readonly { small: Took; large: Took }[],
  collectorMs: number,
  broken: number,
): boolean {
  const of = (path?: string) => ({
    small: median(rounds.map((one) => p99Of(one.small, path))),
    large: median(rounds.map((one) => p99Of(one.large, path))),
  });
  for (const path of calls) {
    const { small, large } = of(path);
    console.log(`${path.padEnd(34)} p99 ${rounded(small)} ms, ${rounded(large)} ms`);
  }
  const all = of();
  const slowest = Math.max(...calls.map((path) => of(path).large));
  const ratio = all.large / all.small;
  const met =
    ratio <= FLOORS.ratio && slowest <= FLOORS.p99Ms && collectorMs <= FLOORS.collectorP99Ms && broken === 0;
  console.log(
    JSON.stringify({
      entries_small: SMALL,
      entries_large: LARGE,
      p99_small_ms: rounded(all.small),
      p99_large_ms: rounded(all.large),
      ratio: rounded(ratio),
      slowest_call_p99_ms: rounded(slowest),
      collector_p99_ms: rounded(collectorMs),
      unbalanced: broken,
      floors_met: met,
    }),
  );
  return met;
}

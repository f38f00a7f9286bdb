import { compose } from '@titian/server/compose';
import { readConfig } from '@titian/server/platform/config';
import { loadQueues } from '@titian/server/test/bulk-queues';
import { median, quantile, rounded } from './lib/measure.ts';
import { type OperatorHeaders, signInOperator } from './lib/operator-session.ts';
import { runBench } from './lib/run-bench.ts';
import { type ServerProcess, startServer } from './lib/server-process.ts';
import { timedCall } from './lib/timed-call.ts';
import { createWorld } from './lib/world.ts';

/**
 * How long a page of an operator's queue takes when much waits in it, by its order and filters. The baseline is the
 * smallest call with the same session check, requested in turns with them.
 */
const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const EACH = Number(process.env.BENCH_EACH ?? 50);
const FLOOR_MS = 200;
const BASELINE = 'phone country codes';

const exceptions = 'operator/reconciliation/exceptions';
const calls: Readonly<Record<string, string>> = {
  [BASELINE]: 'phone-country-codes/get',
  'counts of the menu': 'operator/current',
  'cases by due time': 'operator/cases',
  'cases overdue': 'operator/cases?tab=overdue',
  'cases by priority': 'operator/cases?sort=priority',
  'cases of a kind, newest': 'operator/cases?kind=late_note&sort=opened',
  'cases of nobody': 'operator/cases?owner=nobody',
  'exceptions by age': exceptions,
  'exceptions by amount': `${exceptions}?sort=amount`,
  'exceptions of an amount': `${exceptions}?amount_min=5000.00&amount_max=5001.00`,
  'exceptions of a kind, oldest': `${exceptions}?kind=unknown_credit&order=asc`,
};

/** Milliseconds of each call. */
type Took = Record<string, number[]>;

const world = await createWorld();
const stopping: (() => Promise<unknown>)[] = [() => world.stop()];
await runBench(main, stopping);

async function main(): Promise<boolean> {
  const url = await world.database('queues');
  const titian = await compose(readConfig({ ...world.environment(url), DATABASE_CONNECTIONS: '2' }));
  stopping.push(() => titian.close());
  await loadQueues(url, ROWS);
  const headers = await signInOperator(titian, url, ['finance', 'support']);
  const server = await startServer(world, url);
  stopping.push(() => server.stop());
  // Once before it counts: the server has compiled, the database has read.
  await round(server, headers);
  const rounds: Took[] = [];
  for (let number = 1; number <= ROUNDS; number += 1) {
    rounds.push(await round(server, headers));
  }
  return report(rounds);
}

/** Every call by turns. */
async function round(server: ServerProcess, headers: OperatorHeaders): Promise<Took> {
  const took: Took = Object.fromEntries(Object.keys(calls).map((name) => [name, []]));
  for (let index = 0; index < EACH; index += 1) {
    for (const [name, path] of Object.entries(calls)) {
      took[name]?.push(await timedCall(server, { path, headers }));
    }
  }
  return took;
}

function report(rounds: readonly Took[]): boolean {
  const p99 = (name: string) => median(rounds.map((took) => quantile(took[name] ?? [], 0.99)));
  for (const name of Object.keys(calls)) {
    const middle = median(rounds.map((took) => median(took[name] ?? [])));
    console.log(`${name.padEnd(28)} median ${rounded(middle)} ms, p99 ${rounded(p99(name))} ms`);
  }
  const slowest = Math.max(...Object.keys(calls).map(p99));
  const met = slowest <= FLOOR_MS;
  console.log(
    JSON.stringify({
      rows: ROWS,
      slowest_p99_ms: rounded(slowest),
      yardstick_p99_ms: rounded(p99(BASELINE)),
      floors_met: met,
    }),
  );
  return met;
}

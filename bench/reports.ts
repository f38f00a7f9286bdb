import { addDays, malaysiaDay, quarterOf } from '@titian/finance/calendar';
import { compose } from '@titian/server/compose';
import { rollUpDays } from '@titian/server/modules/ledger/public';
import { readConfig } from '@titian/server/platform/config';
import { scope } from '@titian/server/test/issued-note';
import { median, rounded } from './lib/measure.ts';
import { type OperatorHeaders, signInOperator } from './lib/operator-session.ts';
import { loadCollector, loadPaidLedger } from './lib/paid-ledger.ts';
import { runBench } from './lib/run-bench.ts';
import { type ServerProcess, startServer } from './lib/server-process.ts';
import { timedCall } from './lib/timed-call.ts';
import { createWorld } from './lib/world.ts';

/**
 * How long each report of the console takes over its longest period, on many notes, holdings and transfers. The baseline is
 * the smallest call with the same session check, requested in turns with them.
 */
const ENTRIES = Number(process.env.BENCH_ENTRIES ?? 1_000_000);
/** Notes beside those of the ledger. */
const NOTES = Number(process.env.BENCH_NOTES ?? 10_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const FLOOR_MS = 2_000;
const BASELINE = 'operator of the session';

const today = malaysiaDay(new Date());
const fiveYears = `from=${Number(today.slice(0, 4)) - 4}-01-01&to=${today}`;

/** The slowest of each kind of report, as paths below the API. */
const calls: Readonly<Record<string, string>> = {
  [BASELINE]: 'operator/current',
  'client money, 366 days': `operator/reports/client_money?from=${addDays(today, -365)}&to=${today}`,
  'treasury, 5 years': `operator/reports/treasury?${fiveYears}`,
  arrears: 'operator/reports/arrears',
  vintages: 'operator/reports/vintages',
  'concentration by issuer': 'operator/reports/concentration?by=issuer',
  'concentration by investor': 'operator/reports/concentration?by=investor',
  'origination, 5 years': `operator/reports/origination?${fiveYears}`,
  'auto-invest coverage, 5 years': `operator/reports/auto_invest?${fiveYears}`,
  'referral cost, 5 years': `operator/reports/referrals?${fiveYears}`,
  'return of the quarter': `operator/market-returns/${quarterOf(today)}`,
};

const world = await createWorld();
const stopping: (() => Promise<unknown>)[] = [() => world.stop()];
await runBench(main, stopping);

async function main(): Promise<boolean> {
  const began = performance.now();
  const url = await world.database('reports');
  const titian = await compose(readConfig({ ...world.environment(url), DATABASE_CONNECTIONS: '2' }));
  stopping.push(() => titian.close());
  await loadCollector(titian, NOTES);
  await loadPaidLedger(titian, url, ENTRIES);
  // As every end of day does.
  await titian.work.command(scope, (ctx) => rollUpDays(ctx));
  const headers = await signInOperator(titian, url, ['finance']);
  console.log(`${ENTRIES} entries in ${Math.round((performance.now() - began) / 1_000)} s`);
  const server = await startServer(world, url);
  stopping.push(() => server.stop());
  return report(await measure(server, headers));
}

/** Milliseconds of each call, by turns, after one round that does not count. */
async function measure(server: ServerProcess, headers: OperatorHeaders): Promise<Record<string, number[]>> {
  const took: Record<string, number[]> = Object.fromEntries(Object.keys(calls).map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, path] of Object.entries(calls)) {
      const ms = await timedCall(server, { path, headers });
      if (round > 0) {
        took[name]?.push(ms);
      }
    }
  }
  return took;
}

function report(took: Readonly<Record<string, readonly number[]>>): boolean {
  for (const [name, all] of Object.entries(took)) {
    console.log(
      `${name.padEnd(32)} median ${rounded(median(all))} ms, slowest ${rounded(Math.max(...all))} ms`,
    );
  }
  const reports = Object.entries(took).filter(([name]) => name !== BASELINE);
  const slowest = Math.max(...reports.map(([, all]) => median(all)));
  const met = slowest <= FLOOR_MS;
  console.log(
    JSON.stringify({
      ...{ entries: ENTRIES, notes: NOTES, baseline_ms: rounded(median(took[BASELINE] ?? [])) },
      ...{ slowest_report_ms: rounded(slowest), floors_met: met },
    }),
  );
  return met;
}

import { formatRinggit } from '@titian/finance/sen';
import { compose, type Titian } from '@titian/server/compose';
import { readConfig } from '@titian/server/platform/config';
import { loadInvestors } from '@titian/server/test/bulk-load';
import { loadEntries, loadInBulk, recordTopups } from './lib/long-accounts.ts';
import { loadCustomers, paidSen } from './lib/many-customers.ts';
import { median, quantile, rounded } from './lib/measure.ts';
import { type OperatorHeaders, signInOperator } from './lib/operator-session.ts';
import { runBench } from './lib/run-bench.ts';
import { type ServerProcess, startServer } from './lib/server-process.ts';
import { timedCall } from './lib/timed-call.ts';
import { countViolations } from './lib/violations.ts';
import { createWorld } from './lib/world.ts';

/**
 * How long an operator's search takes among many customers, payments and entries, by what was typed. The baseline is
 * the smallest call with the same session check, asked in turns with it.
 */
const CUSTOMERS = Number(process.env.BENCH_CUSTOMERS ?? 1_000_000);
const ENTRIES = Number(process.env.BENCH_ENTRIES ?? 10_000_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const EACH = Number(process.env.BENCH_ASKED ?? 100);
const ENTRIES_EACH = 1_000;
const FLOOR_MS = 50;
const TOPUP_SEN = 1_000;
const BASELINE = 'user of the session';
const ACCOUNT_NUMBER = '514098761234';

/** What operators type, of customer n. */
const TERMS: Readonly<Record<string, (n: number) => string>> = {
  'whole name': () => 'Mei Ling binti Ramli',
  'part of a name': () => 'letchuman',
  'two letters': () => 'ng',
  'name with an error': () => 'Thilagavaty a/p Letchumanann',
  'name of nobody': () => 'Wolfeschlegelsteinhausen',
  'e-mail': (n) => `customer.${n}@titian.example`,
  phone: (n) => `01${String(n).padStart(8, '0')}`,
  'investor number': (n) => `INV-${String(n).padStart(7, '0')}`,
  'payment reference': (n) => `OR${n}`,
  'bank reference': (n) => `BR${n}`,
  amount: (n) => formatRinggit(paidSen(n)),
  'identity number': (n) => String(900_101_140_000 + n),
  'account number': () => ACCOUNT_NUMBER,
};

const world = await createWorld();
const stopping: (() => Promise<unknown>)[] = [() => world.stop()];
await runBench(main, stopping);

interface Market {
  readonly titian: Titian;
  readonly url: string;
  readonly server: ServerProcess;
  readonly operator: OperatorHeaders;
}

/** Milliseconds of each kind of term, and of the baseline. */
type Took = Record<string, number[]>;

async function main(): Promise<boolean> {
  const market = await openMarket();
  // Once before it counts: the server has compiled, the database has read.
  await round(market);
  const rounds: Took[] = [];
  for (let number = 1; number <= ROUNDS; number += 1) {
    rounds.push(await round(market));
  }
  return report(rounds, await countViolations(market.titian, market.url));
}

async function openMarket(): Promise<Market> {
  const began = performance.now();
  const url = await world.database('search');
  const titian = await compose(readConfig({ ...world.environment(url), DATABASE_CONNECTIONS: '2' }));
  stopping.push(() => titian.close());
  const people = await loadInvestors(titian.work, Math.max(1, Math.floor(ENTRIES / ENTRIES_EACH)), 0n);
  await loadInBulk(url, async () => {
    await loadEntries(url, people, ENTRIES_EACH, { amountSen: TOPUP_SEN, noteId: null });
    await recordTopups(url);
    await loadCustomers(url, CUSTOMERS);
  });
  const operator = await signInOperator(titian, url, ['support']);
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(`${CUSTOMERS} customers and ${ENTRIES} entries in ${seconds} s`);
  const server = await startServer(world, url);
  stopping.push(() => server.stop());
  return { titian, url, server, operator };
}

/** Every kind of term by turns, of customers in no order. */
async function round({ server, operator: headers }: Market): Promise<Took> {
  const took: Took = Object.fromEntries([...Object.keys(TERMS), BASELINE].map((name) => [name, []]));
  for (let index = 0; index < EACH; index += 1) {
    const customer = 1 + ((index * 7_919) % CUSTOMERS);
    for (const [name, termOf] of Object.entries(TERMS)) {
      took[name]?.push(
        await timedCall(server, { path: 'operator/search', headers, body: { q: termOf(customer) } }),
      );
    }
    took[BASELINE]?.push(await timedCall(server, { path: 'operator/current', headers }));
  }
  return took;
}

function report(rounds: readonly Took[], broken: number): boolean {
  const p99 = (name: string) => median(rounds.map((took) => quantile(took[name] ?? [], 0.99)));
  for (const name of [...Object.keys(TERMS), BASELINE]) {
    const middle = median(rounds.map((took) => median(took[name] ?? [])));
    console.log(`${name.padEnd(20)} median ${rounded(middle)} ms, p99 ${rounded(p99(name))} ms`);
  }
  const slowest = Math.max(...Object.keys(TERMS).map(p99));
  const met = slowest <= FLOOR_MS && broken === 0;
  console.log(
    JSON.stringify({
      customers: CUSTOMERS,
      entries: ENTRIES,
      slowest_p99_ms: rounded(slowest),
      yardstick_p99_ms: rounded(p99(BASELINE)),
      unbalanced: broken,
      floors_met: met,
    }),
  );
  return met;
}

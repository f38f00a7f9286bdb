import { hash } from 'node:crypto';
import { addDays, type Day, isBusinessDay, malaysiaDay } from '@titian/finance/calendar';
import { compose, type Titian } from '@titian/server/compose';
import { makeDayProof } from '@titian/server/modules/proofs/commands/make-record';
import { readOwnProof } from '@titian/server/modules/proofs/queries/read-proofs';
import { readHolidays } from '@titian/server/modules/settings/public';
import { readConfig } from '@titian/server/platform/config';
import { systemActor } from '@titian/server/platform/context';
import { findViolations } from '@titian/server/platform/invariants';
import { quantile, rounded } from './lib/measure.ts';
import { memoryMb } from './lib/memory.ts';
import { loadPresetBulk } from './lib/preset-bulk.ts';
import { runBench } from './lib/run-bench.ts';
import { createWorld } from './lib/world.ts';

/**
 * How long the proof of client money of a day takes with a million accounts, how much memory, and how long one client's paths.
 * The yardstick is how many SHA-256 of two nodes the machine makes a second.
 */
const ACCOUNTS = Number(process.env.BENCH_ACCOUNTS ?? 1_000_000);
const DAYS = Number(process.env.BENCH_DAYS ?? 3);
const PATHS = Number(process.env.BENCH_PATHS ?? 2_000);
/** Clients who verify their balance in the same moment. */
const AT_ONCE = 10_000;
const FLOORS = { seconds: 20, memory_mb: 1_024, path_p99_ms: 10 };
const CASH_SEN = 123_456n;
const NODE_BYTES = 81;
const HASHES = 1_000_000;
const TRUST = { kind: 'trust_bank', accountNo: '514012345678' } as const;
const today = malaysiaDay(new Date());

const world = await createWorld();
const stopping: (() => Promise<unknown>)[] = [() => world.stop()];
await runBench(main, stopping);

async function main(): Promise<boolean> {
  const url = await world.database('proof');
  console.log(`loading ${ACCOUNTS} accounts …`);
  await loadPresetBulk(url, { presets: ACCOUNTS, cashEvery: 1, cashSen: CASH_SEN });
  const titian = await compose(readConfig({ ...world.environment(url), DATABASE_CONNECTIONS: '4' }));
  stopping.push(() => titian.close());
  const days = await businessDays(titian, DAYS);
  const seconds: number[] = [];
  for (const day of days) {
    const beganMs = performance.now();
    await makeDayProof(titian.work, scopeOn(day), day, TRUST);
    seconds.push((performance.now() - beganMs) / 1_000);
    console.log(
      `${day}: ${rounded(seconds.at(-1) ?? 0)} s, ${Math.round(memoryMb(process.pid, 'VmHWM'))} MB at most`,
    );
  }
  const memory = memoryMb(process.pid, 'VmHWM');
  const pathMs = await measurePaths(titian, days[0] ?? today);
  const atOnceSeconds = await readAtOnce(titian, days[0] ?? today);
  const violations = (await findViolations(titian.database.reader, titian.invariants)).length;
  const figures = {
    accounts: ACCOUNTS,
    seconds_worst: rounded(Math.max(...seconds)),
    memory_mb: Math.round(memory),
    path_p50_ms: rounded(quantile(pathMs, 0.5)),
    path_p99_ms: rounded(quantile(pathMs, 0.99)),
    at_once: AT_ONCE,
    at_once_seconds: rounded(atOnceSeconds),
    hashes_per_second: Math.round(hashesPerSecond()),
    violations,
  };
  const isMet =
    figures.seconds_worst <= FLOORS.seconds &&
    figures.memory_mb <= FLOORS.memory_mb &&
    figures.path_p99_ms <= FLOORS.path_p99_ms &&
    violations === 0;
  console.log(JSON.stringify({ ...figures, floors: FLOORS, floors_met: isMet }));
  return isMet;
}

function scopeOn(day: Day) {
  const dateShiftDays = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  return { actor: systemActor, dateShiftDays, requestId: null };
}

/** The next business days, today among them. */
async function businessDays({ work }: Titian, count: number): Promise<Day[]> {
  const holidays = await work.query(scopeOn(today), readHolidays);
  const days: Day[] = [];
  for (let day = today; days.length < count; day = addDays(day, 1)) {
    if (isBusinessDay(day, holidays)) days.push(day);
  }
  return days;
}

/** Reads the proofs of clients from all over the tree, one after the other; the first hundred do not count. */
async function measurePaths({ work, database }: Titian, day: Day): Promise<number[]> {
  const every = Math.max(1, Math.floor(ACCOUNTS / PATHS));
  const clients = await database.reader.db
    .selectFrom('proof_claims')
    .select(['client_id as id', 'client_number as number'])
    .where('day', '=', day)
    .execute();
  const took: number[] = [];
  for (let index = 0; index < clients.length; index += every) {
    const client = clients[index];
    if (client === undefined) continue;
    const beganMs = performance.now();
    const proof = await work.query(scopeOn(addDays(day, 1)), (ctx) => readOwnProof(ctx, day, client));
    took.push(performance.now() - beganMs);
    if (proof.pieces.length < 2)
      throw new Error(`the claim of ${client.number} has ${proof.pieces.length} pieces`);
  }
  return took.slice(100);
}

/** Seconds until so many clients who ask in the same moment all have their proof. */
async function readAtOnce({ work, database }: Titian, day: Day): Promise<number> {
  const clients = await database.reader.db
    .selectFrom('proof_claims')
    .select(['client_id as id', 'client_number as number'])
    .where('day', '=', day)
    .limit(AT_ONCE)
    .execute();
  const beganMs = performance.now();
  await Promise.all(
    clients.map((client) => work.query(scopeOn(addDays(day, 1)), (ctx) => readOwnProof(ctx, day, client))),
  );
  return (performance.now() - beganMs) / 1_000;
}

function hashesPerSecond(): number {
  const bytes = Buffer.alloc(NODE_BYTES);
  const beganMs = performance.now();
  for (let made = 0; made < HASHES; made += 1) {
    bytes.writeUInt32BE(made, 1);
    hash('sha256', bytes, 'buffer');
  }
  return (HASHES * 1_000) / (performance.now() - beganMs);
}

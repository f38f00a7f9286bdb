import { compose, type Titian } from '@titian/server/compose';
import { driveRuns } from '@titian/server/modules/auto-invest/commands/drive-runs';
import { presetTurn } from '@titian/server/modules/auto-invest/public';
import { findRun } from '@titian/server/modules/auto-invest/store/runs';
import { readNote } from '@titian/server/modules/notes/public';
import { readConfig } from '@titian/server/platform/config';
import { openDatabase } from '@titian/server/platform/db/database';
import { findViolations } from '@titian/server/platform/invariants';
import { loadNote } from '@titian/server/test/bulk-load';
import { copyRowsPerSecond } from './lib/copy-speed.ts';
import { rounded, roundsOf } from './lib/measure.ts';
import { loadPresetBulk } from './lib/preset-bulk.ts';
import { createWorld } from './lib/world.ts';

/** How fast presets fill notes, at a million and at a hundred thousand of them, most without cash. */
const LARGE = Number(process.env.BENCH_PRESETS_LARGE ?? 1_000_000);
const SMALL = Number(process.env.BENCH_PRESETS_SMALL ?? 100_000);
const RUNS_LARGE = Number(process.env.BENCH_RUNS ?? 20);
const RUNS_SMALL = 5;
const COPY_EVERY = 4;
const CASH = { cashEvery: 4, cashSen: 100_000n };
const TARGET_SEN = 100_000_000n;
const FLOORS = { copy_ratio: 0.03, seconds_large: 5, seconds_small: 2.5, growth: 1.2 };
/** How often is looked whether a plan is there. */
const WATCH_MS = 20;
const VERIFY_TIMEOUT_MS = 1_800_000;
const scope = { actor: { kind: 'system', id: null } as const, dateShiftDays: 0, requestId: null };

interface Filled {
  readonly seconds: number;
  readonly planSeconds: number;
  readonly allocations: number;
}

const world = await createWorld();
try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await world.stop();
}

async function main(): Promise<boolean> {
  const large = await measure('large', LARGE, RUNS_LARGE);
  const small = await measure('small', SMALL, RUNS_SMALL);
  return report(large, small);
}

interface Measured {
  readonly filled: readonly Filled[];
  readonly copy: readonly number[];
  readonly violations: number;
}

async function measure(name: string, presets: number, runs: number): Promise<Measured> {
  const url = await world.database(name);
  console.log(`loading ${presets} presets, one in ${CASH.cashEvery} with cash …`);
  await loadPresetBulk(url, { presets, ...CASH });
  const titian = await compose(readConfig({ ...world.environment(url), DATABASE_CONNECTIONS: '4' }));
  const filled: Filled[] = [];
  const copy: number[] = [];
  try {
    for (let run = 1; run <= runs; run += 1) {
      if (run % COPY_EVERY === 1) {
        copy.push(await copyRowsPerSecond(url));
      }
      const one = await fill(titian);
      filled.push(one);
      const plan = `${rounded(one.planSeconds)} s of it planning`;
      console.log(`${name} ${run}: ${one.allocations} allocations in ${rounded(one.seconds)} s, ${plan}`);
    }
    return { filled, copy, violations: await verify(titian, url) };
  } finally {
    await titian.close();
  }
}

/** One note of RM1 M, from its listing to its last allocation. */
async function fill(titian: Titian): Promise<Filled> {
  const { noteId } = await loadNote(titian.work, { targetSen: TARGET_SEN });
  const started = process.hrtime.bigint();
  await titian.work.command(scope, async (ctx) => {
    const note = await readNote(ctx, noteId);
    if (note !== null) {
      await presetTurn.onListed(ctx, note);
    }
  });
  const planned = watchPlan(titian, noteId);
  await driveRuns(titian.work, scope);
  const seconds = secondsSince(started);
  const run = await findRun(titian.database.reader, noteId);
  if (run?.state !== 'done' || run.allocatedSen !== run.shareSen) {
    throw new Error(`the note was not filled: ${run?.state} with ${run?.allocatedSen} sen`);
  }
  return { seconds, planSeconds: await planned.stop(started), allocations: run.lastRank };
}

/** Looks again and again whether the plan is there, to within its pause. */
function watchPlan(titian: Titian, noteId: string) {
  let plannedAt: bigint | null = null;
  let timer: NodeJS.Timeout;
  const look = async () => {
    const run = await findRun(titian.database.reader, noteId);
    if (run !== null && run.state !== 'waiting') {
      plannedAt = process.hrtime.bigint();
      return;
    }
    timer = setTimeout(() => void look(), WATCH_MS);
  };
  const first = look();
  return {
    async stop(started: bigint): Promise<number> {
      await first;
      clearTimeout(timer);
      return plannedAt === null ? secondsSince(started) : Number(plannedAt - started) / 1e9;
    },
  };
}

async function verify(titian: Titian, url: string): Promise<number> {
  const patient = openDatabase({
    url,
    log: titian.log,
    maxConnections: 1,
    statementTimeoutMs: VERIFY_TIMEOUT_MS,
  });
  try {
    const violations = await findViolations(patient.reader, titian.invariants);
    for (const one of violations) {
      console.error(`broken: ${one.invariant} (${one.rows.length} rows)`);
    }
    return violations.length;
  } finally {
    await patient.close();
  }
}

function secondsSince(started: bigint): number {
  return Number(process.hrtime.bigint() - started) / 1e9;
}

function report(large: Measured, small: Measured): boolean {
  const [slow, quick] = [large, small].map((one) => secondsOf(one.filled));
  const rates = roundsOf(large.filled.map((one) => one.allocations / (one.seconds - one.planSeconds)));
  const copy = roundsOf(large.copy);
  if (!slow || !quick) {
    return false;
  }
  const edge = Math.min(3, large.filled.length);
  const growth = secondsOf(large.filled.slice(-edge)).median / secondsOf(large.filled.slice(0, edge)).median;
  const figures = {
    presets: LARGE,
    copy_per_s: Math.round(copy.median),
    allocations_per_s: Math.round(rates.median),
    allocations_per_s_worst: Math.round(rates.worst),
    copy_ratio: Math.round((rates.median / copy.median) * 1_000) / 1_000,
    seconds_large: rounded(slow.median),
    seconds_large_worst: rounded(slow.worst),
    plan_seconds_large: rounded(roundsOf(large.filled.map((one) => one.planSeconds)).median),
    seconds_small: rounded(quick.median),
    seconds_small_worst: rounded(quick.worst),
    runs: large.filled.length,
    growth: rounded(growth),
    broken_invariants: large.violations + small.violations,
  };
  const met =
    figures.broken_invariants === 0 &&
    figures.copy_ratio >= FLOORS.copy_ratio &&
    figures.seconds_large <= FLOORS.seconds_large &&
    figures.seconds_small <= FLOORS.seconds_small &&
    figures.growth <= FLOORS.growth;
  console.log(JSON.stringify({ ...figures, floors_met: met }));
  return met;
}

/** Median and worst of durations, where less is better. */
function secondsOf(filled: readonly Filled[]): { readonly median: number; readonly worst: number } {
  const sorted = filled.map((one) => one.seconds).sort((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
}

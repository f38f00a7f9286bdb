/**
 * `npm run faults -- [--cycles N] [--seed S] [--only fault,fault]`: investors work on the product while it is harmed in
 * one way after the other; what it acknowledged has to be there, and nothing twice (docs/reliability/faults.md). The last
 * line is JSON; the exit code is 1 where anything was lost, doubled or unexplained.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { verifyAudit, verifyLedger } from '@titian/e2e/product/product';
import fc from 'fast-check';
import { balanceBooks } from './books.ts';
import { type FaultName, faults } from './faults.ts';
import { openMarket } from './market.ts';
import { persist } from './patience.ts';
import { type Platform, startPlatform } from './platform.ts';
import { createReport } from './report.ts';
import { repeatUnanswered, startTraffic } from './traffic.ts';

const DEFAULT_CYCLES = 200;
const SHORTEST_MS = 200;
const LONGEST_MS = 4_000;
/** Enough is under way by then that a fault falls between its parts. */
const MOST_BEFORE = 12;
const AFTER = 6;
const VERIFIED_EVERY = 20;

interface Cycle {
  readonly fault: FaultName;
  readonly lengthMs: number;
  /** Acknowledged actions before the fault. */
  readonly before: number;
}

const { values } = parseArgs({
  options: { cycles: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000_000);
const cycles = planned(Number(values.cycles ?? DEFAULT_CYCLES), namesOf(values.only));
const folder = mkdtempSync(join(tmpdir(), 'titian-faults-'));
try {
  const platform = await startPlatform(folder);
  try {
    process.exitCode = (await campaign(platform)) ? 0 : 1;
  } finally {
    await platform.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function namesOf(only: string | undefined): FaultName[] {
  const all = Object.keys(faults) as FaultName[];
  const chosen = only === undefined ? all : all.filter((name) => only.split(',').includes(name));
  if (chosen.length === 0) throw new Error(`--only takes ${all.join(', ')}`);
  return chosen;
}

function planned(count: number, names: readonly FaultName[]): Cycle[] {
  const cycle = fc.record({
    fault: fc.constantFrom(...names),
    lengthMs: fc.integer({ min: SHORTEST_MS, max: LONGEST_MS }),
    before: fc.integer({ min: 1, max: MOST_BEFORE }),
  });
  return fc.sample(cycle, { seed, numRuns: count });
}

/** @returns whether everything acknowledged is there, once */
async function campaign(platform: Platform): Promise<boolean> {
  const { market, expected } = await openMarket(platform);
  const report = createReport(seed);
  for (const [index, { fault, lengthMs, before }] of cycles.entries()) {
    const traffic = startTraffic(market);
    await traffic.acknowledged(before);
    const begun = performance.now();
    await faults[fault](platform, lengthMs);
    const over = performance.now();
    await traffic.acknowledged(AFTER);
    const recoverMs = performance.now() - over;
    await traffic.stop();
    await repeatUnanswered(market, traffic.actions);
    const differences = await balanceBooks(platform.product, market, traffic.actions, expected);
    report.add({ fault, lengthMs: over - begun, recoverMs, actions: traffic.actions, differences });
    if ((index + 1) % VERIFIED_EVERY === 0 || index + 1 === cycles.length) {
      const { product } = platform;
      report.addVerification(
        await persist(() => verifyLedger(product)),
        await persist(() => verifyAudit(product)),
      );
    }
  }
  return report.print();
}

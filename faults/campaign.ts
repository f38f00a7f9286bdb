import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyAudit, verifyLedger } from '@titian/e2e/product/product';
import fc from 'fast-check';
import { repeatUnanswered } from './actions.ts';
import { balanceBooks, type Expected } from './books.ts';
import { balanceDocuments } from './documents.ts';
import { addDifferences, type Differences } from './effects.ts';
import { type FaultName, faultNames, faults, possibleFaults } from './faults.ts';
import { type OpenMarket, openMarket } from './market.ts';
import { persist } from './patience.ts';
import { balancePayouts } from './payouts.ts';
import { type Platform, startPlatform } from './platform.ts';
import { createReport, type Outcome, type Report } from './report.ts';
import { startTraffic } from './traffic.ts';

const SHORTEST_MS = 200;
const LONGEST_MS = 4_000;
/** Enough is under way by then that a fault falls between its parts. */
const MOST_BEFORE = 12;
const AFTER = 6;
const VERIFIED_EVERY = 20;

export interface CampaignOptions {
  readonly cycles: number;
  /** Repeats the plan: which faults, for how long, after how many actions. */
  readonly seed: number;
  /** All unless said otherwise. */
  readonly only?: readonly FaultName[];
  /** Of one fault at most, in milliseconds. */
  readonly longestMs?: number;
  /** Ends it after the cycle that is under way. */
  readonly signal?: AbortSignal;
  /** Gets a line at a time. */
  readonly say: (line: string) => void;
}

interface Cycle {
  readonly fault: FaultName;
  readonly lengthMs: number;
  /** Acknowledged actions before the fault. */
  readonly before: number;
}

/** A product that waits to be harmed. */
export interface Campaign {
  readonly cycles: readonly Cycle[];
  /** Harms it once. @returns what differs then. @throws Error for a product that does not come back */
  carryOut(cycle: Cycle): Promise<Differences>;
  /** Verifies what all cycles so far have left behind. @throws Error for a payment that stays on its way */
  verify(): Promise<void>;
  /** Lists another note to invest in. */
  openNote(): Promise<void>;
  outcome(): Outcome;
  stop(): Promise<void>;
}

/** Harms the product while investors and operators work on it, and compares what it acknowledged with what is there. */
export async function runCampaign(options: CampaignOptions): Promise<Outcome> {
  const campaign = await openCampaign(options);
  try {
    for (const [index, cycle] of campaign.cycles.entries()) {
      if (options.signal?.aborted) break;
      if (index > 0 && index % VERIFIED_EVERY === 0) {
        await campaign.verify();
        await campaign.openNote();
      }
      await campaign.carryOut(cycle);
    }
    await campaign.verify();
    return campaign.outcome();
  } finally {
    await campaign.stop();
  }
}

/** Starts a product with a market of its own. */
export async function openCampaign(options: CampaignOptions): Promise<Campaign> {
  const folder = mkdtempSync(join(tmpdir(), 'titian-faults-'));
  const platform = await startPlatform(folder);
  const stop = async () => {
    await platform.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const possible = possibleFaults(platform);
    const { only: chosen = faultNames } = options;
    const skipped = chosen.filter((name) => !possible.includes(name));
    const report = createReport(options, skipped);
    const opened = await openMarket(platform);
    return {
      cycles: planned(
        chosen.filter((name) => possible.includes(name)),
        options,
      ),
      carryOut: (cycle) => carryOut(platform, opened, cycle, report),
      verify: () => verify(platform, opened, report),
      openNote: opened.openNote,
      outcome: report.outcome,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** All kinds come in turns, each turn in an order of its own. */
function planned(names: readonly FaultName[], options: CampaignOptions): Cycle[] {
  const { cycles, seed, longestMs = LONGEST_MS } = options;
  const rounds = Math.ceil(cycles / names.length);
  const order = fc.sample(fc.shuffledSubarray([...names], { minLength: names.length }), {
    seed,
    numRuns: rounds,
  });
  const moments = fc.record({
    lengthMs: fc.integer({ min: SHORTEST_MS, max: longestMs }),
    before: fc.integer({ min: 1, max: MOST_BEFORE }),
  });
  const lengths = fc.sample(moments, { seed, numRuns: cycles });
  return order
    .flat()
    .slice(0, cycles)
    .map((fault, index) => ({ fault, lengthMs: SHORTEST_MS, before: 1, ...lengths[index] }));
}

async function carryOut(
  platform: Platform,
  { market, expected, filed }: OpenMarket,
  { fault, lengthMs, before }: Cycle,
  report: Report,
): Promise<Differences> {
  const traffic = startTraffic(market);
  await traffic.acknowledged(before);
  const begun = performance.now();
  await faults[fault](platform, lengthMs);
  const over = performance.now();
  await traffic.acknowledged(AFTER);
  const recoverMs = performance.now() - over;
  await traffic.stop();
  await repeatUnanswered(market, traffic.actions);
  const differences = addDifferences(
    await balanceBooks(platform.product, market, traffic.actions, expected),
    await balanceDocuments(platform.product, market, traffic.actions, filed),
  );
  report.add({ fault, lengthMs: over - begun, recoverMs, actions: traffic.actions, differences });
  return differences;
}

/** What all cycles so far have left behind. */
async function verify(
  { product }: Platform,
  { market, expected }: OpenMarket,
  report: Report,
): Promise<void> {
  const withdrawals = withdrawalsOf([...expected.values()]);
  report.addVerification({
    payouts: await balancePayouts(product, market.operators, withdrawals),
    withdrawals: withdrawals.size,
    ledger: await persist(() => verifyLedger(product)),
    audit: await persist(() => verifyAudit(product)),
  });
}

function withdrawalsOf(books: readonly Expected[]): ReadonlySet<string> {
  return new Set(books.flatMap(({ withdrawals }) => [...withdrawals]));
}

import { type Action, isAcknowledged } from './actions.ts';
import { addDifferences, type Differences } from './effects.ts';
import type { FaultName } from './faults.ts';

/** What one cycle has shown. */
interface CycleResult {
  readonly fault: FaultName;
  readonly lengthMs: number;
  /** From the end of the fault until actions that were begun afterwards are acknowledged again. */
  readonly recoverMs: number;
  readonly actions: readonly Action[];
  readonly differences: Differences;
}

/** What is compared for all cycles so far. */
interface Verification {
  readonly payouts: Differences;
  /** How many were acknowledged. */
  readonly withdrawals: number;
  readonly ledger: string;
  readonly audit: string;
}

/** What a campaign has shown. */
export interface Outcome {
  readonly cycles: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** Had no answer, and was acknowledged when it was repeated under its key. */
  readonly repaired: number;
  readonly recoverMsP99: number;
  readonly seed: number;
  readonly withdrawals: number;
  /** Faults that this machine does not allow. */
  readonly skipped: readonly FaultName[];
  /** Whether nothing is lost, doubled or unexplained. */
  readonly isSound: boolean;
}

/** Collects the cycles of a campaign, and says each as it ends. */
export interface Report {
  add(result: CycleResult): void;
  addVerification(verification: Verification): void;
  outcome(): Outcome;
}

const LEDGER_HOLDS = /All \d+ invariants hold/;
const PERCENTILE = 0.99;
const NONE: Differences = { lost: 0, doubled: 0 };

export function createReport(
  { seed, say }: { readonly seed: number; readonly say: (line: string) => void },
  skipped: readonly FaultName[],
): Report {
  const results: CycleResult[] = [];
  let payouts = NONE;
  let withdrawals = 0;
  let isUnexplained = false;
  say(`Seed ${seed}.`);
  if (skipped.length > 0) say(`This machine does not allow ${skipped.join(', ')}.`);
  return {
    add(result) {
      results.push(result);
      say(`${results.length} ${lineOf(result)}`);
    },
    addVerification({ ledger, audit, ...found }) {
      isUnexplained ||= !LEDGER_HOLDS.test(ledger);
      ({ payouts, withdrawals } = found);
      const { lost, doubled } = payouts;
      say(`${withdrawals} withdrawals are paid, ${lost} not, ${doubled} too much.`);
      say(LEDGER_HOLDS.test(ledger) ? `${lastOf(ledger)} ${lastOf(audit)}` : ledger);
    },
    outcome() {
      for (const line of kindLines(results)) say(line);
      const all = results.map(({ differences }) => differences).reduce(addDifferences, payouts);
      return {
        cycles: results.length,
        acknowledged: acknowledgedIn(results),
        ...all,
        repaired: repairedIn(results),
        recoverMsP99: Math.round(percentile(results.map(({ recoverMs }) => recoverMs))),
        ...{ seed, withdrawals, skipped },
        isSound: all.lost === 0 && all.doubled === 0 && !isUnexplained,
      };
    },
  };
}

/** The line that programs read. */
export function lastLineOf({ recoverMsP99, isSound: _, ...outcome }: Outcome): string {
  const { cycles, acknowledged, lost, doubled, repaired, ...more } = outcome;
  return JSON.stringify({
    ...{ cycles, acknowledged, lost, doubled, repaired, recover_ms_p99: recoverMsP99 },
    ...more,
  });
}

function lineOf(result: CycleResult): string {
  const { fault, lengthMs, recoverMs, actions, differences } = result;
  return (
    `${fault} ${Math.round(lengthMs)} ms: ${actions.length} actions, ${acknowledgedIn([result])} acknowledged ` +
    `(${kindsOf(actions)}), ` +
    `${repairedIn([result])} repaired, again after ${Math.round(recoverMs)} ms, ` +
    `${differences.lost} lost, ${differences.doubled} doubled`
  );
}

/** How many of each kind are acknowledged. */
function kindsOf(actions: readonly Action[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of actions.filter(isAcknowledged)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
}

/** Every kind with its cycles. */
function kindLines(results: readonly CycleResult[]): string[] {
  const kinds = [...new Set(results.map(({ fault }) => fault))].sort();
  return kinds.map((kind) => {
    const mine = results.filter(({ fault }) => fault === kind);
    const { lost, doubled } = mine.map(({ differences }) => differences).reduce(addDifferences, NONE);
    const worstMs = Math.round(Math.max(...mine.map(({ recoverMs }) => recoverMs)));
    return (
      `${kind}: ${mine.length} cycles, ${acknowledgedIn(mine)} acknowledged, ${repairedIn(mine)} repaired, ` +
      `again after ${worstMs} ms at most, ${lost} lost, ${doubled} doubled`
    );
  });
}

const actionsOf = (results: readonly CycleResult[]) => results.flatMap(({ actions }) => actions);
const acknowledgedIn = (results: readonly CycleResult[]) => actionsOf(results).filter(isAcknowledged).length;
const repairedIn = (results: readonly CycleResult[]) =>
  actionsOf(results).filter(({ isRepaired }) => isRepaired).length;

function percentile(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * PERCENTILE) - 1] ?? 0;
}

/** The last line of what a program printed. */
export function lastOf(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}

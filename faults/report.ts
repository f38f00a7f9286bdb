import type { Differences } from './books.ts';
import type { FaultName } from './faults.ts';
import type { Action } from './traffic.ts';

/** What one cycle has shown. */
interface CycleResult {
  readonly fault: FaultName;
  readonly lengthMs: number;
  /** From the end of the fault until actions that were begun afterwards are acknowledged again. */
  readonly recoverMs: number;
  readonly actions: readonly Action[];
  readonly differences: Differences;
}

const writeLine = (line: string) => process.stdout.write(`${line}\n`);

const LEDGER_HOLDS = /All \d+ invariants hold/;
const PERCENTILE = 0.99;

/** Collects the cycles of a campaign, prints each as it ends, and all together. */
export function createReport(seed: number) {
  const results: CycleResult[] = [];
  const problems: string[] = [];
  return {
    add(result: CycleResult): void {
      results.push(result);
      const { fault, lengthMs, recoverMs, actions, differences } = result;
      const acknowledged = acknowledgedOf([result]);
      writeLine(
        `${results.length} ${fault} ${Math.round(lengthMs)} ms: ${actions.length} actions, ${acknowledged} acknowledged, ` +
          `${repairedOf([result])} repaired, again after ${Math.round(recoverMs)} ms, ` +
          `${differences.lost} lost, ${differences.doubled} doubled`,
      );
    },
    addVerification(ledger: string, audit: string): void {
      if (!LEDGER_HOLDS.test(ledger)) problems.push(ledger);
      writeLine([ledger, audit].map((text) => text.trim().split('\n').at(-1)).join(' '));
    },
    /** @returns whether nothing is lost, doubled or unexplained */
    print(): boolean {
      const lost = sum(results.map(({ differences }) => differences.lost));
      const doubled = sum(results.map(({ differences }) => differences.doubled));
      for (const problem of problems) writeLine(problem);
      writeLine(
        JSON.stringify({
          cycles: results.length,
          seed,
          acknowledged: acknowledgedOf(results),
          lost,
          doubled,
          repaired: repairedOf(results),
          recover_ms_p99: Math.round(percentile(results.map(({ recoverMs }) => recoverMs))),
        }),
      );
      return lost === 0 && doubled === 0 && problems.length === 0;
    },
  };
}

function acknowledgedOf(results: readonly CycleResult[]): number {
  return sum(
    results.map(({ actions }) => actions.filter(({ answer }) => (answer?.status ?? 500) < 300).length),
  );
}

function repairedOf(results: readonly CycleResult[]): number {
  return sum(results.map(({ actions }) => actions.filter(({ isRepaired }) => isRepaired).length));
}

function percentile(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * PERCENTILE) - 1] ?? 0;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

import { median, rounded } from '../lib/measure.ts';
import type { Sample } from './samples.ts';

const FLOORS = {
  /** The last third of the run against the middle one. */
  memoryGrowth: 1.1,
  p99Growth: 1.5,
  /** Of both queues at the end. */
  waiting: 100,
  /** Autovacuum begins at a fifth. */
  deadShare: 0.4,
} as const;

/** The result of a run; the last line of its output. */
export interface SoakFigures {
  readonly seconds: number;
  readonly perSecond: number;
  readonly calls: number;
  readonly rejected: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly p99Growth: number;
  readonly serverMb: number;
  readonly memoryGrowth: number;
  readonly jobsWaitingMost: number;
  readonly jobsWaiting: number;
  readonly mailsWaiting: number;
  readonly mailsReceived: number;
  readonly deadShareMost: number;
  readonly worstTable: string;
  readonly vacuums: number;
  readonly databaseMb: number;
}

/** Compares the last third of the samples with the middle one: the first third is warm-up. */
export function summarise(samples: readonly Sample[], perSecond: number): SoakFigures {
  const third = Math.floor(samples.length / 3);
  const [middle, late] = [samples.slice(third, 2 * third), samples.slice(2 * third)];
  const growthOf = (of: (one: Sample) => number) => rounded(median(late.map(of)) / median(middle.map(of)));
  const sumOf = (of: (one: Sample) => number) => samples.reduce((total, one) => total + of(one), 0);
  const mostOf = (of: (one: Sample) => number) => Math.max(...late.map(of));
  const last = samples.at(-1);
  if (last === undefined || third === 0) throw new Error('a run of fewer than three samples shows nothing');
  const worst = late.reduce((one, other) => (other.deadShare > one.deadShare ? other : one));
  return {
    ...{ seconds: last.second, perSecond: rounded(perSecond) },
    ...{ calls: sumOf((one) => one.calls), rejected: sumOf((one) => one.rejected) },
    ...{
      p50Ms: rounded(median(late.map((one) => one.p50Ms))),
      p99Ms: rounded(median(late.map((one) => one.p99Ms))),
    },
    p99Growth: growthOf((one) => one.p99Ms),
    ...{ serverMb: Math.round(last.serverMb), memoryGrowth: growthOf((one) => one.serverMb) },
    ...{ jobsWaitingMost: mostOf((one) => one.jobsWaiting), jobsWaiting: last.jobsWaiting },
    ...{ mailsWaiting: last.mailsWaiting, mailsReceived: sumOf((one) => one.mailsReceived) },
    ...{ deadShareMost: rounded(worst.deadShare), worstTable: worst.worstTable, vacuums: last.vacuums },
    databaseMb: Math.round(last.databaseMb),
  };
}

/** Whether memory, latencies, queues and tables stay flat, and every call was accepted. */
export function floorsMet(figures: SoakFigures, brokenInvariants: number): boolean {
  return (
    figures.rejected === 0 &&
    figures.memoryGrowth <= FLOORS.memoryGrowth &&
    figures.p99Growth <= FLOORS.p99Growth &&
    figures.jobsWaiting <= FLOORS.waiting &&
    figures.mailsWaiting <= FLOORS.waiting &&
    figures.deadShareMost <= FLOORS.deadShare &&
    brokenInvariants === 0
  );
}

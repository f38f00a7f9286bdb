import { addDays } from '@titian/finance/calendar';
import { median, quantile, rounded } from '../lib/measure.ts';
import { STARTS_ON } from './options.ts';
import type { DayRecord } from './progress.ts';
import type { Sizes } from './sizes.ts';
import type { Verification } from './verify.ts';

const DAYS_PER_YEAR = 365;

/** The nights of some days. */
export interface Period {
  /** A month, `2021-01`, or a year of the run, `year 1`. */
  readonly name: string;
  readonly businessDays: number;
  readonly nightMsP50: number;
  readonly nightMsMax: number;
  readonly mailMsMax: number;
  readonly figuresMsMax: number | null;
  readonly workMsP50: number;
  readonly sizes: Sizes | null;
}

/** Sends every mail that waits: as long as the mail server takes, and nothing waits for it (decision 173). */
const MAIL_SWEEP = 'mail sweep';

/** All that a night does but the comparison of figures and the sending of mails, in milliseconds. */
export function nightMs(one: DayRecord): number {
  return sum(Object.values(one.periodicMs)) - mailMs(one) + one.endOfDayMs + one.jobsMs;
}

export function mailMs({ periodicMs }: DayRecord): number {
  return periodicMs[MAIL_SWEEP] ?? 0;
}

export function byMonth(days: readonly DayRecord[]): Period[] {
  return periodsOf(days, ({ day }) => day.slice(0, 7));
}

/** Years of the run, not of the calendar. */
export function byYear(days: readonly DayRecord[]): Period[] {
  return periodsOf(days, ({ day }) => {
    let year = 1;
    while (day >= addDays(STARTS_ON, year * DAYS_PER_YEAR)) year += 1;
    return `year ${year}`;
  });
}

function periodsOf(days: readonly DayRecord[], nameOf: (one: DayRecord) => string): Period[] {
  const names = [...new Set(days.map(nameOf))];
  return names.map((name) => {
    const all = days.filter((one) => nameOf(one) === name);
    const business = all.filter((one) => one.isBusinessDay);
    const figures = all.flatMap(({ figuresMs }) => figuresMs ?? []);
    return {
      ...{ name, businessDays: business.length, nightMsP50: rounded(median(business.map(nightMs))) },
      nightMsMax: rounded(Math.max(0, ...all.map(nightMs))),
      mailMsMax: rounded(Math.max(0, ...all.map(mailMs))),
      figuresMsMax: figures.length === 0 ? null : rounded(Math.max(...figures)),
      workMsP50: rounded(median(business.map(({ workMs }) => workMs))),
      sizes: all.findLast(({ sizes }) => sizes !== null)?.sizes ?? null,
    };
  });
}

/** The tasks, periodic tasks and jobs of the nights that took longest in sum: names with median and worst, in ms. */
export function slowestParts(days: readonly DayRecord[], count: number) {
  const parts = new Map<string, number[]>();
  for (const one of days.filter(({ isBusinessDay }) => isBusinessDay)) {
    const all = { ...one.taskMs, ...one.periodicMs, 'all queued jobs': one.jobsMs };
    for (const [name, ms] of Object.entries(all)) {
      const known = parts.get(name) ?? [];
      known.push(ms);
      parts.set(name, known);
    }
  }
  return [...parts]
    .sort(([, one], [, other]) => sum(other) - sum(one))
    .slice(0, count)
    .map(([name, all]) => ({ name, p50: median(all), p99: quantile(all, 0.99), max: Math.max(...all) }));
}

/** What a run has shown; the last line of its output. */
export interface Figures {
  readonly days: number;
  readonly businessDays: number;
  readonly accounts: number;
  readonly entries: number;
  readonly minutes: number;
  readonly nightP50Ms: number;
  readonly nightMaxMs: number;
  /** The median night of the last year against that of the first. */
  readonly growth: number;
  readonly figuresMaxMs: number | null;
  readonly databaseMb: number;
  /** Ends of days that failed and were tried again. */
  readonly failedNights: number;
}

const BYTES_PER_MB = 1_048_576;
const FLOORS = {
  minutes: 120,
  entries: 20_000_000,
  growth: 1.5,
  nightMaxMs: 60_000,
} as const;

export function figuresOf(days: readonly DayRecord[], accounts: number, last: Sizes): Figures {
  const years = byYear(days);
  const business = days.filter(({ isBusinessDay }) => isBusinessDay);
  const spent = sum(days.map((one) => nightMs(one) + mailMs(one) + one.workMs + (one.figuresMs ?? 0)));
  const figures = days.flatMap(({ figuresMs }) => figuresMs ?? []);
  return {
    ...{ days: days.length, businessDays: business.length, accounts, entries: last.entries },
    minutes: rounded(spent / 60_000),
    nightP50Ms: rounded(median(business.map(nightMs))),
    // The first night settles everyone's first payment at once.
    nightMaxMs: rounded(Math.max(0, ...days.slice(1).map(nightMs))),
    growth: rounded((years.at(-1)?.nightMsP50 ?? 0) / (years[0]?.nightMsP50 || 1)),
    figuresMaxMs: figures.length === 0 ? null : rounded(Math.max(...figures)),
    databaseMb: Math.round(last.databaseBytes / BYTES_PER_MB),
    failedNights: sum(days.map(({ failures }) => failures.length)),
  };
}

/** Whether the run meets its limits, nothing is broken, and retention deleted what was due and nothing else. */
export function floorsMet(figures: Figures, found: Verification): boolean {
  return (
    figures.minutes <= FLOORS.minutes &&
    figures.entries <= FLOORS.entries &&
    figures.growth <= FLOORS.growth &&
    figures.nightMaxMs <= FLOORS.nightMaxMs &&
    isSound(found)
  );
}

function isSound(found: Verification): boolean {
  const wrong = [
    ...[found.brokenInvariants, found.overdueSelfies, found.strayFiles, found.missingFiles],
    ...[found.overdueExports, found.overdueSecurityEvents, found.deletedMoneyRows],
  ];
  return found.auditProblem === null && wrong.every((count) => count === 0);
}

function sum(all: readonly number[]): number {
  return all.reduce((total, one) => total + one, 0);
}

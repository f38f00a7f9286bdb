import { grades } from '@titian/contracts/grades';
import { addMonths, type Day, type Month, monthOf } from '@titian/finance/calendar';
import { ratioToPercentText } from '@titian/finance/rate';
import {
  compareSen,
  mulDivHalfUp,
  type Sen,
  sen,
  senFromText,
  senToText,
  subtractSen,
  sumSen,
} from '@titian/finance/sen';
import { outstandingOf, type PlatformFigures } from '../../insights/public.ts';
import type { LoanNote } from './loan-book.ts';

/** A month's figures as of its last day (FIG-18): amounts and percents as text with two decimals. */
export interface MonthFigures {
  readonly size: {
    readonly notes: number;
    readonly funded: string;
    readonly average_note: string;
    readonly running_notes: number;
    readonly outstanding: string;
    readonly paid_principal: string;
    readonly paid_return: string;
  };
  readonly losses: {
    readonly promised: string;
    readonly defaulted: string;
    readonly recovered: string;
    readonly default_rate: string | null;
    readonly recovery_rate: string | null;
    readonly written_off: string;
  };
  readonly parties: PartyCounts;
  readonly arrears: readonly ArrearsPart[];
  readonly vintages: PlatformFigures['vintages'];
  readonly rates: readonly RatePart[];
  readonly issues: readonly { readonly month: Month; readonly notes: number; readonly funded: string }[];
  readonly concentration: {
    readonly issuers: readonly LargestShare[];
    readonly investors: readonly LargestShare[];
  };
}

export interface PartyCounts {
  readonly issuers_registered: number;
  readonly issuers_funded: number;
  readonly issuers_running: number;
  readonly investors_registered: number;
  readonly investors_holding: number;
}

interface ArrearsPart {
  readonly days: string;
  readonly notes: number;
  readonly amount: string;
  readonly share: string;
}

interface RatePart {
  /** A grade, or `all`. */
  readonly grade: string;
  readonly notes: number;
  readonly funded: string;
  readonly rate: string;
  readonly effective_rate: string;
}

interface LargestShare {
  readonly largest: number;
  readonly share: string;
}

/** What a month's figures are made of, all as of its last day. */
export interface MonthParts {
  readonly day: Day;
  readonly notes: readonly LoanNote[];
  readonly platform: PlatformFigures;
  readonly registered: Pick<PartyCounts, 'issuers_registered' | 'investors_registered'>;
  /** What each investor has outstanding. */
  readonly investorSen: readonly Sen[];
}

const MONTHS_SHOWN = 12;
const LARGEST_ISSUERS = [1, 5, 10];
/** One investor alone is never shown. */
const LARGEST_INVESTORS = [10];

/** The figures of a month (FIG-18). */
export function monthFigures(parts: MonthParts): MonthFigures {
  const { notes, platform, investorSen } = parts;
  const issuers = sumsBy(notes, (one) => one.record.issuerId);
  const running = [...issuers.values()].filter((one) => one > 0n);
  return {
    size: sizeOf(notes),
    losses: lossesOf(notes, platform),
    parties: {
      ...parts.registered,
      issuers_funded: issuers.size,
      issuers_running: running.length,
      investors_holding: investorSen.length,
    },
    arrears: arrearsOf(notes, platform),
    vintages: platform.vintages,
    rates: ratesOf(notes),
    issues: issuesOf(notes, monthOf(parts.day)),
    concentration: {
      issuers: largestShares(running, LARGEST_ISSUERS),
      investors: largestShares(investorSen, LARGEST_INVESTORS),
    },
  };
}

const principalOf = ({ record }: LoanNote) => record.principalSen;
const total = (notes: readonly LoanNote[], of: (one: LoanNote) => Sen) => sumSen(notes.map(of));

function sumsBy(notes: readonly LoanNote[], key: (one: LoanNote) => string): Map<string, Sen> {
  const sums = new Map<string, Sen>();
  for (const one of notes) {
    sums.set(key(one), sumSen([sums.get(key(one)) ?? sen(0n), outstandingOf(one)]));
  }
  return sums;
}

function sizeOf(notes: readonly LoanNote[]): MonthFigures['size'] {
  const fundedSen = total(notes, principalOf);
  return {
    notes: notes.length,
    funded: senToText(fundedSen),
    average_note: senToText(
      notes.length === 0 ? fundedSen : sen(mulDivHalfUp(fundedSen, 1n, BigInt(notes.length))),
    ),
    running_notes: notes.filter((one) => outstandingOf(one) > 0n).length,
    outstanding: senToText(total(notes, outstandingOf)),
    paid_principal: senToText(total(notes, (one) => one.record.paidPrincipalSen)),
    paid_return: senToText(total(notes, (one) => one.record.paidReturnSen)),
  };
}

function lossesOf(notes: readonly LoanNote[], platform: PlatformFigures): MonthFigures['losses'] {
  const [defaulted, recovered] = [senFromText(platform.defaulted), senFromText(platform.recovered)];
  const lost = notes.filter((one) => one.record.isWrittenOff);
  return {
    promised: senToText(total(notes, (one) => one.promisedSen)),
    defaulted: platform.defaulted,
    recovered: platform.recovered,
    default_rate: platform.default_rate_percent,
    recovery_rate: defaulted === 0n ? null : ratioToPercentText(recovered, defaulted),
    written_off: senToText(
      total(lost, ({ record }) => subtractSen(record.principalSen, record.paidPrincipalSen)),
    ),
  };
}

/** Outstanding principal by days past due; what is not past due is the rest. */
function arrearsOf(notes: readonly LoanNote[], { late_buckets: late }: PlatformFigures): ArrearsPart[] {
  const running = notes.filter((one) => outstandingOf(one) > 0n);
  const all = total(running, outstandingOf);
  const lateSen = sumSen(late.map((one) => senFromText(one.amount)));
  const lateNotes = late.reduce((sum, one) => sum + one.notes, 0);
  const current = {
    days: '0',
    notes: running.length - lateNotes,
    amount: senToText(subtractSen(all, lateSen)),
  };
  return [current, ...late].map((one) => ({ ...one, share: percentOf(senFromText(one.amount), all) }));
}

/** Yearly rates of all issued notes, weighted by their principal, by grade. */
function ratesOf(notes: readonly LoanNote[]): RatePart[] {
  const known: readonly string[] = grades;
  const used = [...new Set(notes.map((one) => one.record.grade))].sort(
    (a, b) => known.indexOf(a) - known.indexOf(b),
  );
  const part = (grade: string, own: readonly LoanNote[]): RatePart => ({
    ...{ grade, notes: own.length, funded: senToText(total(own, principalOf)) },
    rate: weighted(own, ({ record }) => record.rateBps),
    effective_rate: weighted(own, ({ record }) => record.effectiveRateBps),
  });
  const parts = used.map((grade) =>
    part(
      grade,
      notes.filter((one) => one.record.grade === grade),
    ),
  );
  return notes.length === 0 ? [] : [...parts, part('all', notes)];
}

function weighted(notes: readonly LoanNote[], rateOf: (one: LoanNote) => number): string {
  const products = notes.reduce((sum, one) => sum + principalOf(one) * BigInt(rateOf(one)), 0n);
  // Basis points are hundredths of a percent, as sen are of a ringgit.
  return senToText(sen(mulDivHalfUp(products, 1n, total(notes, principalOf))));
}

/** What was issued in each of the latest months. */
function issuesOf(notes: readonly LoanNote[], last: Month): MonthFigures['issues'] {
  const months = Array.from({ length: MONTHS_SHOWN }, (_, at) => addMonths(last, at + 1 - MONTHS_SHOWN));
  return months.map((month) => {
    const own = notes.filter((one) => monthOf(one.record.issuedOn) === month);
    return { month, notes: own.length, funded: senToText(total(own, principalOf)) };
  });
}

/** Which share of all the largest have together, in percent; fewer than so many are all there is. */
export function largestShares(amounts: readonly Sen[], counts: readonly number[]): LargestShare[] {
  const ordered = [...amounts].sort((a, b) => compareSen(b, a));
  const all = sumSen(ordered);
  return counts.map((largest) => ({ largest, share: percentOf(sumSen(ordered.slice(0, largest)), all) }));
}

function percentOf(part: Sen, whole: Sen): string {
  return whole === 0n ? '0.00' : ratioToPercentText(part, whole);
}

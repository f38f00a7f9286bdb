import { parseRate, type RateBps, rateBps, rateToText } from '@titian/finance/rate';
import type { RepaymentProfile } from '@titian/finance/schedule';
import { parseSen, type Sen, sen, senFromText } from '@titian/finance/sen';
import type { PlatformTerms } from '../../../shared/platform/terms.ts';

export const profiles = ['equal_monthly_flat', 'return_only', 'bullet'] as const satisfies RepaymentProfile[];
export const contracts = ['conventional', 'shariah'] as const;
export const residences = ['resident', 'non_resident'] as const;

/** What is typed and chosen; numbers as text, so that a half-typed one can stand there. */
export interface SimulationForm {
  readonly amount: string;
  readonly rate: string;
  readonly months: string;
  /** Share of the money in notes that never pay, in percent. */
  readonly failed: string;
  readonly profile: RepaymentProfile;
  readonly contract: (typeof contracts)[number];
  readonly residence: (typeof residences)[number];
}

export type SimulationSearch = { readonly [K in keyof SimulationForm]?: string };

const defaults: SimulationForm = {
  amount: '1000.00',
  rate: '12.00',
  months: '12',
  failed: '0.00',
  profile: 'equal_monthly_flat',
  contract: 'conventional',
  residence: 'resident',
};

/** The form that a shared address means; what it does not say, or says wrongly, is the default. */
export function formOf(search: SimulationSearch): SimulationForm {
  return {
    amount: typed(search.amount, /^\d{1,12}(\.\d{1,2})?$/) ?? defaults.amount,
    rate: typed(search.rate, /^\d{1,3}(\.\d{1,2})?$/) ?? defaults.rate,
    months: typed(search.months, /^\d{1,3}$/) ?? defaults.months,
    failed: typed(search.failed, /^\d{1,3}(\.\d{1,2})?$/) ?? defaults.failed,
    profile: profiles.find((one) => one === search.profile) ?? defaults.profile,
    contract: contracts.find((one) => one === search.contract) ?? defaults.contract,
    residence: residences.find((one) => one === search.residence) ?? defaults.residence,
  };
}

/** The address of a form: everything is named, so that a link means the same when defaults change. */
export function searchOf(form: SimulationForm): SimulationSearch {
  return { ...form };
}

function typed(value: string | undefined, shape: RegExp): string | null {
  return value !== undefined && shape.test(value) ? value : null;
}

/** The figures that a form stands for, each null where it is outside what the platform allows. */
export interface SimulationFigures {
  readonly amountSen: Sen | null;
  readonly rateBps: RateBps | null;
  readonly months: number | null;
  readonly failedBps: RateBps | null;
}

export interface Limits {
  readonly amountSen: readonly [Sen, Sen];
  readonly rateBps: readonly [RateBps, RateBps];
  readonly months: readonly [number, number];
  readonly failedBps: readonly [RateBps, RateBps];
}

const SMALLEST_RATE = rateBps(1);
const NOTHING = rateBps(0);
const EVERYTHING = rateBps(10_000);

/** From the smallest investment to the largest note, at rates and terms that a note may have. */
export function limitsOf(terms: PlatformTerms): Limits {
  return {
    amountSen: [senFromText(terms.minimum_investment), senFromText(terms.note_maximum)],
    rateBps: [SMALLEST_RATE, parseRate(terms.rate_cap_percent) ?? EVERYTHING],
    months: [terms.tenure_months_min, terms.tenure_months_max],
    failedBps: [NOTHING, EVERYTHING],
  };
}

export function figuresOf(form: SimulationForm, limits: Limits): SimulationFigures {
  return {
    amountSen: within(parseSen(form.amount), limits.amountSen),
    rateBps: within(parseRate(form.rate), limits.rateBps),
    months: within(/^\d+$/.test(form.months) ? Number(form.months) : null, limits.months),
    failedBps: within(parseRate(form.failed), limits.failedBps),
  };
}

function within<N extends number | bigint>(value: N | null, [least, most]: readonly [N, N]): N | null {
  return value !== null && value >= least && value <= most ? value : null;
}

/** Amounts that the slider stops at: 1, 2 and 5 times a power of ten between the limits, and the limits. */
export function amountStops([least, most]: readonly [Sen, Sen]): Sen[] {
  const stops: Sen[] = [least];
  for (let power = 1n; power <= most; power *= 10n) {
    stops.push(
      ...[1n, 2n, 5n].map((digit) => sen(digit * power)).filter((stop) => stop > least && stop < most),
    );
  }
  return [...stops, most];
}

/** The stop at or below an amount. */
export function stopOf(stops: readonly Sen[], amountSen: Sen | null): number {
  const above = stops.findIndex((stop) => stop > (amountSen ?? 0n));
  return above === -1 ? stops.length - 1 : Math.max(0, above - 1);
}

/** A number of a slider as the field beside it shows it. */
export function rateText(bps: number): string {
  return rateToText(rateBps(bps));
}

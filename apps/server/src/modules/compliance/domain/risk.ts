import { RISK_DECIDES, type RiskFactor, type RiskRating, ratingOf } from '@titian/contracts/compliance';
import type { Day } from '@titian/finance/calendar';
import { formatRinggit, type Sen, sen } from '@titian/finance/sen';

/** What is known of a customer that a rating is computed from. */
export interface RiskFacts {
  readonly isPoliticallyExposed: boolean;
  readonly hasConfirmedName: boolean;
  /** Lodged with the authority within a year. */
  readonly reports: number;
  readonly alerts: number;
  readonly countries: readonly string[];
  readonly occupation: string | null;
  readonly industry: string | null;
  readonly isCompany: boolean;
  readonly isFundManaged: boolean;
  /** Of a year, without what came back. */
  readonly depositedSen: Sen;
}

/** A factor that counts, with its points and what they rest on. */
export interface CountedFactor {
  readonly factor: RiskFactor;
  readonly points: number;
  readonly value: string;
}

/** One that was computed, or that one of compliance set. */
export interface RatingVersion {
  readonly id: string;
  readonly customerId: string;
  readonly rating: RiskRating;
  readonly computed: RiskRating;
  readonly factors: readonly CountedFactor[];
  readonly state: 'in_force' | 'waiting' | 'rejected' | 'replaced';
  readonly setBy: string | null;
  readonly reason: string | null;
  readonly decidedBy: string | null;
  readonly ratedOn: Day;
  readonly reviewOn: Day;
}

/** Under a call for action, or under increased monitoring, of the Financial Action Task Force. */
const CALLED = ['KP', 'IR', 'MM'];
const MONITORED = [
  'AO',
  'BG',
  'BF',
  'CM',
  'CI',
  'CD',
  'DZ',
  'HT',
  'KE',
  'LA',
  'LB',
  'MC',
  'MZ',
  'NA',
  'NP',
  'NG',
];
const MONITORED_TOO = ['SS', 'SY', 'VE', 'VN', 'YE', 'ZA', 'ML', 'BO', 'VG'];
const CASH_INDUSTRIES = ['K', 'L', 'R'];
const UNSTEADY_INCOME = ['Self employed', 'Unemployed', 'Student'];
const VOLUME = { some: sen(25_000_000n), much: sen(100_000_000n) } as const;

/** The factors that count for a customer, in the order of the list (CMP-2). */
export function factorsOf(facts: RiskFacts): CountedFactor[] {
  const all: readonly (CountedFactor | null)[] = [
    facts.isPoliticallyExposed ? counted('politically_exposed', RISK_DECIDES, '') : null,
    facts.hasConfirmedName ? counted('listed_name', RISK_DECIDES, '') : null,
    facts.reports > 0 ? counted('reported', RISK_DECIDES, String(facts.reports)) : null,
    countryFactor(facts.countries),
    occupationFactor(facts),
    productFactor(facts),
    volumeFactor(facts.depositedSen),
    facts.alerts > 0 ? counted('alerts', Math.min(facts.alerts, 2), String(facts.alerts)) : null,
  ];
  return all.filter((one) => one !== null);
}

/** What the factors of a customer come to. */
export function computedRating(factors: readonly CountedFactor[]): RiskRating {
  return ratingOf(factors.reduce((sum, { points }) => sum + points, 0));
}

function counted(factor: RiskFactor, points: number, value: string): CountedFactor {
  return { factor, points, value };
}

function countryFactor(countries: readonly string[]): CountedFactor | null {
  const named = (codes: readonly string[]) => countries.filter((one) => codes.includes(one)).join(', ');
  const [called, monitored] = [named(CALLED), named([...MONITORED, ...MONITORED_TOO])];
  if (called !== '') {
    return counted('country', RISK_DECIDES, called);
  }
  if (monitored !== '') {
    return counted('country', 3, monitored);
  }
  const foreign = countries.filter((one) => one !== 'MY').join(', ');
  return foreign === '' ? null : counted('country', 1, foreign);
}

function occupationFactor({ industry, occupation }: RiskFacts): CountedFactor | null {
  if (industry !== null && CASH_INDUSTRIES.includes(industry)) {
    return counted('occupation', 2, industry);
  }
  return occupation !== null && UNSTEADY_INCOME.includes(occupation)
    ? counted('occupation', 1, occupation)
    : null;
}

function productFactor({ isCompany, isFundManaged }: RiskFacts): CountedFactor | null {
  if (isFundManaged) {
    return counted('product', 1, 'managed');
  }
  return isCompany ? counted('product', 1, 'company') : null;
}

function volumeFactor(depositedSen: Sen): CountedFactor | null {
  const points = depositedSen >= VOLUME.much ? 2 : 1;
  return depositedSen < VOLUME.some ? null : counted('volume', points, formatRinggit(depositedSen));
}

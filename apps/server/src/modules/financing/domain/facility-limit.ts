import type { FinancingType } from '@titian/contracts/constants';
import type { Day } from '@titian/finance/calendar';
import { addSen, maxSen, type Sen, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';

/** How much of invoice financing an issuer may use at a time (FIN-21). */
export interface FacilityLimit {
  readonly id: string;
  readonly issuerId: string;
  readonly amountSen: Sen;
  readonly from: Day;
  /** The last day on which it may be used. */
  readonly until: Day;
  /** Whose invoices it is for; empty for any buyer. */
  readonly buyers: readonly string[];
}

/** A part of what an issuer has on the platform or requests: a note, an open offer or an application. */
export interface Commitment {
  readonly type: FinancingType;
  readonly amountSen: Sen;
}

/** Everything that an issuer has on the platform or requests. */
export interface Commitments {
  readonly notes: readonly Commitment[];
  readonly offers: readonly Commitment[];
  readonly applications: readonly Commitment[];
}

/** A limit with what is used and free of it on the business date. */
export interface Facility {
  readonly limit: FacilityLimit;
  readonly usedSen: Sen;
  readonly freeSen: Sen;
  readonly hasEnded: boolean;
}

/** What one issuer has on the platform or requests, and its limit where one has begun. */
export interface IssuerPosition {
  readonly commitments: Commitments;
  readonly facility: Facility | null;
}

/** Whether financing of a type draws on a limit: that of invoices does, others are financed once. */
export function drawsOnLimit(type: FinancingType): boolean {
  return type === 'Invoice Financing - Payable' || type === 'Invoice Financing - Receivable';
}

/**
 * What counts on a day: of the limits that have begun, the one recorded last. Null where none has begun, and then only the
 * exposure limit holds. One that has ended still counts, with nothing free: a facility is not wider after its last day.
 */
export function limitOn(newestFirst: readonly FacilityLimit[], on: Day): FacilityLimit | null {
  return newestFirst.find((one) => one.from <= on) ?? null;
}

/** Whether the last day of a limit is over. */
export function hasEnded({ until }: Pick<FacilityLimit, 'until'>, on: Day): boolean {
  return until < on;
}

/**
 * What is bound of a limit: targets of campaigns, amounts raised and principal outstanding of invoice notes, and open
 * offers of invoice financing.
 */
export function boundSen({ notes, offers }: Pick<Commitments, 'notes' | 'offers'>): Sen {
  return addSen(sumOf(notes), sumOf(offers));
}

/** What is used of a limit (FIN-21): what is bound, and what applications for invoice financing under review request. */
export function usedSen(all: Commitments): Sen {
  return addSen(boundSen(all), sumOf(all.applications));
}

/** What is left of a limit on a day, never below zero. */
export function freeSen(limit: FacilityLimit, usedOfItSen: Sen, on: Day): Sen {
  return hasEnded(limit, on) ? ZERO_SEN : maxSen(subtractSen(limit.amountSen, usedOfItSen), ZERO_SEN);
}

/** Whether a limit is for invoices to a buyer, however its name is written. */
export function coversBuyer({ buyers }: Pick<FacilityLimit, 'buyers'>, buyer: string | null): boolean {
  return buyer === null || buyers.length === 0 || buyers.some((one) => plain(one) === plain(buyer));
}

function sumOf(all: readonly Commitment[]): Sen {
  return sumSen(all.filter((one) => drawsOnLimit(one.type)).map((one) => one.amountSen));
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

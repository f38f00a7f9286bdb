import { financingTypes, noteContracts } from '@titian/contracts/constants';
import { grades } from '@titian/contracts/grades';
import type { CallInput } from '../../../lib/api/call-types.ts';
import type { SavedSearch } from '../api/marketplace.ts';
import { withoutZeros } from './whole-figures.ts';

type OpenQuery = NonNullable<CallInput<'notesOpenForSubscription'>['query']>;

export type OpenFilters = Omit<OpenQuery, 'cursor' | 'limit' | 'ref_code'>;

export const tabs = ['open', 'subscribed', 'past', 'updates'] as const;
export type Tab = (typeof tabs)[number];

export const sorts = ['newest', 'closing', 'rate', 'term', 'funded'] as const;
export const minimumRates = ['8', '10', '12', '14'] as const;
export const maximumTerms = ['3', '6', '12', '18', '24'] as const;
export const types = financingTypes;
export const contracts = noteContracts;

/** What may stand in the address of the notes page. */
export interface NoteSearch {
  readonly tab?: string;
  readonly sort?: string;
  readonly grade?: string;
  readonly type?: string;
  readonly contract?: string;
  readonly rate_min?: string;
  readonly term_max?: string;
  readonly guaranteed?: string;
  readonly watched?: string;
  /** Of the investor's own notes. */
  readonly order?: string;
  readonly state?: string;
  readonly late?: string;
  readonly issuer?: string;
  readonly q?: string;
  readonly group?: string;
  readonly page?: string;
}

/** The tab that the address names; the open notes for anything else. */
export function tabOf({ tab }: NoteSearch): Tab {
  return tabs.find((one) => one === tab) ?? 'open';
}

/** The filters in the address. Invalid ones, such as a mistyped grade, are left out. */
export function openFilters(search: NoteSearch): OpenFilters {
  return {
    ...only('sort', sorts, search.sort),
    ...only('grade', grades, search.grade),
    ...only('type', types, search.type),
    ...only('contract', contracts, search.contract),
    ...only('rate_min', minimumRates, search.rate_min),
    ...only('term_max', maximumTerms, search.term_max),
    ...only('guaranteed', ['1'] as const, search.guaranteed),
    ...only('watched', ['1'] as const, search.watched),
  };
}

/** How many filters narrow the list; the order is none. */
export function countFilters({ sort: _order, ...narrowing }: OpenFilters): number {
  return Object.keys(narrowing).length;
}

/** What narrows, without order and watchlist: what a saved search holds. */
export function searchBody({ grade, type, contract, rate_min, term_max, guaranteed }: OpenFilters) {
  return {
    ...(grade !== undefined && { grade }),
    ...(type !== undefined && { type }),
    ...(contract !== undefined && { contract }),
    ...(rate_min !== undefined && { rate_min }),
    ...(term_max !== undefined && { term_max: Number(term_max) }),
    ...(guaranteed !== undefined && { guaranteed: guaranteed === '1' }),
  };
}

/** A saved search as the address says it. */
export function addressOf(saved: SavedSearch): NoteSearch {
  return {
    ...(saved.grade !== null && { grade: saved.grade }),
    ...(saved.type !== null && { type: saved.type }),
    ...(saved.contract !== null && { contract: saved.contract }),
    ...(saved.rate_min !== null && { rate_min: withoutZeros(saved.rate_min) }),
    ...(saved.term_max !== null && { term_max: String(saved.term_max) }),
    ...(saved.guaranteed === true && { guaranteed: '1' }),
  };
}

/** A parameter of the address where it is one of the known values. */
export function only<K extends string, V extends string>(
  key: K,
  known: readonly V[],
  given: string | undefined,
): { [P in K]?: V } {
  const value = known.find((one) => one === given);
  const found: { [P in K]?: V } = {};
  if (value !== undefined) {
    found[key] = value;
  }
  return found;
}

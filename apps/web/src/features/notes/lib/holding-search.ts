import { financingTypes, noteContracts } from '@titian/contracts/constants';
import { grades } from '@titian/contracts/grades';
import {
  type HoldingSort,
  holdingSorts,
  type IssuerSort,
  issuerSorts,
  type SortDirection,
} from '@titian/contracts/holding-sorts';
import type { CallInput } from '../../../lib/api/call-types.ts';
import { type NoteSearch, only } from './filters.ts';

export type NoteList = 'subscribed' | 'past';
export type HoldingQuery = NonNullable<CallInput<'notesSubscribed'>['query']>;
export type IssuerQuery = Omit<NonNullable<CallInput<'notesByIssuer'>['query']>, 'list'>;

/** Rows of a page. */
export const PAGE_ROWS = 50;

/** The states that each list may hold, in the order in which a note passes them. */
export const statesOf = {
  subscribed: ['listed', 'funded', 'issued', 'defaulted'],
  past: ['completed', 'recovered', 'written_off', 'expired', 'cancelled'],
} as const;

const ISSUER = /^ISR-[0-9A-F]{6}$/;
const SEARCH_MAX = 100;

/** The filters of the investor's notes in the address; invalid ones are left out. */
export function holdingFilters(search: NoteSearch, list: NoteList) {
  const q = search.q?.trim().slice(0, SEARCH_MAX) ?? '';
  return {
    ...only('state', statesOf[list], search.state),
    ...only('late', ['1'] as const, search.late),
    ...only('grade', grades, search.grade),
    ...only('type', financingTypes, search.type),
    ...only('contract', noteContracts, search.contract),
    ...(ISSUER.test(search.issuer ?? '') && { issuer: search.issuer }),
    ...(q !== '' && { q }),
  };
}

export function isGrouped(search: NoteSearch): boolean {
  return search.group === 'issuer';
}

/** The page that the address names, from 1. */
export function pageOf({ page }: NoteSearch): number {
  return /^[1-9]\d{0,3}$/.test(page ?? '') ? Number(page) : 1;
}

interface Order<Sort> {
  readonly by: Sort;
  readonly direction: SortDirection;
}

/** How the notes are sorted; newest first unless the address says otherwise. */
export function holdingOrder(search: NoteSearch): Order<HoldingSort> {
  return orderIn(holdingSorts, 'newest', search);
}

/** How the issuers are sorted; the largest share first unless the address says otherwise. */
export function issuerOrder(search: NoteSearch): Order<IssuerSort> {
  return orderIn(issuerSorts, 'share', search);
}

function orderIn<Sort extends string>(
  sorts: Readonly<Record<Sort, SortDirection>>,
  first: Sort,
  { sort, order }: NoteSearch,
): Order<Sort> {
  const by = isKey(sorts, sort) ? sort : first;
  return { by, direction: order === 'asc' || order === 'desc' ? order : sorts[by] };
}

/** The address after a head was pressed: by it in its own direction, or the other way round. */
export function sortedBy(search: NoteSearch, by: string): NoteSearch {
  const sorts: Readonly<Record<string, SortDirection>> = isGrouped(search) ? issuerSorts : holdingSorts;
  const now = isGrouped(search) ? issuerOrder(search) : holdingOrder(search);
  const flipped = now.direction === 'asc' ? 'desc' : 'asc';
  const { page: _first, order: _order, ...rest } = search;
  return by !== now.by
    ? { ...rest, sort: by }
    : { ...rest, sort: by, ...(flipped !== sorts[by] && { order: flipped }) };
}

/** The query of the notes. */
export function holdingQueryOf(search: NoteSearch, list: NoteList): HoldingQuery {
  const { by, direction } = holdingOrder(search);
  return { ...holdingFilters(search, list), sort: by, order: direction, ...pageQuery(search) };
}

/** The query of the issuers. */
export function issuerQueryOf(search: NoteSearch, list: NoteList): IssuerQuery {
  const { by, direction } = issuerOrder(search);
  return { ...holdingFilters(search, list), sort: by, order: direction, ...pageQuery(search) };
}

function pageQuery(search: NoteSearch) {
  return { limit: String(PAGE_ROWS), page: String(pageOf(search)) };
}

/** The address with another choice, from its first page; what is blank is left out. */
export function choose(search: NoteSearch, change: NoteSearch): NoteSearch {
  const { page: _first, ...rest } = search;
  return Object.fromEntries(Object.entries({ ...rest, ...change }).filter(([, value]) => value !== ''));
}

function isKey<K extends string>(of: Readonly<Record<K, unknown>>, key: string | undefined): key is K {
  return key !== undefined && Object.hasOwn(of, key);
}

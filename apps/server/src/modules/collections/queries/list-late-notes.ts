import { type CollectionBucket, collectionBucketNames } from '@titian/contracts/collections';
import { type CollectionSort, collectionSorts } from '@titian/contracts/operator-lists';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { addSen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { cursorAt, pagesOf, placeAt } from '../../../platform/db/keyset.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { type Page, pageOf } from '../../../platform/paging.ts';
import { type LinkedCase, lateNoteCases } from '../../cases/public.ts';
import { readOperators } from '../../identity/public.ts';
import { findIssuers, readIssuers } from '../../onboarding/public.ts';
import {
  type LateNoteFilter,
  type LateNoteRow,
  type LateNoteSums,
  lateNoteKeys,
  listLateNotes,
  sumLateNotes,
} from '../store/late-notes.ts';

type ListQuery = ParsedApi['operatorCollectionsFile']['query'];

/** A late note with its issuer and the owner of its case. */
export interface NamedLateNote {
  readonly row: LateNoteRow;
  readonly issuerName: string;
  readonly owner: { readonly id: string; readonly name: string } | null;
}

export interface LateNotePage extends Page<NamedLateNote> {
  /** Of all that match, and of each bucket; null on the pages after the first. */
  readonly totals: LateNoteSums | null;
  readonly buckets: readonly (LateNoteSums & { readonly bucket: CollectionBucket })[] | null;
}

const NOTHING: LateNoteSums = { notes: 0, outstandingSen: ZERO_SEN, overdueSen: ZERO_SEN };

/**
 * A page of late notes, filtered and sorted as requested (REC-16).
 * @throws FieldError on `cursor` for one that this list did not hand out
 */
export async function lateNotes(
  ctx: QueryCtx,
  operator: OperatorPrincipal,
  query: ParsedApi['operatorCollections']['query'],
): Promise<LateNotePage> {
  const filter = await filterOf(ctx, operator, query);
  const { sort, direction } = orderIn(query);
  const after = placeAt(query.cursor, lateNoteKeys[sort].type);
  const rows = await listLateNotes(ctx.reader, filter, sort, { direction, after, limit: query.limit + 1 });
  const page = pageOf(rows, query.limit, cursorAt);
  const named = { ...page, rows: await withNames(ctx, page.rows) };
  if (after !== null) {
    return { ...named, totals: null, buckets: null };
  }
  const sums = await sumLateNotes(ctx.reader, filter);
  const buckets = collectionBucketNames.map((bucket) => ({ bucket, ...(sums.get(bucket) ?? NOTHING) }));
  return { ...named, buckets, totals: totalOf(buckets, filter.bucket) };
}

/** How many late notes match. */
export async function countLateNotes(
  ctx: QueryCtx,
  operator: OperatorPrincipal,
  query: ListQuery,
): Promise<number> {
  const filter = await filterOf(ctx, operator, query);
  const sums = await sumLateNotes(ctx.reader, filter);
  return totalOf(
    [...sums].map(([bucket, one]) => ({ bucket, ...one })),
    filter.bucket,
  ).notes;
}

/** All late notes that match, some at a time. */
export async function* lateNotePages(
  ctx: QueryCtx,
  operator: OperatorPrincipal,
  query: ListQuery,
): AsyncGenerator<readonly NamedLateNote[]> {
  const filter = await filterOf(ctx, operator, query);
  const { sort, direction } = orderIn(query);
  const pages = pagesOf<LateNoteRow>(
    (after, limit) => listLateNotes(ctx.reader, filter, sort, { direction, after, limit }),
    (last) => last,
  );
  for await (const rows of pages) {
    yield await withNames(ctx, rows);
  }
}

function totalOf(
  buckets: readonly (LateNoteSums & { readonly bucket: CollectionBucket })[],
  chosen: CollectionBucket | undefined,
): LateNoteSums {
  return buckets
    .filter(({ bucket }) => chosen === undefined || bucket === chosen)
    .reduce(
      (sum, one) => ({
        notes: sum.notes + one.notes,
        outstandingSen: addSen(sum.outstandingSen, one.outstandingSen),
        overdueSen: addSen(sum.overdueSen, one.overdueSen),
      }),
      NOTHING,
    );
}

async function withNames(ctx: QueryCtx, rows: readonly LateNoteRow[]): Promise<NamedLateNote[]> {
  const cases = await lateNoteCases(
    ctx,
    rows.map(({ id }) => id),
  );
  const issuers = await readIssuers(ctx, [...new Set(rows.map(({ issuerId }) => issuerId))]);
  const owners = await readOperators(ctx, [
    ...new Set([...cases.values()].flatMap(({ ownerId }) => ownerId ?? [])),
  ]);
  return rows.map((row) => ({
    row,
    issuerName: issuers.get(row.issuerId)?.companyName ?? '',
    owner: ownerOf(cases.get(row.id), owners),
  }));
}

/** Who owns a case, by name; null for nobody. */
export function ownerOf(
  one: LinkedCase | undefined,
  operators: ReadonlyMap<string, { readonly name: string }>,
): NamedLateNote['owner'] {
  const id = one?.ownerId ?? null;
  return id === null ? null : { id, name: operators.get(id)?.name ?? '' };
}

function orderIn({ sort = 'days_late', order }: ListQuery): {
  readonly sort: CollectionSort;
  readonly direction: 'asc' | 'desc';
} {
  return { sort, direction: order ?? collectionSorts[sort] };
}

async function filterOf(
  ctx: QueryCtx,
  operator: OperatorPrincipal,
  { bucket, promise, contract, waiting, owner, q }: ListQuery,
): Promise<LateNoteFilter> {
  return {
    ...{ bucket, promise, contract, isWaiting: waiting !== undefined, today: ctx.businessDate },
    search: q === undefined ? null : { text: q, issuerIds: await findIssuers(ctx, q) },
    noteIds: owner === undefined ? null : await ownedBy(ctx, operator),
  };
}

async function ownedBy(ctx: QueryCtx, { id }: OperatorPrincipal): Promise<string[]> {
  const cases = await lateNoteCases(ctx, null);
  return [...cases.values()].filter(({ ownerId }) => ownerId === id).map(({ objectId }) => objectId);
}

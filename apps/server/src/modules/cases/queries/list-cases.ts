import { visibleCaseKinds } from '@titian/contracts/cases';
import { may, type PermissionHolder } from '@titian/contracts/permissions';
import type { QueryCtx } from '../../../platform/context.ts';
import { countSortedRows, readSortedPage, sortedPages } from '../../../platform/db/sorted-list.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import type { WorkQueueReader } from '../../../platform/module.ts';
import { idCursor, type Page, type PageQuery, pageOf } from '../../../platform/paging.ts';
import { readOperators, readOperatorsWho, readUsers, userName } from '../../identity/public.ts';
import type { Case } from '../domain/case.ts';
import { type CaseListFilter, caseList, readCaseList } from '../store/case-list.ts';
import { countOpen, findCaseNumbered, findCases, listCasesOf } from '../store/cases.ts';

/** A case with the names that stand beside it. */
export interface NamedCase {
  readonly one: Case;
  readonly customer: { readonly id: string; readonly name: string } | null;
  readonly owner: { readonly id: string; readonly name: string } | null;
}

/** Which cases an operator lists. */
export type CasesQuery = Omit<CaseListFilter, 'visible' | 'operatorId' | 'now'>;

function filterOf(ctx: QueryCtx, operator: OperatorPrincipal, query: CasesQuery): CaseListFilter {
  return {
    ...query,
    ...{ visible: visibleCaseKinds(operator), operatorId: operator.id, now: ctx.businessNow },
  };
}

/**
 * A page of one of the console's lists, of the kinds that the operator may see (CAS-8).
 * @throws FieldError on `cursor` for one that this list did not hand out
 */
export async function readCases(
  ctx: QueryCtx,
  operator: OperatorPrincipal,
  query: CasesQuery & PageQuery,
): Promise<Page<NamedCase>> {
  const filter = filterOf(ctx, operator, query);
  const page = await readSortedPage(query, caseList(filter), (slice) =>
    readCaseList(ctx.reader, filter, slice),
  );
  return { ...page, rows: await withNames(ctx, page.rows) };
}

/** How many cases match; counting ends at `most`. */
export function countCases(
  ctx: QueryCtx,
  operator: OperatorPrincipal,
  query: CasesQuery,
  most: number,
): Promise<number> {
  return countSortedRows(ctx.reader, caseList(filterOf(ctx, operator, query)), most);
}

/** All cases that match, some at a time. */
export async function* casePages(
  ctx: QueryCtx,
  operator: OperatorPrincipal,
  query: CasesQuery,
): AsyncGenerator<NamedCase[]> {
  const filter = filterOf(ctx, operator, query);
  for await (const some of sortedPages((slice) => readCaseList(ctx.reader, filter, slice))) {
    yield await withNames(ctx, some);
  }
}

/** The operators to whom cases may be assigned. */
export async function caseOwners(ctx: QueryCtx): Promise<NonNullable<NamedCase['owner']>[]> {
  return (await readOperatorsWho(ctx, 'case_work')).map(({ id, name }) => ({ id, name }));
}

/**
 * A page of a customer's cases, newest first, of the kinds that the operator may see (CAS-8).
 * @throws FieldError on `cursor` for anything that is not an id
 */
export async function casesPage(
  ctx: QueryCtx,
  operator: PermissionHolder,
  customerId: string,
  query: PageQuery & { readonly openOnly?: boolean },
): Promise<Page<Case>> {
  const found = await listCasesOf(ctx.reader, {
    ...{ customerId, kinds: visibleCaseKinds(operator), openOnly: query.openOnly ?? false },
    ...{ beforeId: idCursor(query.cursor), limit: query.limit + 1 },
  });
  return pageOf(found, query.limit, (last) => last.id);
}

/** The case of a number, whatever its case; null where there is none that the operator may see (CAS-8). */
export async function findCaseByNumber(
  ctx: QueryCtx,
  operator: PermissionHolder,
  number: string,
): Promise<Case | null> {
  const one = await findCaseNumbered(ctx.reader, number.toUpperCase());
  return one !== null && visibleCaseKinds(operator).includes(one.kind) ? one : null;
}

/** Some cases by id; unknown ids are left out. */
export async function readCasesById(
  ctx: QueryCtx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Case>> {
  return new Map((await findCases(ctx.reader, ids)).map((one) => [one.id, one]));
}

/** The names of customers and owners beside their cases. */
export async function withNames(ctx: QueryCtx, cases: readonly Case[]): Promise<NamedCase[]> {
  const customerIds = cases.flatMap(({ customerId }) => (customerId === null ? [] : [customerId]));
  const users = await readUsers(ctx, [...new Set(customerIds)]);
  const owners = await operatorNames(
    ctx,
    cases.map(({ ownerId }) => ownerId),
  );
  return cases.map((one) => {
    const user = users.get(one.customerId ?? '');
    return {
      one,
      customer: user === undefined ? null : { id: user.id, name: userName(user) },
      owner: one.ownerId === null ? null : { id: one.ownerId, name: owners.get(one.ownerId) ?? '' },
    };
  });
}

/** The names of some operators, disabled ones too. */
export async function operatorNames(
  ctx: QueryCtx,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const operators = await readOperators(
    ctx,
    ids.filter((id) => id !== null),
  );
  return new Map([...operators].map(([id, { name }]) => [id, name]));
}

/**
 * Open cases that the operator owns or nobody does, of the kinds that the roles may see (CAS-8). Late notes are the work
 * of collections, exceptions that of the money desk, and counted for nobody else.
 */
export async function casesQueue(
  ctx: QueryCtx,
  operator: Pick<OperatorPrincipal, 'id' | 'grants'>,
): Promise<Awaited<ReturnType<WorkQueueReader>>> {
  const kinds = visibleCaseKinds(operator).filter(
    (kind) =>
      (kind !== 'late_note' || may(operator, 'collection_work')) &&
      (kind !== 'exception' || may(operator, 'exception_resolution')),
  );
  const cases = may(operator, 'case_view') ? await countOpen(ctx.reader, kinds, operator.id) : 0;
  return { can: {}, counts: { cases } };
}

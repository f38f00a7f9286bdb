import { CUSTOMER_LINKS_MAX } from '@titian/contracts/customer-page';
import type { QueryCtx } from '../../../platform/context.ts';
import { idCursor, type Page, type PageQuery, pageOf } from '../../../platform/paging.ts';
import { findLinkedCustomers, type LinkedCustomer } from '../store/customer-links.ts';
import {
  type GivenConsent,
  listConsentsOf,
  listSecurityChangesOf,
  listSignInsOf,
  type PastSecurityChange,
  type PastSignIn,
} from '../store/customer-page.ts';

const CONSENTS = 50;
const NETWORK_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * A page of a customer's sign-ins, newest first; never with what they were opened by.
 * @throws FieldError on `cursor` for anything that is not an id
 */
export async function pastSignIns(
  ctx: QueryCtx,
  userId: string,
  query: PageQuery,
): Promise<Page<PastSignIn>> {
  const rows = await listSignInsOf(ctx.reader, userId, idCursor(query.cursor), query.limit + 1);
  return pageOf(rows, query.limit, (last) => last.id);
}

/**
 * A page of what changed about a customer's sign-in, newest first.
 * @throws FieldError on `cursor` for anything that is not an id
 */
export async function pastSecurityChanges(
  ctx: QueryCtx,
  userId: string,
  query: PageQuery,
): Promise<Page<PastSecurityChange>> {
  const rows = await listSecurityChangesOf(ctx.reader, userId, idCursor(query.cursor), query.limit + 1);
  return pageOf(rows, query.limit, (last) => last.id);
}

/** What a customer agreed to, newest first; the latest 50. */
export function givenConsents(ctx: QueryCtx, userId: string): Promise<GivenConsent[]> {
  return listConsentsOf(ctx.reader, userId, CONSENTS);
}

/** Who shares a telephone, a browser or, within 90 days, a network with a customer, or belongs to it (OPS-26). */
export function linkedSignIns(ctx: QueryCtx, userId: string): Promise<LinkedCustomer[]> {
  const since = new Date(ctx.now.getTime() - NETWORK_DAYS * DAY_MS);
  return findLinkedCustomers(ctx.reader, userId, since, CUSTOMER_LINKS_MAX);
}

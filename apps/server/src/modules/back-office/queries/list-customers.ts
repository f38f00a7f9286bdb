import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { QueryCtx } from '../../../platform/context.ts';
import { readUsers, type User } from '../../identity/public.ts';
import {
  customerName,
  readInvestors,
  readIssuers,
  readOnboardingStatuses,
  searchCustomerBook,
} from '../../onboarding/public.ts';

type Answer = ParsedApi['operatorCustomers']['response'];
type Row = Answer['items'][number];
type CustomersQuery = ParsedApi['operatorCustomers']['query'];

/**
 * A page of customers, filtered and sorted as requested, and how many match on all pages (OPS-9).
 * @throws FieldError on `cursor` for one that this list did not hand out
 */
export async function operatorCustomers(
  ctx: QueryCtx,
  query: CustomersQuery,
): Promise<Omit<Answer, 'success'>> {
  const page = await searchCustomerBook(ctx, { ...query, accountStatus: query.account_status });
  return {
    items: await customersById(ctx, page.rows),
    next_cursor: page.nextCursor,
    total: page.total,
  };
}

/** Customers of a list by their ids, in the order of these. */
export async function customersById(ctx: QueryCtx, ids: readonly string[]): Promise<Row[]> {
  const users = await readUsers(ctx, ids);
  return customerRows(
    ctx,
    ids.map((id) => users.get(id)).filter((user) => user !== undefined),
  );
}

/** Customers as a list shows them, with what their applications made of them. */
export async function customerRows(ctx: QueryCtx, users: readonly User[]): Promise<Row[]> {
  const ids = users.map((user) => user.id);
  const [statuses, investors, issuers] = await Promise.all([
    readOnboardingStatuses(ctx, ids),
    readInvestors(ctx, ids),
    readIssuers(ctx, ids),
  ]);
  return users.map((user) => {
    const verified = investors.get(user.id)?.verifiedName ?? issuers.get(user.id)?.verifiedName;
    return {
      id: user.id,
      name: customerName(user, verified),
      company_name: issuers.get(user.id)?.companyName ?? user.companyName,
      email: user.email,
      role: user.role,
      type: user.type,
      account_status: user.accountStatus,
      application_status: statuses.get(user.id)?.applicationStatus ?? null,
      inv_no: investors.get(user.id)?.invNo ?? null,
      created_on: user.createdOn,
      approved_on: investors.get(user.id)?.approvedOn ?? issuers.get(user.id)?.approvedOn ?? null,
    };
  });
}

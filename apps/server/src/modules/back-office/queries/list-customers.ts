import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { QueryCtx } from '../../../platform/context.ts';
import { idCursor, pageOf } from '../../../platform/paging.ts';
import { listCustomers, type User } from '../../identity/public.ts';
import {
  customerName,
  findApprovedCustomers,
  readInvestors,
  readIssuers,
  readOnboardingStatuses,
} from '../../onboarding/public.ts';

type Answer = ParsedApi['operatorCustomers']['response'];
type Row = Answer['items'][number];
type CustomersQuery = ParsedApi['operatorCustomers']['query'];

/** A page of customers, newest first, by part of a name, company, address or number (OPS-9). */
export async function operatorCustomers(
  ctx: QueryCtx,
  query: CustomersQuery,
): Promise<Omit<Answer, 'success'>> {
  const fragment = query.q ?? null;
  const users = await listCustomers(ctx, {
    fragment,
    alsoIds: fragment === null ? [] : await findApprovedCustomers(ctx, fragment),
    accountStatus: query.account_status ?? null,
    role: query.role ?? null,
    beforeId: idCursor(query.cursor),
    limit: query.limit + 1,
  });
  const page = pageOf(users, query.limit, (last) => last.id);
  return { items: await customerRows(ctx, page.rows), next_cursor: page.nextCursor };
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
    };
  });
}

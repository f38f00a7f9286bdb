import type { QueryCtx } from '../../../platform/context.ts';
import type { User } from '../domain/user.ts';
import {
  type CustomerFilter,
  findSignInFacts,
  listCustomerIds,
  type SignInFacts,
} from '../store/customer-list.ts';
import { findTwoFactor } from '../store/two-factors.ts';
import { findUsers } from '../store/users.ts';

/** Customers for the operator console, newest first. */
export async function listCustomers(ctx: QueryCtx, filter: CustomerFilter): Promise<User[]> {
  const ids = await listCustomerIds(ctx.reader, filter);
  const users = new Map((await findUsers(ctx.reader, ids)).map((user) => [user.id, user]));
  return ids.map((id) => users.get(id)).filter((user) => user !== undefined);
}

export interface CustomerSecurity extends SignInFacts {
  readonly hasTwoFactor: boolean;
}

/** How a customer signs in: never what with. */
export async function readSecurity(ctx: QueryCtx, userId: string): Promise<CustomerSecurity> {
  const facts = await findSignInFacts(ctx.reader, userId, ctx.now);
  return { ...facts, hasTwoFactor: (await findTwoFactor(ctx.reader, 'user', userId)) !== null };
}

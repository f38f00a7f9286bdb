import type { QueryCtx } from '../../../platform/context.ts';
import type { NamedCustomer } from '../../screening/public.ts';
import { givenNames } from '../domain/given-names.ts';
import { findSubmittedAfter, findSubmittedOf } from '../store/applications.ts';

/** The next customers after one who have applied, whatever was decided, with the names that they gave. */
export async function readCustomerNames(
  ctx: QueryCtx,
  afterUserId: string | null,
  limit: number,
): Promise<NamedCustomer[]> {
  const applications = await findSubmittedAfter(ctx.reader, ctx.fieldEncryption, afterUserId, limit);
  return applications.map((one) => ({ userId: one.userId, names: givenNames(one) }));
}

/** The names that some customers gave; those who have not applied are left out. */
export async function readNamesOfCustomers(
  ctx: QueryCtx,
  userIds: readonly string[],
): Promise<NamedCustomer[]> {
  const applications = await findSubmittedOf(ctx.reader, ctx.fieldEncryption, userIds);
  return applications.map((one) => ({ userId: one.userId, names: givenNames(one) }));
}

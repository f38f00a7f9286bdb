import type { QueryCtx } from '../../../platform/context.ts';
import { readInvestors, readIssuers } from '../../onboarding/public.ts';

export interface Customer {
  /** The verified name of an investor, the company name of a business owner. */
  readonly name: string;
  /** Of an investor; null for others. */
  readonly investorNo: string | null;
}

/** Customers by their id, investors and business owners alike; others are left out. */
export async function readCustomers(
  ctx: QueryCtx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Customer>> {
  const ids = [...new Set(userIds)];
  const investors = await readInvestors(ctx, ids);
  const issuers = await readIssuers(ctx, ids);
  const customers = new Map<string, Customer>();
  for (const id of ids) {
    const investor = investors.get(id);
    const name = investor?.verifiedName ?? issuers.get(id)?.companyName;
    if (name !== undefined) {
      customers.set(id, { name, investorNo: investor?.invNo ?? null });
    }
  }
  return customers;
}

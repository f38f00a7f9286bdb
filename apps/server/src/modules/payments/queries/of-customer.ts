import type { QueryCtx } from '../../../platform/context.ts';
import { idCursor, type Page, type PageQuery, pageOf } from '../../../platform/paging.ts';
import type { Payout } from '../domain/payout.ts';
import { listPaymentsOf, listPayoutsOf } from '../store/of-customer.ts';
import type { FoundPayment } from '../store/search.ts';

/**
 * A page of a customer's payments in, newest first, whatever became of them.
 * @throws FieldError on `cursor` for anything that is not an id
 */
export async function paymentsOf(
  ctx: QueryCtx,
  userId: string,
  query: PageQuery,
): Promise<Page<FoundPayment>> {
  const rows = await listPaymentsOf(ctx.reader, userId, idCursor(query.cursor), query.limit + 1);
  return pageOf(rows, query.limit, (last) => last.id);
}

/**
 * A page of what was or is to be paid out to a customer, newest first.
 * @throws FieldError on `cursor` for anything that is not an id
 */
export async function payoutsOf(ctx: QueryCtx, userId: string, query: PageQuery): Promise<Page<Payout>> {
  const rows = await listPayoutsOf(ctx.reader, userId, idCursor(query.cursor), query.limit + 1);
  return pageOf(rows, query.limit, (last) => last.id);
}

import type { Message } from '@titian/contracts/messages/definition';
import type { QueryCtx } from '../../../platform/context.ts';
import { heldMoneyOrder } from '../../../platform/db/money-list.ts';
import {
  type ListSlice,
  mergeSorted,
  type PlacedRow,
  readSortedPage,
  sortedPages,
} from '../../../platform/db/sorted-list.ts';
import type { WorkQueueReader } from '../../../platform/module.ts';
import type { Page, PageQuery } from '../../../platform/paging.ts';
import { type Bank, readBanks } from '../../settings/public.ts';
import type { HeldMoney, HeldMoneyPurpose } from '../domain/held-money.ts';
import {
  type HeldMoneyDetails,
  type HeldMoneyFilter,
  type HeldMoneyHandler,
  type HeldMoneyStore,
  heldMoneyHandler,
  storesOf,
} from '../domain/held-money-handler.ts';
import type { RefundAccount } from '../domain/refund-account.ts';
import { type Customer, readCustomers } from './customers.ts';
import { heldMoneyProposals } from './held-money-proposals.ts';
import { readPayments } from './payments.ts';
import { readRefundTargets } from './refund-accounts.ts';

export interface HeldMoneyRow extends HeldMoneyDetails {
  readonly money: HeldMoney;
  readonly store: HeldMoneyStore;
  readonly customer: Customer;
  /** The bank that it was paid from; null for a bank transfer. */
  readonly bankName: string | null;
  /** The account it may be returned to; null where unknown. */
  readonly refund: { readonly account: RefundAccount; readonly bankName: string } | null;
  /** Why it may not be booked for the customer; null where it may, and of money that is decided about. */
  readonly rejection: Message | null;
  /** Whether two operators are deciding about it already. */
  readonly isProposed: boolean;
}

/** What held money an operator lists. */
export type HeldMoneyQuery = Omit<HeldMoneyFilter, 'purposes'> & {
  readonly purpose?: HeldMoneyPurpose | undefined;
};

function filterOf(
  handlers: readonly HeldMoneyHandler[],
  { purpose, ...query }: HeldMoneyQuery,
): HeldMoneyFilter {
  return { ...query, purposes: purpose === undefined ? handlers.map((one) => one.purpose) : [purpose] };
}

/**
 * Held money of all customers, with what a decision about it needs (PAY-21).
 * @throws FieldError on `cursor` for one that this list did not hand out
 */
export async function searchHeldMoney(
  ctx: QueryCtx,
  handlers: readonly HeldMoneyHandler[],
  query: HeldMoneyQuery & PageQuery,
): Promise<Page<HeldMoneyRow>> {
  const filter = filterOf(handlers, query);
  const page = await readSortedPage(query, heldMoneyOrder(filter), (slice) =>
    listHeldMoney(ctx, handlers, filter, slice),
  );
  return { ...page, rows: await withContext(ctx, handlers, page.rows) };
}

/** The first of all stores are among the first of each. */
async function listHeldMoney(
  ctx: QueryCtx,
  handlers: readonly HeldMoneyHandler[],
  filter: HeldMoneyFilter,
  slice: ListSlice,
): Promise<PlacedRow<HeldMoney>[]> {
  const lists: PlacedRow<HeldMoney>[][] = [];
  for (const store of storesOf(handlers)) {
    lists.push(await store.list(ctx, filter, slice));
  }
  return mergeSorted(lists, heldMoneyOrder(filter), slice.limit);
}

/** How much held money matches; counting ends at `most` of each store. */
export async function countHeldMoney(
  ctx: QueryCtx,
  handlers: readonly HeldMoneyHandler[],
  query: HeldMoneyQuery,
  most: number,
): Promise<number> {
  let count = 0;
  for (const store of storesOf(handlers)) {
    count += await store.count(ctx.reader, filterOf(handlers, query), most);
  }
  return count;
}

/** All held money that matches, some at a time. */
export async function* heldMoneyPages(
  ctx: QueryCtx,
  handlers: readonly HeldMoneyHandler[],
  query: HeldMoneyQuery,
): AsyncGenerator<HeldMoneyRow[]> {
  const filter = filterOf(handlers, query);
  for await (const some of sortedPages((slice) => listHeldMoney(ctx, handlers, filter, slice))) {
    yield await withContext(ctx, handlers, some);
  }
}

/** How much held money waits for a decision; for the start page of operators. */
export function heldMoneyQueue(handlers: readonly HeldMoneyHandler[]): WorkQueueReader {
  return async (ctx) => {
    let count = 0;
    for (const store of storesOf(handlers)) {
      count += await store.countHeld(ctx.reader);
    }
    return { can: {}, counts: { held_payments: count } };
  };
}

async function withContext(
  ctx: QueryCtx,
  handlers: readonly HeldMoneyHandler[],
  page: readonly HeldMoney[],
): Promise<HeldMoneyRow[]> {
  const customers = await readCustomers(
    ctx,
    page.map((one) => one.userId),
  );
  const payments = await readPayments(
    ctx,
    page.flatMap((one) => one.intentId ?? []),
  );
  const targets = await readRefundTargets(ctx, page);
  const proposed = await heldMoneyProposals(ctx, handlers, page);
  const details = await detailsOf(ctx, handlers, page);
  const banks = await readBanks(ctx);
  const rows: HeldMoneyRow[] = [];
  for (const money of page) {
    const handler = heldMoneyHandler(handlers, money);
    const account = targets.get(money.id)?.account ?? null;
    rows.push({
      money,
      store: handler.store,
      customer: customers.get(money.userId) ?? { name: '', investorNo: null },
      bankName: payerBank(banks, payments.get(money.intentId ?? '')?.bankCode ?? null),
      refund: account && { account, bankName: refundBank(banks, account) },
      rejection: money.state === 'held' ? await handler.objection(ctx, money) : null,
      isProposed: proposed.has(money.id),
      ...{ proof: null, noteNumber: null },
      ...details.get(money.id),
    });
  }
  return rows;
}

async function detailsOf(
  ctx: QueryCtx,
  handlers: readonly HeldMoneyHandler[],
  page: readonly HeldMoney[],
): Promise<ReadonlyMap<string, Partial<HeldMoneyDetails>>> {
  const all = new Map<string, Partial<HeldMoneyDetails>>();
  for (const handler of handlers) {
    const own = page.filter((one) => one.purpose === handler.purpose);
    for (const [id, details] of own.length === 0 ? [] : await handler.details(ctx, own)) {
      all.set(id, details);
    }
  }
  return all;
}

/** The bank behind an FPX id; the id itself where the table does not know it. */
function payerBank(banks: readonly Bank[], fpxId: string | null): string | null {
  if (fpxId === null) {
    return null;
  }
  const bank = banks.find((one) => [...one.fpxPersonal, ...one.fpxCorporate].includes(fpxId));
  return bank?.name ?? fpxId;
}

function refundBank(banks: readonly Bank[], { bic }: RefundAccount): string {
  return banks.find((one) => one.bic === bic)?.name ?? bic;
}

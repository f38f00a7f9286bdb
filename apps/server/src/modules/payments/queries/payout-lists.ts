import type { QueryCtx } from '../../../platform/context.ts';
import { type MoneyListQuery, type MoneyTotals, moneyList } from '../../../platform/db/money-list.ts';
import { readSortedPage, sortedPages } from '../../../platform/db/sorted-list.ts';
import { AppError } from '../../../platform/errors.ts';
import { idCursor, type Page, type PageQuery, pageOf } from '../../../platform/paging.ts';
import { readOperator } from '../../identity/public.ts';
import { readBankAccounts } from '../../onboarding/public.ts';
import { readBanks } from '../../settings/public.ts';
import { storedDocument } from '../commands/submit-batch.ts';
import { restrictedPayouts } from '../commands/withhold-restricted.ts';
import type { Batch } from '../domain/batch.ts';
import type { Payout } from '../domain/payout.ts';
import { listBatches } from '../store/batches.ts';
import { listPayouts, sumPayouts } from '../store/payout-list.ts';

export interface PayoutRow {
  readonly payout: Payout;
  readonly account: { readonly bankName: string; readonly last4: string } | null;
  /** Whether a money restriction lets it not leave now; never why. */
  readonly isRestricted: boolean;
}

export interface PayoutPage extends Page<PayoutRow> {
  /** Of all that match; null on the pages after the first. */
  readonly totals: MoneyTotals | null;
}

/**
 * Payouts of all customers that match, with the account that each goes to.
 * @throws FieldError on `cursor` for one that this list did not hand out
 */
export async function searchPayouts(ctx: QueryCtx, query: MoneyListQuery & PageQuery): Promise<PayoutPage> {
  const page = await readSortedPage(query, moneyList('payouts', query), (slice) =>
    listPayouts(ctx.reader, query, slice),
  );
  const totals = query.cursor === undefined ? await sumPayouts(ctx.reader, query) : null;
  return { rows: await rowsOf(ctx, page.rows), nextCursor: page.nextCursor, totals };
}

/** What all payouts that match come to. */
export function payoutTotals(ctx: QueryCtx, query: MoneyListQuery): Promise<MoneyTotals> {
  return sumPayouts(ctx.reader, query);
}

/** All payouts that match, some at a time. */
export async function* payoutPages(ctx: QueryCtx, query: MoneyListQuery): AsyncGenerator<PayoutRow[]> {
  for await (const some of sortedPages((slice) => listPayouts(ctx.reader, query, slice))) {
    yield await rowsOf(ctx, some);
  }
}

async function rowsOf(ctx: QueryCtx, payouts: readonly Payout[]): Promise<PayoutRow[]> {
  const accounts = await readBankAccounts(
    ctx,
    payouts.map((one) => one.bankAccountId).filter((id) => id !== null),
  );
  const names = new Map((await readBanks(ctx)).map((bank) => [bank.bic, bank.name]));
  const accountOf = ({ bankAccountId, payee }: Payout) => {
    if (payee !== null) {
      return { bankName: names.get(payee.bic.slice(0, 8)) ?? payee.bic, last4: payee.last4 };
    }
    return bankAccountId === null ? null : (accounts.get(bankAccountId) ?? null);
  };
  const waiting = payouts.filter((one) => one.state !== 'paid' && one.state !== 'returned');
  const restricted = new Set((await restrictedPayouts(ctx, waiting)).map((one) => one.id));
  return payouts.map((payout) => ({
    payout,
    account: accountOf(payout),
    isRestricted: restricted.has(payout.id),
  }));
}

export interface BatchRow {
  readonly batch: Batch;
  readonly maker: string;
}

/** Batches with the names of their makers. */
export async function searchBatches(ctx: QueryCtx, query: PageQuery): Promise<Page<BatchRow>> {
  const found = await listBatches(ctx.reader, idCursor(query.cursor), query.limit + 1);
  const page = pageOf(found, query.limit, (last) => last.id);
  const rows: BatchRow[] = [];
  for (const batch of page.rows) {
    rows.push({ batch, maker: (await readOperator(ctx, batch.makerId))?.name ?? '' });
  }
  return { ...page, rows };
}

/**
 * The file of a batch as it is approved and goes to the bank.
 * @throws AppError `not_found` where there is no batch, or one that never had a file
 */
export async function batchDocument(ctx: QueryCtx, batchId: string): Promise<string> {
  const document = await storedDocument(ctx, batchId);
  if (document === null) {
    throw new AppError('not_found');
  }
  return document;
}

import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { idCursor, type Page, pageOf } from '../../../platform/paging.ts';
import { readOperator } from '../../identity/public.ts';
import { readBankAccounts } from '../../onboarding/public.ts';
import { readBanks } from '../../settings/public.ts';
import { storedDocument } from '../commands/submit-batch.ts';
import { restrictedPayouts } from '../commands/withhold-restricted.ts';
import type { Batch } from '../domain/batch.ts';
import type { Payout, PayoutState } from '../domain/payout.ts';
import { listBatches } from '../store/batches.ts';
import { listPayouts } from '../store/payouts.ts';

export interface PageQuery {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface PayoutRow {
  readonly payout: Payout;
  readonly account: { readonly bankName: string; readonly last4: string } | null;
  /** Whether a money restriction lets it not leave now; never why. */
  readonly isRestricted: boolean;
}

/** Payouts of all customers with the account that each goes to. */
export async function searchPayouts(
  ctx: QueryCtx,
  query: PageQuery & { readonly id?: string | undefined; readonly state?: PayoutState | undefined },
): Promise<Page<PayoutRow>> {
  const filter = {
    id: query.id ?? null,
    state: query.state ?? null,
    beforeId: idCursor(query.cursor),
    limit: query.limit + 1,
  };
  const page = pageOf(await listPayouts(ctx.reader, filter), query.limit, (last) => last.id);
  const accounts = await readBankAccounts(
    ctx,
    page.rows.map((one) => one.bankAccountId).filter((id) => id !== null),
  );
  const names = new Map((await readBanks(ctx)).map((bank) => [bank.bic, bank.name]));
  const accountOf = ({ bankAccountId, payee }: Payout) => {
    if (payee !== null) {
      return { bankName: names.get(payee.bic.slice(0, 8)) ?? payee.bic, last4: payee.last4 };
    }
    return bankAccountId === null ? null : (accounts.get(bankAccountId) ?? null);
  };
  const waiting = page.rows.filter((one) => one.state !== 'paid' && one.state !== 'returned');
  const restricted = new Set((await restrictedPayouts(ctx, waiting)).map((one) => one.id));
  return {
    ...page,
    rows: page.rows.map((payout) => ({
      payout,
      account: accountOf(payout),
      isRestricted: restricted.has(payout.id),
    })),
  };
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

import type { Message } from '@titian/contracts/messages/definition';
import type { QueryCtx } from '../../../platform/context.ts';
import { idCursor, type Page, pageOf } from '../../../platform/paging.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import { readInvestors, readIssuers } from '../../onboarding/public.ts';
import { readBanks } from '../../settings/public.ts';
import type { HeldReceipt, HeldReceiptState } from '../domain/held-receipt.ts';
import type { PurposeHandler } from '../domain/payment.ts';
import { purposeHandler } from '../domain/payment-deps.ts';
import type { RefundAccount } from '../domain/refund-account.ts';
import { listReceipts } from '../store/held-receipts.ts';
import { readRefundTargets } from './refund-accounts.ts';

export interface ReceiptRow {
  readonly receipt: HeldReceipt;
  readonly customerName: string;
  /** Where it may go back to; null where nobody knows yet. */
  readonly refund: { readonly account: RefundAccount; readonly bankName: string } | null;
  /** Why it may not be booked for the customer; null where it may, and of money that is decided about. */
  readonly refusal: Message | null;
  /** Whether two operators are deciding about it already. */
  readonly isProposed: boolean;
}

interface PageQuery {
  readonly state?: HeldReceiptState | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Held money of everybody with what a decision about it needs. */
export async function searchReceipts(
  ctx: QueryCtx,
  purposes: readonly PurposeHandler[],
  query: PageQuery,
): Promise<Page<ReceiptRow>> {
  const filter = {
    state: query.state ?? null,
    beforeId: idCursor(query.cursor),
    limit: query.limit + 1,
  };
  const page = pageOf(await listReceipts(ctx.reader, filter), query.limit, (last) => last.id);
  const names = await customerNames(
    ctx,
    page.rows.map((one) => one.userId),
  );
  const targets = await readRefundTargets(
    ctx,
    page.rows.map((one) => ({ ...one, kind: 'receipt' as const })),
  );
  const proposed = await subjectsWithProposal(
    ctx,
    'receipt_review',
    page.rows.map((one) => one.id),
  );
  const banks = new Map((await readBanks(ctx)).map((bank) => [bank.bic, bank.name]));
  const rows: ReceiptRow[] = [];
  for (const receipt of page.rows) {
    const account = targets.get(receipt.id)?.account ?? null;
    rows.push({
      receipt,
      customerName: names.get(receipt.userId) ?? '',
      refund: account && { account, bankName: banks.get(account.bic) ?? account.bic },
      refusal: await refusalOf(ctx, purposes, receipt),
      isProposed: proposed.has(receipt.id),
    });
  }
  return { ...page, rows };
}

async function refusalOf(
  ctx: QueryCtx,
  purposes: readonly PurposeHandler[],
  receipt: HeldReceipt,
): Promise<Message | null> {
  return receipt.state === 'held'
    ? purposeHandler({ purposes }, receipt.purpose).receipts.refusal(ctx, receipt)
    : null;
}

/** The verified names of customers, investors and business owners alike. */
export async function customerNames(
  ctx: QueryCtx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(userIds)];
  const investors = await readInvestors(ctx, ids);
  const issuers = await readIssuers(ctx, ids);
  return new Map(
    ids.map((id) => [id, investors.get(id)?.verifiedName ?? issuers.get(id)?.companyName ?? ''] as const),
  );
}

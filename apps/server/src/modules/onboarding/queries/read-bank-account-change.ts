import type { QueryCtx } from '../../../platform/context.ts';
import { idCursor, type Page, pageOf } from '../../../platform/paging.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import { bankByBic, readBanks } from '../../settings/public.ts';
import type { BankAccountChange, PendingBankAccount } from '../domain/bank-account-change.ts';
import { countReviews, findOpenChange, listReviews } from '../store/bank-account-changes.ts';
import { verifiedNameOf } from './verified-name.ts';

/** The requested bank account of a customer that is not accepted yet, or null. */
export async function readPendingBankAccount(
  ctx: QueryCtx,
  userId: string,
): Promise<PendingBankAccount | null> {
  const change = await findOpenChange(ctx.reader, userId);
  if (change === null) {
    return null;
  }
  const { bic, last4, holderName, requestedAt } = change;
  const bankName = (await bankByBic(ctx, bic))?.name ?? bic;
  const state = change.state === 'review' ? 'review' : 'enquiring';
  return { bic, bankName, last4, holderName, state, requestedAt };
}

/** A request that waits for an operator. */
export interface QueuedBankAccount {
  readonly change: BankAccountChange;
  readonly bankName: string;
  readonly verifiedName: string;
  /** Whether a decision is proposed already and waits for a second operator. */
  readonly isProposed: boolean;
}

/** A page of requests that wait for an operator, newest first. */
export async function readBankAccountQueue(
  ctx: QueryCtx,
  query: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<QueuedBankAccount>> {
  const beforeId = idCursor(query.cursor);
  const changes = await listReviews(ctx.reader, { beforeId, limit: query.limit + 1 });
  const page = pageOf(changes, query.limit, (last) => last.id);
  const names = new Map((await readBanks(ctx)).map((bank) => [bank.bic, bank.name]));
  const ids = page.rows.map((one) => one.id);
  const proposed = await subjectsWithProposal(ctx, 'bank_account_review', ids);
  const rows: QueuedBankAccount[] = [];
  for (const change of page.rows) {
    rows.push({
      change,
      bankName: names.get(change.bic) ?? change.bic,
      verifiedName: (await verifiedNameOf(ctx, change.userId)) ?? '',
      isProposed: proposed.has(change.id),
    });
  }
  return { ...page, rows };
}

/** How many wanted bank accounts wait for an operator. */
export function countWaitingBankAccounts(ctx: QueryCtx): Promise<number> {
  return countReviews(ctx.reader);
}

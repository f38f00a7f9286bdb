import type { QueryCtx } from '../../../platform/context.ts';
import { type MoneyListQuery, type MoneyTotals, moneyList } from '../../../platform/db/money-list.ts';
import { readSortedPage, sortedPages } from '../../../platform/db/sorted-list.ts';
import type { Page } from '../../../platform/paging.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import { type BankAccount, type Investor, readBankAccounts, readInvestors } from '../../onboarding/public.ts';
import type { Withdrawal } from '../domain/withdrawal.ts';
import { listWithdrawals, sumWithdrawals } from '../store/withdrawal-list.ts';

export interface WithdrawalRow {
  readonly withdrawal: Withdrawal;
  readonly investor: Investor | null;
  readonly account: BankAccount | null;
  /** Whether a rejection is proposed already. */
  readonly isProposed: boolean;
}

export interface WithdrawalPage extends Page<WithdrawalRow> {
  /** Of all that match; null on the pages after the first. */
  readonly totals: MoneyTotals | null;
}

/**
 * Withdrawals of all investors that match, with the account that each goes to.
 * @throws FieldError on `cursor` for one that this list did not hand out
 */
export async function searchWithdrawals(
  ctx: QueryCtx,
  query: MoneyListQuery & { readonly cursor?: string | undefined; readonly limit: number },
): Promise<WithdrawalPage> {
  const page = await readSortedPage(query, moneyList('withdrawals', query), (slice) =>
    listWithdrawals(ctx.reader, query, slice),
  );
  const totals = query.cursor === undefined ? await sumWithdrawals(ctx.reader, query) : null;
  return { rows: await rowsOf(ctx, page.rows), nextCursor: page.nextCursor, totals };
}

/** What all withdrawals that match come to. */
export function withdrawalTotals(ctx: QueryCtx, query: MoneyListQuery): Promise<MoneyTotals> {
  return sumWithdrawals(ctx.reader, query);
}

/** All withdrawals that match, some at a time. */
export async function* withdrawalPages(
  ctx: QueryCtx,
  query: MoneyListQuery,
): AsyncGenerator<WithdrawalRow[]> {
  for await (const some of sortedPages((slice) => listWithdrawals(ctx.reader, query, slice))) {
    yield await rowsOf(ctx, some);
  }
}

async function rowsOf(ctx: QueryCtx, withdrawals: readonly Withdrawal[]): Promise<WithdrawalRow[]> {
  const [investors, accounts, proposed] = await Promise.all([
    readInvestors(
      ctx,
      withdrawals.map((one) => one.investorId),
    ),
    readBankAccounts(
      ctx,
      withdrawals.map((one) => one.bankAccountId),
    ),
    subjectsWithProposal(
      ctx,
      'withdrawal_rejection',
      withdrawals.map((one) => one.id),
    ),
  ]);
  return withdrawals.map((withdrawal) => ({
    isProposed: proposed.has(withdrawal.id),
    withdrawal,
    investor: investors.get(withdrawal.investorId) ?? null,
    account: accounts.get(withdrawal.bankAccountId) ?? null,
  }));
}

import type { QueryCtx } from '../../../platform/context.ts';
import { cursorAt, pagesOf, placeAt } from '../../../platform/db/keyset.ts';
import {
  type MoneyListQuery,
  type MoneyTotals,
  moneyOrder,
  moneyPlace,
} from '../../../platform/db/money-list.ts';
import { type Page, pageOf } from '../../../platform/paging.ts';
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
  const after = placeAt(query.cursor, moneyOrder(query).key.type);
  const found = await listWithdrawals(ctx.reader, query, { after, limit: query.limit + 1 });
  const page = pageOf(found, query.limit, (last) => cursorAt(moneyPlace(query, last)));
  const totals = after === null ? await sumWithdrawals(ctx.reader, query) : null;
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
  const pages = pagesOf<Withdrawal>(
    (after, limit) => listWithdrawals(ctx.reader, query, { after, limit }),
    (last) => moneyPlace(query, last),
  );
  for await (const some of pages) {
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

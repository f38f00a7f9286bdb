import type { QueryCtx } from '../../../platform/context.ts';
import { idCursor, type Page, pageOf } from '../../../platform/paging.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import { type BankAccount, type Investor, readBankAccounts, readInvestors } from '../../onboarding/public.ts';
import type { Withdrawal, WithdrawalState } from '../domain/withdrawal.ts';
import { listWithdrawals } from '../store/withdrawals.ts';

interface PageQuery<State> {
  readonly state?: State | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface WithdrawalRow {
  readonly withdrawal: Withdrawal;
  readonly investor: Investor | null;
  readonly account: BankAccount | null;
  /** Whether a rejection is proposed already. */
  readonly isProposed: boolean;
}

/** Withdrawals of all investors with the account that each goes to. */
export async function searchWithdrawals(
  ctx: QueryCtx,
  query: PageQuery<WithdrawalState>,
): Promise<Page<WithdrawalRow>> {
  const filter = {
    investorId: null,
    state: query.state ?? null,
    beforeId: idCursor(query.cursor),
    limit: query.limit + 1,
  };
  const page = pageOf(await listWithdrawals(ctx.reader, filter), query.limit, (last) => last.id);
  const investors = await readInvestors(
    ctx,
    page.rows.map((one) => one.investorId),
  );
  const accounts = await readBankAccounts(
    ctx,
    page.rows.map((one) => one.bankAccountId),
  );
  const proposed = await subjectsWithProposal(
    ctx,
    'withdrawal_rejection',
    page.rows.map((one) => one.id),
  );
  const rows = page.rows.map((withdrawal) => ({
    isProposed: proposed.has(withdrawal.id),
    withdrawal,
    investor: investors.get(withdrawal.investorId) ?? null,
    account: accounts.get(withdrawal.bankAccountId) ?? null,
  }));
  return { ...page, rows };
}

import type { QueryCtx } from '../../../platform/context.ts';
import { idCursor, type Page, pageOf } from '../../../platform/paging.ts';
import { type BankAccount, readBankAccounts } from '../../onboarding/public.ts';
import { readPayments } from '../../payments/public.ts';
import type { Topup } from '../domain/topup.ts';
import { type TopupOutcome, topupOutcome } from '../domain/topup-outcome.ts';
import type { Withdrawal } from '../domain/withdrawal.ts';
import { listTopups } from '../store/topups.ts';
import { listOwnWithdrawals } from '../store/withdrawal-list.ts';

interface PageQuery {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface OwnTopup {
  readonly topup: Topup;
  readonly outcome: TopupOutcome;
}

/** An investor's own top-ups with the outcome of each. */
export async function ownTopups(
  ctx: QueryCtx,
  investorId: string,
  query: PageQuery,
): Promise<Page<OwnTopup>> {
  const filter = { investorId, beforeId: idCursor(query.cursor), limit: query.limit + 1 };
  const page = pageOf(await listTopups(ctx.reader, filter), query.limit, (last) => last.id);
  const payments = await readPayments(
    ctx,
    page.rows.map((one) => one.intentId).filter((id) => id !== null),
  );
  const rows = page.rows.map((topup) => ({
    topup,
    outcome: topupOutcome(topup, payments.get(topup.intentId ?? '') ?? null),
  }));
  return { ...page, rows };
}

export interface OwnWithdrawal {
  readonly withdrawal: Withdrawal;
  readonly account: BankAccount | null;
}

/** An investor's own withdrawals with the account that each goes to. */
export async function ownWithdrawals(
  ctx: QueryCtx,
  investorId: string,
  query: PageQuery,
): Promise<Page<OwnWithdrawal>> {
  const found = await listOwnWithdrawals(ctx.reader, investorId, idCursor(query.cursor), query.limit + 1);
  const page = pageOf(found, query.limit, (last) => last.id);
  const accounts = await readBankAccounts(
    ctx,
    page.rows.map((one) => one.bankAccountId),
  );
  const rows = page.rows.map((withdrawal) => ({
    withdrawal,
    account: accounts.get(withdrawal.bankAccountId) ?? null,
  }));
  return { ...page, rows };
}

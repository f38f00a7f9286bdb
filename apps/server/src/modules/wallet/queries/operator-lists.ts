import type { QueryCtx } from '../../../platform/context.ts';
import { idCursor, type Page, pageOf } from '../../../platform/paging.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import { readFiles, type StoredFile } from '../../files/public.ts';
import { type BankAccount, type Investor, readBankAccounts, readInvestors } from '../../onboarding/public.ts';
import { type Payment, type RefundAccount, readPayments, readRefundTargets } from '../../payments/public.ts';
import { type Bank, readBanks } from '../../settings/public.ts';
import type { Topup, TopupState } from '../domain/topup.ts';
import type { Withdrawal, WithdrawalState } from '../domain/withdrawal.ts';
import { listTopups } from '../store/topups.ts';
import { listWithdrawals } from '../store/withdrawals.ts';

interface PageQuery<State> {
  readonly state?: State | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface TopupRow {
  readonly topup: Topup;
  readonly investor: Investor | null;
  readonly payment: Payment | null;
  readonly bankName: string | null;
  readonly proof: StoredFile | null;
  /** Where it may go back to, and the name of that bank; null where nobody knows yet. */
  readonly refund: { readonly account: RefundAccount; readonly bankName: string } | null;
  /** Whether two operators are deciding about it already. */
  readonly isProposed: boolean;
}

/** Top-ups of everybody with what a decision about them needs. */
export async function searchTopups(ctx: QueryCtx, query: PageQuery<TopupState>): Promise<Page<TopupRow>> {
  const filter = {
    investorId: null,
    state: query.state ?? null,
    beforeId: idCursor(query.cursor),
    limit: query.limit + 1,
  };
  const page = pageOf(await listTopups(ctx.reader, filter), query.limit, (last) => last.id);
  const ids = <Value>(value: (topup: Topup) => Value | null) =>
    page.rows.map(value).filter((id) => id !== null);
  const investors = await readInvestors(
    ctx,
    ids((one) => one.investorId),
  );
  const payments = await readPayments(
    ctx,
    ids((one) => one.intentId),
  );
  const proofs = await readFiles(
    ctx,
    ids((one) => one.proofFileId),
  );
  const proposed = await subjectsWithProposal(
    ctx,
    'topup_review',
    ids((one) => one.id),
  );
  const targets = await readRefundTargets(
    ctx,
    page.rows.map((one) => {
      const payment = payments.get(one.intentId ?? '');
      const transferId = payment?.receivedTransferId ?? null;
      return { kind: 'topup', id: one.id, transferId, payerName: payment?.payerName ?? null };
    }),
  );
  const banks = await readBanks(ctx);
  const rows = page.rows.map((topup) => {
    const payment = topup.intentId === null ? null : (payments.get(topup.intentId) ?? null);
    return {
      topup,
      payment,
      investor: investors.get(topup.investorId) ?? null,
      bankName: bankNameOf(banks, payment?.bankCode ?? null),
      proof: topup.proofFileId === null ? null : (proofs.get(topup.proofFileId) ?? null),
      refund: refundOf(banks, targets.get(topup.id)?.account ?? null),
      isProposed: proposed.has(topup.id),
    };
  });
  return { ...page, rows };
}

function refundOf(banks: readonly Bank[], account: RefundAccount | null): TopupRow['refund'] {
  if (account === null) {
    return null;
  }
  const bank = banks.find((one) => one.bic === account.bic);
  return { account, bankName: bank?.name ?? account.bic };
}

/** The bank behind an FPX id; the id itself where the table does not know it. */
function bankNameOf(banks: readonly Bank[], fpxId: string | null): string | null {
  if (fpxId === null) {
    return null;
  }
  const bank = banks.find((one) => [...one.fpxPersonal, ...one.fpxCorporate].includes(fpxId));
  return bank?.name ?? fpxId;
}

export interface WithdrawalRow {
  readonly withdrawal: Withdrawal;
  readonly investor: Investor | null;
  readonly account: BankAccount | null;
  /** Whether two operators are deciding about a refusal already. */
  readonly isProposed: boolean;
}

/** Withdrawals of everybody with the account that each goes to. */
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

import type { QueryCtx } from '../../../platform/context.ts';
import type { BankLine } from '../domain/bank-line.ts';
import type { RefundSubject } from '../domain/refund-account.ts';
import { findBankLine } from '../store/bank-lines.ts';
import { listRefundAccounts } from '../store/refund-accounts.ts';
import { onStatement, type RefundTarget } from './refund-accounts.ts';

/** The money of an unidentified line, as money that may have to be returned. */
export function senderOf(exceptionId: string, line: BankLine): RefundSubject {
  return {
    kind: 'reconciliation_exception',
    id: exceptionId,
    transferId: null,
    payerName: line.counterparty,
  };
}

/**
 * The return account of a receipt on the statement: an account that was verified for it, or the one that the line
 * names.
 * @param bankReference of the line; null where none brought it
 */
export async function readTargetOfLine(
  ctx: QueryCtx,
  subject: RefundSubject,
  bankReference: string | null,
): Promise<RefundTarget> {
  const stored = await listRefundAccounts(ctx.reader, [subject]);
  const line = bankReference === null ? null : await findBankLine(ctx.reader, bankReference);
  const named = line?.source ? onStatement(line.source, subject.payerName, stored) : null;
  return { account: stored.find((one) => one.isCurrent) ?? named, storedCount: stored.length };
}

/** The account of a line's sender: one that was verified for it, or the one that the statement names (PAY-14). */
export async function readSender(ctx: QueryCtx, exceptionId: string, line: BankLine): Promise<RefundTarget> {
  const stored = await listRefundAccounts(ctx.reader, [senderOf(exceptionId, line)]);
  const named = line.source === null ? null : onStatement(line.source, line.counterparty, stored);
  return { account: stored.find((one) => one.isCurrent) ?? named, storedCount: stored.length };
}

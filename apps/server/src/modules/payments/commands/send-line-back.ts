import { type Sen, senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { BankLine } from '../domain/bank-line.ts';
import type { LineReturn } from '../domain/line-return.ts';
import type { RefundAccount } from '../domain/refund-account.ts';
import { changeLineReturn, insertLineReturn } from '../store/line-returns.ts';
import { storeNamedAccount } from '../store/refund-accounts.ts';
import { queuePayout } from './queue-payout.ts';

/** Money of a line in `receipts_clearing` that goes back to its sender. */
export interface MoneyToSender {
  readonly exceptionId: string;
  readonly line: BankLine;
  readonly amountSen: Sen;
  readonly sender: RefundAccount;
  readonly approvalId: string;
  /** The transfer that took it in; null where an earlier return of it came back. */
  readonly transferId: string | null;
  readonly earlier: LineReturn | null;
}

/** Queues the payout that returns money of a line to its sender; it leaves in a batch like every payout (PAY-14). */
export async function sendBack(ctx: Ctx, money: MoneyToSender): Promise<void> {
  const { exceptionId, line, amountSen, sender, earlier, transferId, approvalId } = money;
  if (sender.source === 'statement') {
    const subject = { kind: 'reconciliation_exception', id: exceptionId } as const;
    await storeNamedAccount(ctx, subject, sender);
  }
  const id = earlier?.id ?? newId();
  const payoutId = await queuePayout(ctx, {
    purpose: 'line_return',
    purposeId: id,
    userId: null,
    payee: { bic: sender.bic, numberEnc: sender.numberEnc, last4: sender.last4 },
    beneficiary: sender.holderName,
    amountSen,
    usableFrom: ctx.businessNow,
  });
  const attempt = { state: 'queued', approval_id: approvalId, payout_id: payoutId, return_reason: null };
  if (transferId === null) {
    await changeLineReturn(ctx.tx, id, attempt);
  } else {
    const of = { exception_id: exceptionId, bank_reference: line.bankReference, amount_sen: amountSen };
    await insertLineReturn(ctx.tx, { id, ...of, transfer_id: transferId, ...attempt });
  }
  await auditReturn(ctx, exceptionId, amountSen, sender);
}

async function auditReturn(
  ctx: Ctx,
  exceptionId: string,
  amountSen: Sen,
  sender: RefundAccount,
): Promise<void> {
  invariant(sender.last4.length === 4, 'an account is shown by its last four digits');
  await recordAudit(ctx, {
    action: 'line_return.queued',
    subjectKind: 'reconciliation_exception',
    subjectId: exceptionId,
    after: { amount: senToText(amountSen), source: sender.source, last4: sender.last4 },
  });
}

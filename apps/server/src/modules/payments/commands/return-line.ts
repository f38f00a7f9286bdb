import { message } from '@titian/contracts/messages/message';
import { lineAmount } from '@titian/contracts/schemas/operator-reconciliation-proposals';
import { type Sen, sen, senToText } from '@titian/finance/sen';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { type ApprovalExecutor, approvalExecutor } from '../../approvals/public.ts';
import { noAccounts, platformAccount, postTransfers } from '../../ledger/public.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import type { LineReturn } from '../domain/line-return.ts';
import type { RefundAccount } from '../domain/refund-account.ts';
import { readSender } from '../queries/line-sender.ts';
import { uploaderObjection } from '../queries/own-uploads.ts';
import { boundRefundAccount, describeRefundAccount } from '../queries/refund-accounts.ts';
import { changeLineReturn, findReturnOf, insertLineReturn } from '../store/line-returns.ts';
import { storeNamedAccount } from '../store/refund-accounts.ts';
import { closeException, lockOpen } from './close-exception.ts';
import { queuePayout } from './queue-payout.ts';
import {
  boundUnclaimed,
  lockUnclaimed,
  matchUnclaimed,
  rejectOtherAmount,
  subjectOfLine,
  type UnclaimedLine,
} from './unclaimed-line.ts';

type Return = z.output<typeof lineAmount>;

interface ReturnableLine extends UnclaimedLine {
  readonly account: BankAccount;
  readonly sender: RefundAccount;
  /** The first attempt, whose money the bank gave back; null where this is the first. */
  readonly earlier: LineReturn | null;
}

/**
 * Two finance operators return an unidentified receipt: to the account that the statement names or one that was verified
 * to be the sender's (PAY-14, decision 031). It leaves in a batch like every payout.
 */
export function lineReturn(accounts: readonly BankAccount[]): ApprovalExecutor {
  return approvalExecutor<Return>({
    kind: 'line_return',
    subjectKind: 'reconciliation_exception',
    after: lineAmount,
    async load(ctx, subjectId, { after }) {
      const open = await lockReturnable(ctx, accounts, subjectId, after);
      const subject = subjectOfLine(open);
      const return_to = await describeRefundAccount(ctx, open.sender);
      return { ...subject, before: { ...subject.before, return_to } };
    },
    async binds(ctx, subjectId, { after }) {
      const open = await lockReturnable(ctx, accounts, subjectId, after);
      const sender = boundRefundAccount(ctx, open.sender);
      return { ...boundUnclaimed(ctx, open), sender, earlier: open.earlier?.id ?? null };
    },
    operatorObjection: (ctx, subjectId, operatorId) =>
      uploaderObjection(ctx, accounts, subjectId, operatorId),
    async apply(ctx, { id: approvalId, subjectId, after, makerId, reason }) {
      const open = await lockReturnable(ctx, accounts, subjectId, after);
      const { transferId } = await sendBack(ctx, open, approvalId);
      const category = 'unidentified_receipt_returned';
      await closeException(ctx, open, { category, approvalId, makerId, reason, transferId });
    },
  });
}

async function lockReturnable(
  ctx: Ctx,
  accounts: readonly BankAccount[],
  id: string,
  { amount }: Return,
): Promise<ReturnableLine> {
  const earlier = await findReturnOf(ctx.tx, id);
  const open =
    earlier === null
      ? await lockUnclaimed(ctx, accounts, id, { direction: 'credit', amount })
      : await lockFailed(ctx, accounts, earlier, amount);
  const { account: sender } = await readSender(ctx, id, open.line);
  if (sender === null) {
    throw new AppError('wrong_state', {}, message('sender_account_unnamed'));
  }
  return { ...open, sender, earlier };
}

/** The money of a return that came back waits in `receipts_clearing`; its line is explained already. */
async function lockFailed(
  ctx: Ctx,
  accounts: readonly BankAccount[],
  { exceptionId, state, amountSen }: LineReturn,
  amount: string,
): Promise<UnclaimedLine> {
  const open = await lockOpen(ctx, accounts, exceptionId);
  if (state !== 'returned' || open.line === null) {
    throw new AppError('wrong_state');
  }
  rejectOtherAmount(amount, amountSen);
  return { ...open, line: open.line, amountSen: sen(amountSen) };
}

async function sendBack(
  ctx: Ctx,
  open: ReturnableLine,
  approvalId: string,
): Promise<{ readonly transferId: string | null }> {
  const { exception, line, amountSen, sender, earlier } = open;
  if (sender.source === 'statement') {
    const subject = { kind: 'reconciliation_exception', id: exception.id } as const;
    await storeNamedAccount(ctx, subject, sender);
  }
  const id = earlier?.id ?? newId();
  const transferId = earlier === null ? await takeIn(ctx, open, approvalId) : null;
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
    const of = { exception_id: exception.id, bank_reference: line.bankReference, amount_sen: amountSen };
    await insertLineReturn(ctx.tx, { id, ...of, transfer_id: transferId, ...attempt });
  }
  await auditReturn(ctx, exception.id, amountSen, sender);
  return { transferId };
}

async function takeIn(ctx: Ctx, open: ReturnableLine, approvalId: string): Promise<string> {
  const transferId = newId();
  await postTransfers(ctx, noAccounts, [
    {
      id: transferId,
      debitAccountId: platformAccount('trust_bank'),
      creditAccountId: platformAccount('receipts_clearing'),
      amountSen: open.amountSen,
      kind: 'unidentified_received',
      referenceId: approvalId,
      noteId: null,
    },
  ]);
  await matchUnclaimed(ctx, open, transferId);
  return transferId;
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

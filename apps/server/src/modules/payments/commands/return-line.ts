import { message } from '@titian/contracts/messages/message';
import { lineAmount } from '@titian/contracts/schemas/operator-reconciliation-proposals';
import { sen } from '@titian/finance/sen';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { type ApprovalExecutor, approvalExecutor } from '../../approvals/public.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import type { LineReturn } from '../domain/line-return.ts';
import type { RefundAccount } from '../domain/refund-account.ts';
import { readSender } from '../queries/line-sender.ts';
import { uploaderObjection } from '../queries/own-uploads.ts';
import { boundRefundAccount, describeRefundAccount } from '../queries/refund-accounts.ts';
import { findReturnOf } from '../store/line-returns.ts';
import { closeException, lockOpen } from './close-exception.ts';
import { sendBack } from './send-line-back.ts';
import { takeInLine } from './take-in-line.ts';
import {
  boundUnclaimed,
  lockUnclaimed,
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
      const { line, amountSen, earlier } = open;
      const taken = { kind: 'unidentified_received', amountSen, referenceId: approvalId } as const;
      const transferId = earlier === null ? await takeInLine(ctx, line, taken) : null;
      await sendBack(ctx, { ...open, exceptionId: open.exception.id, transferId, approvalId });
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

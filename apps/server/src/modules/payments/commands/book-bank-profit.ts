import { lineAmount } from '@titian/contracts/schemas/operator-reconciliation-proposals';
import { senToText } from '@titian/finance/sen';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { type ApprovalExecutor, approvalExecutor } from '../../approvals/public.ts';
import { noAccounts, platformAccount, postTransfers } from '../../ledger/public.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import { uploaderObjection } from '../queries/own-uploads.ts';
import { closeException } from './close-exception.ts';
import { boundUnclaimed, lockUnclaimed, matchUnclaimed, subjectOfLine } from './unclaimed-line.ts';

/**
 * Two finance operators book profit that the bank credited on client money to an account of its own, so that it is
 * neither the platform's income nor a customer's receipt (decision 031).
 */
export function bankProfit(accounts: readonly BankAccount[]): ApprovalExecutor {
  const lock = (ctx: Ctx, id: string, { amount }: z.output<typeof lineAmount>) =>
    lockUnclaimed(ctx, accounts, id, { direction: 'credit', amount });
  return approvalExecutor<z.output<typeof lineAmount>>({
    kind: 'bank_profit',
    subjectKind: 'reconciliation_exception',
    after: lineAmount,
    load: async (ctx, subjectId, { after }) => subjectOfLine(await lock(ctx, subjectId, after)),
    binds: async (ctx, subjectId, { after }) => boundUnclaimed(ctx, await lock(ctx, subjectId, after)),
    operatorObjection: (ctx, subjectId, operatorId) =>
      uploaderObjection(ctx, accounts, subjectId, operatorId),
    async apply(ctx, { id: approvalId, subjectId, after, makerId, reason }) {
      const open = await lock(ctx, subjectId, after);
      const transferId = newId();
      await postTransfers(ctx, noAccounts, [
        {
          id: transferId,
          debitAccountId: platformAccount('trust_bank'),
          creditAccountId: platformAccount('trust_profit'),
          amountSen: open.amountSen,
          kind: 'bank_profit',
          referenceId: approvalId,
          noteId: null,
        },
      ]);
      await matchUnclaimed(ctx, open, transferId);
      await recordAudit(ctx, {
        action: 'bank_profit.booked',
        subjectKind: 'reconciliation_exception',
        subjectId,
        after: { amount: senToText(open.amountSen), bank_reference: open.line.bankReference },
      });
      const closing = { category: 'bank_profit', approvalId, makerId, reason, transferId } as const;
      await closeException(ctx, open, closing);
    },
  });
}

import { lineAmount } from '@titian/contracts/schemas/operator-reconciliation-proposals';
import { type Sen, senToText } from '@titian/finance/sen';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { type ApprovalExecutor, approvalExecutor } from '../../approvals/public.ts';
import { noAccounts, platformAccount, postTransfers } from '../../ledger/public.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import { uploaderObjection } from '../queries/own-uploads.ts';
import { closeException } from './close-exception.ts';
import { boundUnclaimed, lockUnclaimed, matchUnclaimed, subjectOfLine } from './unclaimed-line.ts';

/** The platform's money in the trust account, locked until the transaction ends. */
export type LockPlatformMoney = (ctx: Ctx) => Promise<Sen>;

/**
 * Two finance operators make a charge of the bank on the trust account good from the platform's fees, so that clients'
 * money stays whole (decision 031).
 */
export function bankCharge(
  accounts: readonly BankAccount[],
  lockPlatformMoney: LockPlatformMoney,
): ApprovalExecutor {
  const lock = async (ctx: Ctx, id: string, { amount }: z.output<typeof lineAmount>) => {
    const open = await lockUnclaimed(ctx, accounts, id, { direction: 'debit', amount });
    if ((await lockPlatformMoney(ctx)) < open.amountSen) {
      throw new AppError('platform_money_short');
    }
    return open;
  };
  return approvalExecutor<z.output<typeof lineAmount>>({
    kind: 'bank_charge',
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
          debitAccountId: platformAccount('fee_income'),
          creditAccountId: platformAccount('trust_bank'),
          amountSen: open.amountSen,
          kind: 'bank_charge',
          referenceId: approvalId,
          noteId: null,
        },
      ]);
      await matchUnclaimed(ctx, open, transferId);
      await recordAudit(ctx, {
        action: 'bank_charge.booked',
        subjectKind: 'reconciliation_exception',
        subjectId,
        after: { amount: senToText(open.amountSen), bank_reference: open.line.bankReference },
      });
      const closing = { category: 'bank_charge', approvalId, makerId, reason, transferId } as const;
      await closeException(ctx, open, closing);
    },
  });
}

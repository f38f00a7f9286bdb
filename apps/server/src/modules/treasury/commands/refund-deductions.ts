import { formatRinggit, type Sen, senToText, sumSen } from '@titian/finance/sen';
import { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { approvalExecutor, boundHash } from '../../approvals/public.ts';
import { lockAccounts, platformAccount, postTransfers, type Transfer } from '../../ledger/public.ts';
import { type Holding, lockNote, readHoldings, readNote, refundHoldings } from '../../notes/public.ts';
import { obligationTerms } from '../domain/obligation.ts';
import { lockHeld } from '../queries/lock-held.ts';
import {
  type DeductionRefund,
  findOpenRefund,
  markRefunded,
  type RefundShare,
  refundShares,
} from '../store/deduction-refunds.ts';

/** From which account each part goes back, and what the holder reads. */
const PARTS = [
  { part: 'feeSen', obligation: 'fees', kind: 'service_fee_returned' },
  { part: 'serviceTaxSen', obligation: 'service_tax', kind: 'service_tax_returned' },
  { part: 'withholdingSen', obligation: 'withholding_tax', kind: 'withholding_tax_returned' },
] as const;

interface Payable {
  readonly refund: DeductionRefund;
  readonly shares: readonly RefundShare[];
}

/** Two finance operators refund excess deductions to the holders of a note (decision 036). */
export const deductionRefund = approvalExecutor<Record<string, never>>({
  kind: 'deduction_refund',
  subjectKind: 'note',
  after: z.strictObject({}),
  async load(ctx, subjectId) {
    const { refund } = await lockRefund(ctx, subjectId);
    const note = await readNote(ctx, subjectId);
    return {
      version: 1,
      label: `${note?.number ?? ''} · ${formatRinggit(totalOf(refund))}`,
      before: {
        fee: senToText(refund.feeSen),
        service_tax: senToText(refund.serviceTaxSen),
        withholding_tax: senToText(refund.withholdingSen),
        holders: refund.holders,
      },
    };
  },
  async binds(ctx, subjectId) {
    const { refund, shares } = await lockRefund(ctx, subjectId);
    return { amount: senToText(totalOf(refund)), allocation: boundHash(ctx.fieldEncryption, shares) };
  },
  async apply(ctx, { id: approvalId, subjectId, reason }) {
    const { refund, shares } = await lockRefund(ctx, subjectId);
    const holdings = await holdingsOf(ctx, shares);
    const locked = await lockAccounts(
      ctx,
      [...holdings.values()].map((one) => one.accountId),
    );
    await postTransfers(ctx, locked, transfersOf(refund, shares, holdings));
    await refundHoldings(ctx, shares);
    await markRefunded(ctx.tx, refund.id, ctx.businessDate, approvalId);
    await recordAudit(ctx, {
      action: 'deductions.refunded',
      subjectKind: 'note',
      subjectId,
      after: { amount: senToText(totalOf(refund)), holders: refund.holders },
      reason,
    });
  },
});

/**
 * What is to be refunded of a note, under its lock and the locks of the accounts that it comes from.
 * @throws AppError `not_found`; `platform_money_short` where one of them holds less
 */
async function lockRefund(ctx: Ctx, noteId: string): Promise<Payable> {
  await lockNote(ctx, noteId);
  const refund = await findOpenRefund(ctx.tx, noteId);
  if (refund === null) {
    throw new AppError('not_found');
  }
  for (const { part, obligation } of PARTS) {
    if ((await lockHeld(ctx, obligation)) < refund[part]) {
      throw new AppError('platform_money_short');
    }
  }
  return { refund, shares: await refundShares(ctx.tx, refund.id) };
}

async function holdingsOf(ctx: Ctx, shares: readonly RefundShare[]): Promise<Map<string, Holding>> {
  const holdings = await readHoldings(
    ctx,
    shares.map((one) => one.holdingId),
  );
  invariant(holdings.length === shares.length, 'every refund has its holding');
  return new Map(holdings.map((one) => [one.id, one]));
}

function transfersOf(
  refund: DeductionRefund,
  shares: readonly RefundShare[],
  holdings: ReadonlyMap<string, Holding>,
): Transfer[] {
  return shares.flatMap((share) =>
    PARTS.filter(({ part }) => share[part] > 0n).map(({ part, obligation, kind }) => ({
      id: newId(),
      debitAccountId: platformAccount(obligationTerms[obligation].account),
      creditAccountId: holdings.get(share.holdingId)?.accountId ?? '',
      amountSen: share[part],
      kind,
      referenceId: refund.id,
      noteId: refund.noteId,
    })),
  );
}

function totalOf({ feeSen, serviceTaxSen, withholdingSen }: DeductionRefund): Sen {
  return sumSen([feeSen, serviceTaxSen, withholdingSen]);
}

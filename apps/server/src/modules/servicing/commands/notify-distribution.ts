import { senToText, ZERO_SEN } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { accountBalances } from '../../ledger/public.ts';
import { type Note, readHoldings, readNote } from '../../notes/public.ts';
import { type Notification, notifyUsers } from '../../notifications/public.ts';
import { findRepayment } from '../store/repayments.ts';
import { type StoredShare, sharesAfter } from '../store/shares.ts';

/** The holders of one paid chunk: positions above `after`, up to and with `upTo`. */
export interface PaidChunk {
  readonly repaymentId: string;
  readonly after: number;
  readonly upTo: number;
}

/** Notifies the holders of a paid chunk of what they received; idempotent. */
export async function notifyDistribution(ctx: Ctx, chunk: PaidChunk): Promise<void> {
  const repayment = await findRepayment(ctx.reader, chunk.repaymentId);
  const note = repayment && (await readNote(ctx, repayment.noteId));
  if (!note) {
    return;
  }
  const shares = await sharesAfter(ctx.reader, chunk.repaymentId, chunk.after, chunk.upTo - chunk.after);
  const paid = shares.filter((one) => one.netSen > 0n);
  const holdings = await readHoldings(
    ctx,
    paid.map((one) => one.holdingId),
  );
  const byId = new Map(holdings.map((one) => [one.id, one]));
  const balances = await accountBalances(
    ctx,
    holdings.map((one) => one.accountId),
  );
  const notification = paid.flatMap((share) => {
    const holding = byId.get(share.holdingId);
    const balance = senToText(balances.get(holding?.accountId ?? '') ?? ZERO_SEN);
    return holding === undefined ? [] : [notificationOf(note, share, holding.investorId, balance)];
  });
  await notifyUsers(ctx, notification);
}

function notificationOf(note: Note, share: StoredShare, userId: string, balance: string): Notification {
  return {
    userId,
    template: 'repayment_received',
    dedupeKey: `distribution:${share.transferId}`,
    params: {
      noteNumber: note.number,
      contract: note.contract,
      principal: senToText(share.principalSen),
      returnAmount: senToText(share.returnSen),
      lateCharge: senToText(share.lateSen),
      fee: senToText(share.feeSen),
      serviceTax: senToText(share.serviceTaxSen),
      withholdingTax: senToText(share.withholdingSen),
      net: senToText(share.netSen),
      balance,
    },
  };
}

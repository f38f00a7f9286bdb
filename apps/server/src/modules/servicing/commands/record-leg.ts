import { type Sen, senToText } from '@titian/finance/sen';
import type { CommodityTrade } from '../../../gateways/commodity-trading/port.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import type { Signature } from '../domain/signature.ts';
import { type Leg, type LegOrder, orderTime, type TradeStep } from '../domain/trade.ts';
import { insertOrder, recordAnswer } from '../store/trades.ts';

/** Records an order, unless it is recorded already, so that the request can be retried. */
export async function writeOrder(
  ctx: Ctx,
  signature: Signature,
  ordered: { readonly step: TradeStep; readonly isReversal: boolean; readonly priceSen: Sen },
  known: Leg | null,
  legs: readonly Leg[],
): Promise<LegOrder> {
  const { step, isReversal, priceSen } = ordered;
  const legId = known?.id ?? newId();
  if (known === null) {
    const row = { id: legId, noteId: signature.noteId, signatureId: signature.id };
    await insertOrder(ctx.tx, { ...row, step, isReversal, orderedSen: priceSen });
  }
  const requestedAt = orderTime(ctx.businessNow, signature.signedAt, legs);
  const order = { clientReference: signature.id, step, isReversal, priceSen, requestedAt };
  return { legId, order };
}

/** Records what the trading provider has answered, once; the price is what it was carried out at, whatever was ordered. */
export async function recordLeg(
  ctx: Ctx,
  noteId: string,
  legId: string,
  trade: CommodityTrade,
): Promise<void> {
  const answer = { reference: trade.reference, at: trade.tradedAt, priceSen: trade.priceSen };
  if (await recordAnswer(ctx.tx, legId, answer)) {
    await recordAudit(ctx, {
      action: 'commodity.traded',
      subjectKind: 'note',
      subjectId: noteId,
      after: { leg: legId, reference: trade.reference, price: senToText(trade.priceSen) },
    });
  }
}

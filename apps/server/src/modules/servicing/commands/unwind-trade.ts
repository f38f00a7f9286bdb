import type {
  CommodityOrder,
  CommodityTrade,
  CommodityTrading,
} from '../../../gateways/commodity-trading/port.ts';
import type { Ctx, Scope } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { lockNote } from '../../notes/public.ts';
import type { Signature } from '../domain/signature.ts';
import { type LegOrder, nextUndoing } from '../domain/trade.ts';
import { findSignature } from '../store/signatures.ts';
import { legsOf, recordWithdrawal } from '../store/trades.ts';
import { recordLeg, writeOrder } from './record-leg.ts';

interface Undo extends LegOrder {
  readonly kind: 'withdraw' | 'reverse';
}

/**
 * Reverses what was traded for a void signature: an unanswered order is withdrawn, each executed leg is reversed at
 * its own price, the last one first (decision 040). It costs neither issuer nor investors anything. Idempotent.
 */
export async function unwindTrade(
  work: UnitOfWork,
  scope: Scope,
  trading: CommodityTrading,
  signatureId: string,
): Promise<void> {
  const signature = await work.query(scope, (ctx) => findSignature(ctx.reader, signatureId));
  if (signature?.state !== 'void') {
    return;
  }
  let next = await work.command(scope, (ctx) => nextUndo(ctx, signature));
  while (next !== null) {
    const { legId, order, kind } = next;
    const trade = await carryOut(trading, kind, order);
    await work.command(scope, (ctx) => recordUndo(ctx, signature, legId, trade));
    next = await work.command(scope, (ctx) => nextUndo(ctx, signature));
  }
}

function carryOut(
  trading: CommodityTrading,
  kind: Undo['kind'],
  order: CommodityOrder,
): Promise<CommodityTrade | null> {
  return kind === 'withdraw' ? trading.withdraw(order) : trading.trade(order);
}

async function nextUndo(ctx: Ctx, signature: Signature): Promise<Undo | null> {
  await lockNote(ctx, signature.noteId);
  const legs = await legsOf(ctx.tx, signature.id);
  const undoing = nextUndoing(legs);
  if (undoing === null) {
    return null;
  }
  if (undoing.kind === 'withdraw') {
    const { leg } = undoing;
    invariant(leg.orderedSen !== null, 'an order names its price');
    const ordered = { step: leg.step, isReversal: leg.isReversal, priceSen: leg.orderedSen };
    return { kind: 'withdraw', ...(await writeOrder(ctx, signature, ordered, leg, legs)) };
  }
  const ordered = { step: undoing.of.step, isReversal: true, priceSen: undoing.priceSen };
  return { kind: 'reverse', ...(await writeOrder(ctx, signature, ordered, undoing.leg, legs)) };
}

async function recordUndo(
  ctx: Ctx,
  { noteId }: Signature,
  legId: string,
  trade: CommodityTrade | null,
): Promise<void> {
  await lockNote(ctx, noteId);
  if (trade === null) {
    await recordWithdrawal(ctx.tx, legId, ctx.now);
  } else {
    await recordLeg(ctx, noteId, legId, trade);
  }
}

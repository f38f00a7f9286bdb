import type { QueryCtx } from '../../../platform/context.ts';
import type { TradeLine } from '../domain/agreement.ts';
import { tradeLines } from '../domain/trade.ts';
import { liveSignature } from '../store/signatures.ts';
import { legsBeforeSignature, legsOf } from '../store/trades.ts';

/** The trade that was made for the signature of a note; empty before both. */
export async function tradeFor(ctx: QueryCtx, noteId: string): Promise<TradeLine[]> {
  const signature = await liveSignature(ctx.reader, noteId);
  return signature === null ? [] : tradeLines(await legsOf(ctx.reader, signature.id));
}

/** The trade behind an issued note, also where it was made before signatures and without recorded prices. */
export async function tradeOfIssued(ctx: QueryCtx, noteId: string): Promise<TradeLine[]> {
  const lines = await tradeFor(ctx, noteId);
  return lines.length > 0 ? lines : tradeLines(await legsBeforeSignature(ctx.reader, noteId));
}

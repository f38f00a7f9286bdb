import { shareAt } from '@titian/finance/projection';
import { type Sen, sumSen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { placesAt } from '../store/projections.ts';
import type { NextPayment } from './next-payment.ts';

/**
 * The shares of holdings in the next payments of some notes, before fees and tax, late charges included: exact to the
 * sen if the issuer pays what is shown (decision 049). By note; a note whose holders are not all known yet is left
 * out.
 */
export async function nextSharesOf(
  ctx: QueryCtx,
  holdings: readonly { readonly id: string; readonly noteId: string }[],
  next: ReadonlyMap<string, NextPayment>,
): Promise<ReadonlyMap<string, Sen>> {
  const positions = holdings.flatMap(({ id, noteId }) => {
    const payment = next.get(noteId);
    return payment === undefined ? [] : [{ holdingId: id, noteId, number: payment.number, payment }];
  });
  const places = await placesAt(ctx.reader, positions);
  return new Map(
    positions.flatMap(({ holdingId, noteId, payment }) => {
      const place = places.get(holdingId);
      const { principalSen, returnSen, lateSen } = payment.toInvestors;
      return place === undefined
        ? []
        : [[noteId, sumSen([principalSen, returnSen, lateSen].map((part) => shareAt(place, part)))] as const];
    }),
  );
}

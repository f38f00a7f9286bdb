import type { QueryCtx } from '../../../platform/context.ts';
import type { Offer } from '../domain/offer.ts';
import { findOffer, newestOffers } from '../store/offers.ts';

/** An offer by its id, or null. */
export function readOffer(ctx: QueryCtx, offerId: string): Promise<Offer | null> {
  return findOffer(ctx.reader, offerId);
}

/** The open offer of an application, or null; it may be past its last day. */
export async function openOfferOf(ctx: QueryCtx, applicationId: string): Promise<Offer | null> {
  const offer = (await newestOffers(ctx.reader, [applicationId])).get(applicationId);
  return offer?.state === 'open' ? offer : null;
}

/** The newest offer of each application, whatever its state. */
export function readNewestOffers(
  ctx: QueryCtx,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, Offer>> {
  return newestOffers(ctx.reader, applicationIds);
}

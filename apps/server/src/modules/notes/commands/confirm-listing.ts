import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { acceptOffer, openOfferOf, readFinancingApplication } from '../../financing/public.ts';
import type { Note } from '../domain/note.ts';
import { type ListingHandler, listNote } from './list-note.ts';

/** An issuer accepts the open offer on an application of theirs, and the note is listed (rules §4). */
export async function confirmListing(
  ctx: Ctx,
  issuerId: string,
  applicationId: string,
  listing: ListingHandler,
): Promise<Note> {
  const application = await readFinancingApplication(ctx, applicationId);
  if (!application || application.issuerId !== issuerId) {
    throw new AppError('not_found');
  }
  const offer = await openOfferOf(ctx, applicationId);
  if (!offer) {
    throw new AppError(application.state === 'expired' ? 'offer_expired' : 'wrong_state');
  }
  return listNote(ctx, await acceptOffer(ctx, offer.id), application, listing);
}

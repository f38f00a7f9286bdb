import { senToText } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs.ts';
import {
  acceptOffer,
  type NoteKnowledge,
  openOfferOf,
  readFinancingApplication,
  rejectAboveLimits,
} from '../../financing/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { readIssuer } from '../../onboarding/public.ts';
import type { Note } from '../domain/note.ts';
import { type ListingHandler, listNote } from './list-note.ts';

export interface ListingDeps {
  readonly listing: ListingHandler;
  readonly knowledge: NoteKnowledge;
}

/** An issuer accepts the open offer on its application, and the note is listed (NOTE-3). */
export async function confirmListing(
  ctx: Ctx,
  issuerId: string,
  applicationId: string,
  { listing, knowledge }: ListingDeps,
): Promise<Note> {
  const application = await readFinancingApplication(ctx, applicationId);
  if (!application || application.issuerId !== issuerId) {
    throw new AppError('not_found');
  }
  const offer = await openOfferOf(ctx, applicationId);
  if (!offer) {
    throw new AppError(application.state === 'expired' ? 'offer_expired' : 'wrong_state');
  }
  const accepted = await acceptOffer(ctx, offer.id);
  const issuer = await readIssuer(ctx, issuerId);
  invariant(issuer !== null, 'an offer has its issuer');
  await rejectAboveLimits(ctx, knowledge, { issuer, applicationId, amountSen: accepted.amountSen });
  const note = await listNote(ctx, accepted, application, listing);
  await enqueue(ctx, 'notify_saved_searches', { note_id: note.id });
  await notifyUsers(ctx, [
    {
      userId: issuerId,
      template: 'note_listed',
      dedupeKey: `note_listed:${note.id}`,
      params: { noteNumber: note.number, amount: senToText(note.targetSen), closesOn: note.closesOn },
    },
  ]);
  return note;
}

import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { isOpenOn, type Offer } from '../domain/offer.ts';
import { lockApplication, updateApplication } from '../store/applications.ts';
import { closeOffer, lockOffer } from '../store/offers.ts';

/**
 * The issuer accepts an offer, in the transaction that lists the note from it. The caller has checked whose it is.
 * @throws AppError `not_found`, `offer_expired` after its last day, or `wrong_state` when it is not open
 */
export async function acceptOffer(ctx: Ctx, offerId: string): Promise<Offer> {
  const offer = await lockOffer(ctx.tx, offerId);
  if (offer === null) {
    throw new AppError('not_found');
  }
  if (!isOpenOn(offer, ctx.businessDate)) {
    const isTooLate = offer.state === 'expired' || offer.state === 'open';
    throw new AppError(isTooLate ? 'offer_expired' : 'wrong_state');
  }
  await lockApplication(ctx.tx, offer.applicationId);
  await closeOffer(ctx.tx, offer.id, { state: 'accepted', at: ctx.now, on: ctx.businessDate });
  await updateApplication(ctx.tx, offer.applicationId, { state: 'accepted' });
  await recordAudit(ctx, {
    action: 'offer.accepted',
    subjectKind: 'financing_application',
    subjectId: offer.applicationId,
  });
  return { ...offer, state: 'accepted', decidedAt: ctx.now };
}

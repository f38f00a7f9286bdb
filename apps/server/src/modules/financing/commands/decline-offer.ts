import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { lockApplication, updateApplication } from '../store/applications.ts';
import { closeOffer, lockOffer, newestOffers } from '../store/offers.ts';

/**
 * The issuer does not take an offer; it may apply again at once.
 * @throws AppError `not_found`, `offer_expired`, or `wrong_state` where no offer is open
 */
export async function declineOffer(
  ctx: Ctx,
  issuerId: string,
  applicationId: string,
  reason: string | null,
): Promise<void> {
  const newest = (await newestOffers(ctx.reader, [applicationId])).get(applicationId);
  const offer = newest === undefined ? null : await lockOffer(ctx.tx, newest.id);
  const stored = await lockApplication(ctx.tx, applicationId);
  if (stored === null || stored.application.issuerId !== issuerId) {
    throw new AppError('not_found');
  }
  if (offer?.state !== 'open') {
    throw new AppError(offer?.state === 'expired' ? 'offer_expired' : 'wrong_state');
  }
  await closeOffer(ctx.tx, offer.id, { state: 'declined', at: ctx.now, on: ctx.businessDate });
  await updateApplication(ctx.tx, applicationId, { state: 'declined', decided_at: ctx.now });
  await recordAudit(ctx, {
    action: 'offer.declined',
    subjectKind: 'financing_application',
    subjectId: applicationId,
    ...(reason === null ? {} : { reason }),
  });
}

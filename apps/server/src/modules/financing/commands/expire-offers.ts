import type { Day } from '@titian/finance/calendar';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, Scope } from '../../../platform/context.ts';
import type { Work } from '../../../platform/work.ts';
import { lockApplication, updateApplication } from '../store/applications.ts';
import { closeOffer, lockOffer, overdueOffers } from '../store/offers.ts';

const CHUNK = 100;

/** At the end of a day, closes the offers whose last day it was, with their applications (rules §4: 7 days). */
export async function expireOffers(work: Work, scope: Scope, day: Day): Promise<void> {
  for (;;) {
    const ids = await work.query(scope, (ctx) => overdueOffers(ctx.reader, day, CHUNK));
    for (const id of ids) {
      await work.command(scope, (ctx) => expireOffer(ctx, id, day));
    }
    if (ids.length < CHUNK) {
      return;
    }
  }
}

/** Closes one offer at the end of its last day; an issuer who confirms at the same moment wins or loses whole. */
async function expireOffer(ctx: Ctx, offerId: string, day: Day): Promise<void> {
  const offer = await lockOffer(ctx.tx, offerId);
  if (offer?.state !== 'open' || offer.expiresOn > day) {
    return;
  }
  await lockApplication(ctx.tx, offer.applicationId);
  await closeOffer(ctx.tx, offer.id, 'expired', ctx.now);
  await updateApplication(ctx.tx, offer.applicationId, { state: 'expired' });
  await recordAudit(ctx, {
    action: 'offer.expired',
    subjectKind: 'financing_application',
    subjectId: offer.applicationId,
  });
}

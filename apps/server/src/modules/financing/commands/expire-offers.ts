import type { Day } from '@titian/finance/calendar';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, Scope } from '../../../platform/context.ts';
import { tryEach } from '../../../platform/end-of-day-task.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { reportFailedNotes } from '../../payments/public.ts';
import { lockApplication, updateApplication } from '../store/applications.ts';
import { closeOffer, lockOffer, overdueOffers } from '../store/offers.ts';

const STEP = { name: 'offers' } as const;

/** At the end of a day, closes the offers whose last day it was, with their applications (FIN-4). */
export async function expireOffers(work: UnitOfWork, scope: Scope, day: Day): Promise<void> {
  const offers = await work.query(scope, (ctx) => overdueOffers(ctx.reader, day));
  const failed = await tryEach(offers.keys(), (id) =>
    work.command(scope, (ctx) => expireOffer(ctx, id, day)),
  );
  await work.command(scope, async (ctx) => {
    const notes = failed.flatMap(({ id, error }) => {
      const note = offers.get(id);
      return note === undefined ? [] : [{ ...note, error }];
    });
    await reportFailedNotes(ctx, STEP, day, notes);
  });
}

/** Closes one offer at the end of its last day; a concurrent confirmation succeeds or fails as a whole. */
async function expireOffer(ctx: Ctx, offerId: string, day: Day): Promise<void> {
  const offer = await lockOffer(ctx.tx, offerId);
  if (offer?.state !== 'open' || offer.expiresOn > day) {
    return;
  }
  await lockApplication(ctx.tx, offer.applicationId);
  await closeOffer(ctx.tx, offer.id, { state: 'expired', at: ctx.now, on: ctx.businessDate });
  await updateApplication(ctx.tx, offer.applicationId, { state: 'expired' });
  await recordAudit(ctx, {
    action: 'offer.expired',
    subjectKind: 'financing_application',
    subjectId: offer.applicationId,
  });
}

import { expireOffers } from '../modules/financing/public.ts';
import { closeCampaign, notesToClose, returnSubscriptions } from '../modules/notes/public.ts';
import { rewardsStep } from '../modules/referrals/public.ts';
import { unconfirmedRestrictionsStep } from '../modules/restrictions/public.ts';
import { eachNote } from '../modules/servicing/public.ts';
import { serviceTaxStep } from '../modules/treasury/public.ts';
import type { EndOfDayTask } from '../platform/end-of-day-task.ts';

/** Ends campaigns and gives up what was not issued in time; what is returned is back before the day is closed. */
const campaigns: EndOfDayTask = {
  name: 'campaigns',
  async run(work, scope, day) {
    const noteIds = await work.query(scope, (ctx) => notesToClose(ctx, day));
    const step = { name: 'campaigns', what: 'End of the campaign' };
    await eachNote(work, scope, { step, day, noteIds }, async (noteId) => {
      await work.command(scope, (ctx) => closeCampaign(ctx, noteId, day));
      while (await work.command(scope, (ctx) => returnSubscriptions(ctx, noteId))) {
        // The next thousand holders.
      }
    });
  },
};

/** The end of a business day, in its order: first what ends, then what is paid, late or due. */
export function endOfDayTasks(servicing: readonly EndOfDayTask[]): readonly EndOfDayTask[] {
  return [
    { name: 'offers', run: expireOffers },
    campaigns,
    ...servicing,
    rewardsStep,
    serviceTaxStep,
    unconfirmedRestrictionsStep,
  ];
}

import type { JobTable } from '../../platform/jobs.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { notifyCampaign } from './commands/notify-campaign.ts';
import { notifyRevision } from './commands/notify-revision.ts';
import { notifySearches } from './commands/notify-searches.ts';
import { returnSubscriptions } from './commands/return-subscriptions.ts';

/** Whole-note walks, a chunk of holders per transaction. */
export function noteJobs(work: UnitOfWork): JobTable {
  return {
    async return_subscriptions(payload, scope) {
      while (await work.command(scope, (ctx) => returnSubscriptions(ctx, String(payload.note_id)))) {
        // The next thousand holders.
      }
    },
    async notify_campaign(payload, scope) {
      const notification = {
        noteId: String(payload.note_id),
        approvalId: String(payload.approval_id),
        message: String(payload.message),
      };
      let after: bigint | null = 0n;
      while (after !== null) {
        const from: bigint = after;
        after = await work.command(scope, (ctx) => notifyCampaign(ctx, notification, from));
      }
    },
    async notify_saved_searches(payload, scope) {
      let after: string | null = null;
      do {
        const from: string | null = after;
        after = await work.command(scope, (ctx) => notifySearches(ctx, String(payload.note_id), from));
      } while (after !== null);
    },
    async notify_revision(payload, scope) {
      const notification = { noteId: String(payload.note_id), version: Number(payload.version) };
      let after: bigint | null = 0n;
      while (after !== null) {
        const from: bigint = after;
        after = await work.command(scope, (ctx) => notifyRevision(ctx, notification, from));
      }
    },
  };
}

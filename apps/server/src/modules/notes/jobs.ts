import type { JobTable } from '../../platform/jobs.ts';
import type { Work } from '../../platform/work.ts';
import { returnSubscriptions } from './commands/return-subscriptions.ts';
import { tellCampaign } from './commands/tell-campaign.ts';
import { tellRevision } from './commands/tell-revision.ts';

/** Whole-note walks, a chunk of holders per transaction. */
export function noteJobs(work: Work): JobTable {
  return {
    async return_subscriptions(payload, scope) {
      while (await work.command(scope, (ctx) => returnSubscriptions(ctx, String(payload.note_id)))) {
        // The next thousand holders.
      }
    },
    async tell_campaign(payload, scope) {
      const news = {
        noteId: String(payload.note_id),
        approvalId: String(payload.approval_id),
        message: String(payload.message),
      };
      let after: bigint | null = 0n;
      while (after !== null) {
        const from: bigint = after;
        after = await work.command(scope, (ctx) => tellCampaign(ctx, news, from));
      }
    },
    async tell_revision(payload, scope) {
      const news = { noteId: String(payload.note_id), version: Number(payload.version) };
      let after: bigint | null = 0n;
      while (after !== null) {
        const from: bigint = after;
        after = await work.command(scope, (ctx) => tellRevision(ctx, news, from));
      }
    },
  };
}

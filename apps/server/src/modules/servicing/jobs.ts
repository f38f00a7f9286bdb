import { addDays, day, malaysiaDay } from '@titian/finance/calendar';
import { later } from '../../platform/clock.ts';
import { type Scope, systemActor } from '../../platform/context.ts';
import type { EndOfDayTask } from '../../platform/end-of-day-task.ts';
import { enqueue, type JobTable } from '../../platform/jobs.ts';
import type { Periodic } from '../../platform/periodic.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { closeCampaign, notesToClose, returnSubscriptions, writeOffHoldings } from '../notes/public.ts';
import { applyDueExcess } from './commands/apply-excess.ts';
import { claimGuarantees } from './commands/claim-guarantees.ts';
import { distributeRepayments } from './commands/distribute-repayments.ts';
import { eachNote } from './commands/each-note.ts';
import { markLateNotes } from './commands/mark-late.ts';
import { notifyDistribution } from './commands/notify-distribution.ts';
import { notifyNoteEvents } from './commands/notify-note-events.ts';
import { allotNote, projectLateNotes } from './commands/project-shares.ts';
import { remindIssuers } from './commands/remind-issuers.ts';
import { returnExcess } from './commands/return-excess.ts';
import { runEndOfDay } from './commands/run-end-of-day.ts';
import { type TradingDeps, tradeAndIssue } from './commands/trade-and-issue.ts';
import { unwindTrade } from './commands/unwind-trade.ts';
import { endSignaturesOf } from './commands/void-signature.ts';
import type { CollectedFrom } from './domain/collected-account.ts';
import { isBegun, lastFinishedDay } from './store/days.ts';
import { notesToDistribute } from './store/repayments.ts';

const CHECK_EVERY_MS = 60_000;
/** The end of a day is worked off from five past midnight on. */
const AFTER_MIDNIGHT_MS = 5 * 60_000;

/** Whole-note walks and calls to the outside, each step in a transaction of its own. */
export function servicingJobs(
  work: UnitOfWork,
  deps: TradingDeps & { readonly steps: readonly EndOfDayTask[] },
): JobTable {
  return {
    async allot_subscriptions(payload, scope) {
      await allotNote(work, scope, String(payload.note_id));
    },
    async distribute_repayments(payload, scope) {
      await distributeRepayments(work, scope, String(payload.note_id));
    },
    async notify_distribution(payload, scope) {
      const chunk = {
        repaymentId: String(payload.repayment_id),
        after: Number(payload.after),
        upTo: Number(payload.up_to),
      };
      await work.command(scope, (ctx) => notifyDistribution(ctx, chunk));
    },
    async return_excess(payload, scope) {
      await work.command(scope, (ctx) => returnExcess(ctx, String(payload.note_id)));
    },
    async write_off_holdings(payload, scope) {
      while (await work.command(scope, (ctx) => writeOffHoldings(ctx, String(payload.note_id)))) {
        // The next thousand holders.
      }
    },
    async record_commodity_trade(payload, scope) {
      await tradeAndIssue(work, scope, deps, String(payload.note_id));
    },
    async unwind_commodity_trade(payload, scope) {
      await unwindTrade(work, scope, deps.trading, String(payload.signature_id));
    },
    async end_of_day(payload) {
      const closed = day(String(payload.day));
      await runEndOfDay(work, deps.steps, { day: closed, again: false, by: 'system' });
    },
  };
}

/** Ends campaigns and returns the subscriptions of what was not issued in time. */
const endCampaigns: EndOfDayTask = {
  name: 'campaigns',
  phase: 'campaigns',
  async run(work, scope, day) {
    const noteIds = await work.query(scope, (ctx) => notesToClose(ctx, day));
    const step = { name: 'campaigns' } as const;
    await eachNote(work, scope, { step, day, noteIds }, async (noteId) => {
      await work.command(scope, (ctx) => closeCampaign(ctx, noteId, day));
      while (await work.command(scope, (ctx) => returnSubscriptions(ctx, noteId))) {
        // The next thousand holders.
      }
    });
  },
};

const distributions: EndOfDayTask = {
  name: 'distributions',
  phase: 'notes',
  async run(work, scope, day) {
    const noteIds = await work.query(scope, (ctx) => notesToDistribute(ctx.reader));
    const step = { name: 'distributions' } as const;
    await eachNote(work, scope, { step, day, noteIds }, (id) => distributeRepayments(work, scope, id));
  },
};

/** What servicing adds to the end of a day, in its order. */
export function servicingEndOfDayTasks(collectedFrom: CollectedFrom): readonly EndOfDayTask[] {
  return [
    // Only the rest is collected by direct debit.
    { name: 'excess', phase: 'receipts', run: applyDueExcess },
    endCampaigns,
    { name: 'commodity_trades', phase: 'notes', run: endSignaturesOf },
    distributions,
    { name: 'guarantees', phase: 'notes', run: claimGuarantees },
    { name: 'late_notes', phase: 'notes', run: markLateNotes },
    { name: 'coming_shares', phase: 'notes', run: projectLateNotes },
    { name: 'note_news', phase: 'notes', run: notifyNoteEvents },
    {
      name: 'reminders',
      phase: 'notes',
      run: (work, scope, day) => remindIssuers(work, scope, day, collectedFrom),
    },
  ];
}

/** Starts the end of yesterday once it is five past midnight in Malaysia; looks every minute. */
export function endOfDay(work: UnitOfWork): Periodic {
  return {
    name: 'end_of_day',
    everyMs: CHECK_EVERY_MS,
    async run() {
      const now = work.clock.now();
      const yesterday = addDays(malaysiaDay(later(now, -AFTER_MIDNIGHT_MS)), -1);
      const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: 'end-of-day' };
      const isDone = await work.query(scope, async (ctx) => {
        const last = await lastFinishedDay(ctx.reader);
        return (last !== null && last >= yesterday) || (await isBegun(ctx.reader, yesterday));
      });
      if (!isDone) {
        await work.command(scope, (ctx) =>
          enqueue(ctx, 'end_of_day', { day: yesterday }, { key: `end_of_day:${yesterday}` }),
        );
      }
    },
  };
}

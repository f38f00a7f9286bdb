import { addDays } from '@titian/finance/calendar';
import type { ImpactCounter } from '../../settings/public.ts';
import {
  countAboveLimit,
  countAwaitingIssue,
  countCampaigns,
  countCancelledAtLeast,
  countRunning,
} from '../store/setting-impact.ts';

/** What settings decide about notes and subscriptions (OPS-34). */
export const notesImpact: readonly ImpactCounter[] = [
  { population: 'open_campaigns', count: (ctx) => countCampaigns(ctx.reader, null) },
  {
    population: 'campaigns_below_minimum',
    count: (ctx, { minimumFundedPercent }) => countCampaigns(ctx.reader, minimumFundedPercent),
  },
  { population: 'notes_awaiting_issue', count: (ctx) => countAwaitingIssue(ctx.reader) },
  { population: 'running_notes', count: (ctx) => countRunning(ctx.reader) },
  {
    population: 'investors_above_basic_limit',
    count: (ctx, { basicPlanLimitSen }) => countAboveLimit(ctx.reader, basicPlanLimitSen),
  },
  {
    population: 'investors_without_cancellations',
    count: (ctx, { cancellationsPer30Days: times, cancellationWindowDays: days }) =>
      countCancelledAtLeast(ctx.reader, addDays(ctx.businessDate, -days), times),
  },
];

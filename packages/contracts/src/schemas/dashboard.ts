import { z } from 'zod';
import type { dashboardEndpoints } from '../endpoints/dashboard.ts';
import { issueMessage } from '../messages/message.ts';
import { notificationCategories } from '../notification-categories.ts';
import {
  amountOut,
  countedFromMonth,
  day,
  id,
  instant,
  ok,
  okList,
  oneOf,
  pageQuery,
  percentOut,
  yesNoText,
} from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import {
  cashFlow,
  cashFlowQuery,
  depositMonths,
  monthRows,
  platformFinancials,
  returnMonths,
  subscribedMonths,
  valueMonths,
} from './figures.ts';
import { lateParts, movement, nextPayment, note } from './shapes.ts';

const monthsQuery = z.object({ from: countedFromMonth.optional(), to: countedFromMonth.optional() });

const slices = z.array(z.object({ key: z.string(), name: z.string(), amount: amountOut }));

const noticeCategory = oneOf(notificationCategories, issueMessage('category_not_listed'));

const notice = z.object({
  id,
  category: z.string(),
  title: z.string(),
  body: z.string(),
  link: z.string().nullable(),
  created_at: instant,
  read_at: instant.nullable(),
});

/** Some notices by their ids, or all of them. */
const readNotices = z
  .strictObject({ ids: z.array(id).min(1).max(100).optional(), all: z.literal(true).optional() })
  .refine((query) => (query.ids === undefined) !== (query.all === undefined), {
    path: ['ids'],
    message: issueMessage('notice_ids_required'),
  });

export const dashboardSchemas = {
  dashboardOngoingNotes: {
    query: z.object(pageQuery),
    response: okList(
      note.extend({
        outstanding: amountOut,
        next_due_on: day.nullable(),
        next_amount: amountOut.nullable(),
      }),
    ),
  },
  dashboardRecentActivities: { response: okList(movement) },
  dashboardBoStats: {
    response: ok({
      total_financed: amountOut,
      outstanding: amountOut,
      repaid: amountOut,
      overdue: amountOut,
      /** What two operators have waived of lateness: late charges or ta'widh, and gharamah. */
      late_waived: amountOut,
      gharamah_waived: amountOut,
      notes_active: z.int(),
      notes_completed: z.int(),
      on_time_percent: percentOut.nullable(),
      next_payment: nextPayment.nullable(),
      states: z.object({
        under_review: z.int(),
        pending: z.int(),
        listed: z.int(),
        issued: z.int(),
        completed: z.int(),
        defaulted: z.int(),
      }),
      documents: z.object({ asked: z.int(), due_on: day }).nullable(),
    }),
  },
  dashboardBoMonthlyRepayment: {
    query: monthsQuery,
    response: monthRows({ due: amountOut, paid: amountOut, ...lateParts }),
  },
  dashboardInvestorStats: {
    response: ok({
      cash: amountOut,
      waiting: amountOut,
      outstanding: amountOut,
      outstanding_on_time: amountOut,
      outstanding_late: amountOut,
      outstanding_defaulted: amountOut,
      invested_to_date: amountOut,
      return_gross: amountOut,
      fees: amountOut,
      service_tax: amountOut,
      withholding_tax: amountOut,
      return_net: amountOut,
      written_off: amountOut,
      /** Net of expected loss; null in the first 30 days. */
      xirr_percent: percentOut.nullable(),
      xirr_at_par_percent: percentOut.nullable(),
      /** Expected loss on principal past due or in default, by the table of settings. */
      impaired: amountOut,
      weighted_rate_percent: percentOut.nullable(),
      notes_active: z.int(),
      allocation: z.object({ grade: slices, type: slices, industry: slices, issuer: slices }),
    }),
  },
  dashboardInvestorMonthlyRepayment: {
    query: monthsQuery,
    response: monthRows({
      expected_principal: amountOut,
      expected_return: amountOut,
      received_principal: amountOut,
      received_return: amountOut,
    }),
  },
  dashboardWithdrawalsDeposits: { query: monthsQuery, response: depositMonths },
  dashboardNotesSubscribed: { query: monthsQuery, response: subscribedMonths },
  dashboardInvestmentReturn: { query: monthsQuery, response: returnMonths },
  dashboardPlatformFinancials: { response: platformFinancials },
  dashboardInvestorValue: { query: monthsQuery, response: valueMonths },
  dashboardCashFlow: { query: cashFlowQuery, response: cashFlow },
  notificationsData: {
    query: z.object({ ...pageQuery, category: noticeCategory.optional(), unread: yesNoText.optional() }),
    response: okList(notice).extend({ unread_count: z.int() }),
  },
  notificationsRead: { body: readNotices, response: ok({ unread_count: z.int() }) },
  /** Server-sent events; what each carries is `StreamEvents`. */
  stream: { response: z.string() },
} satisfies AreaSchemas<typeof dashboardEndpoints>;

import { z } from 'zod';
import { issueMessage } from '../messages/message.ts';
import { amountOut, countedFromDay, day, id, month, ok, oneOf, percentOut } from '../wire.ts';

/** What a calendar or an account may be off by in either direction. */
const signedAmount = z.string().regex(/^-?\d{1,15}\.\d{2}$/);

/** Rows per month, oldest first (twelve by default). */
export function monthRows<T extends z.ZodRawShape>(shape: T) {
  return ok({ months: z.array(z.object({ month, ...shape })) });
}

/** An investor's account at the end of each month, or now in the running one. */
export const valueMonths = monthRows({
  cash: amountOut,
  /** Waiting subscriptions and principal outstanding. */
  at_work: amountOut,
  total: amountOut,
  /** The expected loss within it: principal past due or in default, by the table of that day. */
  impaired: amountOut,
  /** Return and late charges to date, after fees and tax. */
  received: amountOut,
  /** Top-ups less withdrawals to date. */
  put_in: signedAmount,
});

export const depositMonths = monthRows({ deposited: amountOut, withdrawn: amountOut, returned: amountOut });

export const subscribedMonths = monthRows({ notes: z.int(), amount: amountOut });

export const returnMonths = monthRows({
  return_gross: amountOut,
  fees: amountOut,
  taxes: amountOut,
  return_net: amountOut,
  cumulative_net: amountOut,
});

/** The platform's figures of a day, made by a job (FIG-7); without a day before the first end of a day. */
export const platformFinancials = ok({
  as_of: day.nullable(),
  funded_to_date: amountOut,
  notes_funded: z.int(),
  outstanding: amountOut,
  /** Not paid when a note went into default, with what was promised on it; and what came back since. */
  defaulted: amountOut,
  recovered: amountOut,
  default_rate_percent: percentOut.nullable(),
  late_buckets: z.array(z.object({ days: z.string(), notes: z.int(), amount: amountOut })),
  vintages: z.array(
    z.object({
      quarter: z.string(),
      funded: amountOut,
      defaulted: amountOut,
      recovered: amountOut,
      default_rate_percent: percentOut,
      /** The same rate after so many months. */
      curve: z.array(z.object({ months: z.int(), percent: percentOut })),
    }),
  ),
});

export const cashFlowFormats = ['json', 'csv', 'ics'] as const;

/** Days of the calendar; from this month's first day over twelve months by default. */
export const cashFlowQuery = z
  .object({
    from: countedFromDay.optional(),
    to: day.optional(),
    format: oneOf(cashFlowFormats, issueMessage('export_format_invalid')).default('json'),
  })
  .refine((request) => request.from === undefined || request.to === undefined || request.from <= request.to, {
    path: ['to'],
    message: issueMessage('last_day_before_first'),
  });

const planned = {
  contract_principal: amountOut,
  contract_return: amountOut,
  expected_principal: amountOut,
  expected_return: amountOut,
};

const parts = z.object({ principal: amountOut, return: amountOut });

/** What is still to come to an investor, before fees and tax: as the contracts say it, and as it is expected. */
export const cashFlow = ok({
  today: day,
  from: day,
  to: day,
  /** Days on which something is due or expected. */
  days: z.array(z.object({ day, payments: z.int(), ...planned })),
  months: z.array(z.object({ month, ...planned })),
  /** The first hundred payments of the range, by the day on which they are expected. */
  items: z.array(
    z.object({
      note_id: id,
      note_number: z.string(),
      title: z.string(),
      due_on: day,
      expected_on: day.nullable(),
      principal: amountOut,
      return: amountOut,
      state: z.enum(['due', 'late', 'default']),
    }),
  ),
  items_total: z.int(),
  /** Past its due day and still expected; and in default, where no day is counted on. */
  overdue: parts,
  in_default: parts,
});

import { z } from 'zod';
import { riskFactors, riskRatings, riskTabs } from '../compliance.ts';
import type { complianceEndpoints } from '../endpoints/operator-compliance.ts';
import { issueMessage } from '../messages/message.ts';
import { screeningStates } from '../screening.ts';
import { amountOut, day, id, instant, longText, ok, okList, oneOf, pageQuery } from '../wire.ts';
import type { AreaSchemas } from './area.ts';

const customer = z.object({ id, number: z.string(), name: z.string() });

const period = { from: day, until: day };
interface Days {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}
const isInOrder = ({ from, until }: Days) => from === undefined || until === undefined || from <= until;
const misordered = { path: ['until'], message: issueMessage('last_day_before_first') };

const rating = z.object({
  id,
  rating: z.enum(riskRatings),
  /** What the factors came to when it was set. */
  computed: z.enum(riskRatings),
  factors: z.array(z.object({ factor: z.enum(riskFactors), points: z.int(), value: z.string() })),
  /** Null for one that was computed. */
  set_by: z.string().nullable(),
  reason: z.string().nullable(),
  confirmed_by: z.string().nullable(),
  /** `waiting` for a second one of compliance; one that was rejected never counted. */
  state: z.enum(['in_force', 'waiting', 'rejected']),
  rated_on: day,
  review_on: day,
});

const customerRisk = z.object({
  customer,
  in_force: rating.nullable(),
  waiting: rating.nullable(),
  earlier: z.array(rating),
  /** What the factors come to now. */
  now: z.object({
    rating: z.enum(riskRatings),
    factors: z.array(z.object({ factor: z.enum(riskFactors), points: z.int(), value: z.string() })),
  }),
  screening: z.object({
    /** When the names were last compared with the list; null before the first time. */
    screened_at: instant.nullable(),
    hits: z.array(z.object({ id, name: z.string(), state: z.enum(screeningStates) })),
  }),
  can: z.object({ rate: z.boolean(), decide: z.boolean() }),
});

export const complianceSchemas = {
  operatorLargeAmounts: {
    /** The 30 days that end today, where none are given. */
    query: z
      .object({ ...pageQuery, from: day.optional(), until: day.optional() })
      .refine(isInOrder, misordered),
    response: okList(
      z.object({
        id: z.string(),
        on: day,
        customer,
        deposits: amountOut,
        withdrawals: amountOut,
        total: amountOut,
      }),
    ).extend({
      /** From what a day in sum. */
      threshold: amountOut,
      /** Of all days, not only this page. */
      totals: z.object({ rows: z.int(), deposits: amountOut, withdrawals: amountOut, total: amountOut }),
    }),
  },
  operatorLargeAmountsFile: { query: z.object(period).refine(isInOrder, misordered), response: z.string() },
  operatorRiskRatings: {
    query: z.object({
      ...pageQuery,
      tab: oneOf(riskTabs, issueMessage('risk_tab_invalid')).default('due'),
      rating: oneOf(riskRatings, issueMessage('risk_rating_required')).optional(),
    }),
    response: okList(
      z.object({
        id,
        customer,
        rating: z.enum(riskRatings),
        rated_on: day,
        review_on: day,
        is_due: z.boolean(),
        is_waiting: z.boolean(),
      }),
    ),
  },
  /** Null for a customer who is not approved. */
  operatorCustomerRisk: { params: z.object({ id }), response: ok({ risk: customerRisk.nullable() }) },
  operatorRateCustomer: {
    params: z.object({ id }),
    body: z.strictObject({
      rating: oneOf(riskRatings, issueMessage('risk_rating_required')),
      reason: longText(2_000, issueMessage('reason_required')),
      /** The rating that was read; null where there was none. */
      replaces: id.nullable(),
    }),
    response: ok({ id }),
  },
  operatorDecideRating: {
    params: z.object({ id }),
    body: z.strictObject({
      /** The rating that waits. */
      rating_id: id,
      decision: oneOf(['approve', 'reject'], issueMessage('decision_required')),
    }),
    response: ok({ id }),
  },
} satisfies AreaSchemas<typeof complianceEndpoints>;

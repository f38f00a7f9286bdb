import { z } from 'zod';
import { ACCESS_REASON_MAX, accessDecisions, accessReviewStates } from '../access-reviews.ts';
import type { accessReviewEndpoints } from '../endpoints/operator-access-reviews.ts';
import { issueMessage } from '../messages/message.ts';
import { operatorRoleNames } from '../operator-roles.ts';
import { permissionNames } from '../permissions.ts';
import { day, id, instant, longText, ok, oneOf } from '../wire.ts';
import type { AreaSchemas } from './area.ts';

const one = z.object({ id });

const review = z.object({
  id,
  /** `2026-Q3`. */
  quarter: z.string(),
  as_of: instant,
  due_on: day,
  state: z.enum(accessReviewStates),
  is_overdue: z.boolean(),
  operators: z.int(),
  decided: z.int(),
  confirmed_by: z.string().nullable(),
  confirmed_at: instant.nullable(),
});

const entry = z.object({
  id,
  operator_id: id,
  name: z.string(),
  roles: z.array(z.enum(operatorRoleNames)),
  /** What the roles hold at most and two administrators took away. */
  narrowed: z.array(z.enum(permissionNames)),
  status: z.enum(['invited', 'password_reset', 'enrolment_pending', 'active', 'disabled']),
  last_sign_in_at: instant.nullable(),
  has_second_factor: z.boolean(),
  /** Entries of the audit log in the quarter. */
  actions: z.int(),
  is_own: z.boolean(),
  decision: z.enum(accessDecisions).nullable(),
  reason: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
  /** When what was decided was carried out; null before, and for what stays. */
  done_at: instant.nullable(),
  can: z.object({ decide: z.boolean() }),
});

const detail = review.extend({
  entries: z.array(entry),
  can: z.object({ confirm: z.boolean() }),
});

export const accessReviewSchemas = {
  operatorAccessReviews: { response: ok({ items: z.array(review) }) },
  operatorAccessReview: { params: one, response: ok({ review: detail }) },
  operatorDecideAccess: {
    params: one,
    body: z.strictObject({
      entry_id: id,
      decision: oneOf(accessDecisions, issueMessage('decision_required')),
      /** Required unless the access is kept. */
      reason: longText(ACCESS_REASON_MAX, issueMessage('reason_required')).nullable(),
    }),
    response: ok({ review: detail }),
  },
  operatorConfirmAccessReview: { params: one, response: ok({ review: detail }) },
} satisfies AreaSchemas<typeof accessReviewEndpoints>;

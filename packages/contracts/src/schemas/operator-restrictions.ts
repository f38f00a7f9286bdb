import { z } from 'zod';
import type { operatorRestrictionEndpoints } from '../endpoints/operator-restrictions.ts';
import { issueMessage } from '../messages/message.ts';
import { restrictionCauses } from '../restrictions.ts';
import { day, id, instant, longText, okList, oneOf, pageQuery } from '../wire.ts';
import type { AreaSchemas } from './area.ts';

const nullableText = z.string().nullable();
const levels = ['outgoing', 'frozen'] as const;

/** A restriction; `confirm_by` is null where two people decided it, `ended_at` while it is in force. */
const restrictionRow = z.object({
  id,
  user_id: id,
  customer: z.string(),
  level: z.enum(levels),
  cause: z.enum(restrictionCauses),
  reason: z.string(),
  set_by: nullableText,
  set_at: instant,
  confirm_by: day.nullable(),
  confirmed_by: nullableText,
  confirmed_at: instant.nullable(),
  is_overdue: z.boolean(),
  ended_by: nullableText,
  ended_at: instant.nullable(),
  end_reason: nullableText,
  can: z.object({ propose_confirmation: z.boolean() }),
});

export const operatorRestrictionSchemas = {
  operatorMoneyRestrictions: {
    query: z.object({
      ...pageQuery,
      state: oneOf(['unconfirmed'], issueMessage('state_not_in_list')).optional(),
    }),
    response: okList(restrictionRow),
  },
  operatorCustomerRestrictions: {
    params: z.object({ id }),
    response: okList(restrictionRow),
  },
  operatorRestrictMoney: {
    params: z.object({ id }),
    body: z.strictObject({
      level: oneOf(levels, issueMessage('restriction_level_invalid')),
      reason: longText(2_000, issueMessage('reason_required')),
    }),
    response: okList(restrictionRow),
  },
} satisfies AreaSchemas<typeof operatorRestrictionEndpoints>;

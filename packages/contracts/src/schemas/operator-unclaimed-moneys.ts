import { z } from 'zod';
import type { unclaimedMoneyEndpoints } from '../endpoints/operator-unclaimed-moneys.ts';
import { issueMessage } from '../messages/message.ts';
import { ownerActivities, UNCLAIMED_RETURN_YEARS, unclaimedStates } from '../unclaimed-moneys.ts';
import { amountOut, day, id, okList, oneOf, pageQuery, wholeText } from '../wire.ts';
import type { AreaSchemas } from './area.ts';

const filter = { state: oneOf(unclaimedStates, issueMessage('unclaimed_state_invalid')).optional() };
const { first, last } = UNCLAIMED_RETURN_YEARS;

/** The unclaimed cash of a customer goes to the Registrar, for the return of a year (CMP-11). */
export const unclaimedPayment = z.strictObject({
  return_year: z
    .int(issueMessage('unclaimed_year_invalid'))
    .min(first, issueMessage('unclaimed_year_invalid'))
    .max(last, issueMessage('unclaimed_year_invalid')),
});

export const unclaimedMoneySchemas = {
  operatorUnclaimedMoneys: {
    query: z.object({ ...pageQuery, ...filter }),
    response: okList(
      z.object({
        /** The investor's; the payment's where it is approved or paid. */
        id,
        customer: z.object({ id, number: z.string(), name: z.string() }),
        amount: amountOut,
        last_activity: z.object({ on: day, kind: z.enum(ownerActivities) }),
        /** When the prescribed period ends, or ended. */
        unclaimed_on: day,
        /** Zero once the period has ended. */
        days_left: z.int(),
        state: z.enum(unclaimedStates),
        /** Days on which the owner was notified since the last activity. */
        notified_on: z.array(day),
        /** To the Registrar (CMP-11); null before two operators decide it. */
        payment: z
          .object({
            return_year: z.int(),
            /** What the bank statement shows. */
            reference: z.string(),
            paid_on: day.nullable(),
          })
          .nullable(),
        /** Its payment, or the cancellation of the one that is approved. */
        is_proposed: z.boolean(),
        can: z.object({ pay: z.boolean(), cancel: z.boolean() }),
      }),
    ).extend({
      /** Of all that match, not only this page. */
      totals: z.object({
        rows: z.int(),
        amount: amountOut,
        unclaimed_rows: z.int(),
        unclaimed_amount: amountOut,
        /** Approved to leave for the Registrar, or paid to it; in neither of the sums above. */
        registrar_rows: z.int(),
        registrar_amount: amountOut,
      }),
      /** What the rows are found by. */
      period_years: z.int(),
      notice_months: z.int(),
    }),
  },
  operatorUnclaimedMoneysFile: { query: z.object(filter), response: z.string() },
  operatorUnclaimedReturn: {
    query: z.object({ year: wholeText(first, last, issueMessage('unclaimed_year_invalid')) }),
    response: z.string(),
  },
} satisfies AreaSchemas<typeof unclaimedMoneyEndpoints>;

import { z } from 'zod';
import { formCheck } from '../form-check.ts';
import { issueMessage } from '../messages/message.ts';
import { amount, amountOut, day, id, ok, okList, oneOf, yesNo } from '../wire.ts';
import { lateParts, noteReference, paymentStarted } from './shapes.ts';

const duePayment = z.object({
  note_id: id,
  note_number: z.string(),
  instalment: z.int(),
  due_on: day,
  principal: amountOut,
  return: amountOut,
  ...lateParts,
  total: amountOut,
  days_late: z.int(),
});

const payFields = z.strictObject({
  note_id: id,
  kind: oneOf(['due', 'other', 'early'], issueMessage('payment_kind_invalid')),
  amount: amount.optional(),
  /** Pays although a payment is under way or has just been made, and some of this one becomes excess. */
  confirm_excess: yesNo.default(0),
});

/** A payment on a note that is not decided, is held, or arrived today or yesterday. */
const recentPayment = z.object({
  state: z.enum(['under_way', 'held', 'confirmed']),
  amount: amountOut,
  /** The day on which it was started, or arrived. */
  on: day,
  /** Null for what was not paid by FPX. */
  ref_number: z.string().nullable(),
});

const amountWithOther = formCheck<z.output<typeof payFields>>((form, addError) => {
  if (form.kind === 'other' && form.amount === undefined) {
    addError('amount', issueMessage('amount_invalid'));
  }
  if ((form.kind === 'due' || form.kind === 'early') && form.amount !== undefined) {
    addError('amount', issueMessage('amount_not_applicable'));
  }
});

/** The next payment of an issuer. */
export const noteNextPayment = {
  query: z.object({ note_id: noteReference.optional() }),
  response: okList(duePayment).extend({
    /** Of recovering notes in default, beside the instalments. */
    costs: amountOut,
    /** What of the instalments and costs is paid from excess; the sums below are without it. */
    excess: amountOut,
    total_overdue: amountOut,
    total_upcoming: amountOut,
    /** The sum of both: paying it settles what is due. */
    total_due: amountOut,
    /** Of the requested note: payments under way, held or just received. */
    recent_payments: z.array(recentPayment),
    /** What of `total_due` would become excess beside them, if it were paid now. */
    excess_if_paid: amountOut,
  }),
};

/** Starts a payment on a note. */
export const notePay = { body: payFields.check(amountWithOther), response: ok(paymentStarted) };

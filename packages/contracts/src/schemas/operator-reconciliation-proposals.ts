import { z } from 'zod';
import { issueMessage } from '../messages/message.ts';
import { LINE_PARTS_AT_MOST, lineTargets, resolutionCategories } from '../reconciliation.ts';
import { amount, id, oneOf } from '../wire.ts';

/** How an exception is closed; the proposal's reason is stored with it. */
export const exceptionResolution = z.strictObject({
  category: oneOf(resolutionCategories, issueMessage('category_required')),
  /** The transfer that a line is, where one of the same amount waits for its line. */
  transfer_id: id.nullable(),
});

/** A charge, a profit or an unidentified receipt: the amount of the statement line, without its sign. */
export const lineAmount = z.strictObject({ amount });

/** What an unidentified credit is for: parts that add up to the line. */
export const lineAllocation = z.strictObject({
  amount,
  parts: z
    .array(
      z.strictObject({
        target: oneOf(lineTargets, issueMessage('line_target_required')),
        /** The note, top-up, investor or payout; null for the sender. */
        target_id: id.nullable(),
        amount,
      }),
    )
    .min(1, issueMessage('line_parts_required'))
    .max(LINE_PARTS_AT_MOST, issueMessage('line_parts_too_many', { maximum: String(LINE_PARTS_AT_MOST) })),
});

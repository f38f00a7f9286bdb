import { z } from 'zod';
import { issueMessage } from '../messages/message.ts';
import {
  lineConfidences,
  linePostings,
  lineReasons,
  lineTargets,
  PROPOSALS_AT_ONCE,
} from '../reconciliation.ts';
import { amountOut, codeBeside, id, longText, ok } from '../wire.ts';

/** The surest of what the line of an exception may be for. */
export const surestSuggestion = z.object({
  confidence: z.enum(lineConfidences),
  target: z.enum(lineTargets),
  label: z.string(),
});

/** What a line may be for, why, and what the whole of it would become. */
export const suggestion = surestSuggestion.extend({
  target_id: id,
  party: z.string(),
  /** What is payable there, or what it is about; null where any amount is. */
  expected: amountOut.nullable(),
  reasons: z.array(z.enum(lineReasons)),
  /** What the whole line would become. */
  posts: z.array(z.object({ what: z.enum(linePostings), amount: amountOut })),
});

/** For which exceptions what is suggested is proposed. */
export const suggestionsProposed = z.strictObject({
  exception_ids: z
    .array(id)
    .min(1, issueMessage('exceptions_required'))
    .max(PROPOSALS_AT_ONCE, issueMessage('exceptions_too_many', { maximum: String(PROPOSALS_AT_ONCE) })),
  reason: longText(2_000, issueMessage('reason_required')),
});

/** Each on its own: the proposal that was made, or why none was. */
export const suggestionOutcomes = ok({
  items: z.array(
    z.object({
      exception_id: id,
      approval_id: id.nullable(),
      error: z.string().nullable(),
      ...codeBeside('error'),
    }),
  ),
});

import { z } from 'zod';
import { issueMessage } from '../messages/message.ts';
import { id, longText } from '../wire.ts';
import { returnPeriod } from './operator-reports.ts';

/** The quarter whose figures are frozen as they are now (OPS-39). */
export const marketReturn = z.strictObject({ period: returnPeriod });

/** A return is named by its quarter; it needs no id. */
export const marketReturnProposal = z.strictObject({
  kind: z.literal('market_return'),
  subject_id: id.optional(),
  after: marketReturn,
  reason: longText(2_000, issueMessage('reason_required')),
});

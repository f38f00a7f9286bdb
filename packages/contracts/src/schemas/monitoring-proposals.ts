import { z } from 'zod';
import { issueMessage } from '../messages/message.ts';
import { id, longText } from '../wire.ts';
import { monitoringRule } from './operator-monitoring.ts';

/** A version of a monitoring rule is named by the kind of the rule; it needs no id (TXM-1). */
export const monitoringRuleProposal = z.strictObject({
  kind: z.literal('monitoring_rule'),
  subject_id: id.optional(),
  after: monitoringRule,
  reason: longText(2_000, issueMessage('reason_required')),
});

import { z } from 'zod';
import { issueMessage } from '../messages/message.ts';
import { id, longText, whole } from '../wire.ts';
import { monitoringRule } from './operator-monitoring.ts';

const untested = issueMessage('monitoring_backtest_required');
const ALERTS_MAX = 2_147_483_647;

/** A version of a rule with the maker's back-test of it (TXM-12). */
export const monitoringRuleVersion = monitoringRule.safeExtend({
  backtest_id: z.uuid({ error: untested }).toLowerCase(),
  /** What the back-test counted for this version. */
  alerts: whole(0, ALERTS_MAX, untested),
});

/** A version of a monitoring rule is named by the kind of the rule; it needs no id (TXM-1). */
export const monitoringRuleProposal = z.strictObject({
  kind: z.literal('monitoring_rule'),
  subject_id: id.optional(),
  after: monitoringRuleVersion,
  reason: longText(2_000, issueMessage('reason_required')),
});

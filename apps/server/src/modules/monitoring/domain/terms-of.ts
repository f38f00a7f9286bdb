import { message } from '@titian/contracts/messages/message';
import type { monitoringRule } from '@titian/contracts/schemas/operator-monitoring';
import { parseSen } from '@titian/finance/sen';
import type { z } from 'zod';
import { fieldError } from '../../../platform/errors.ts';
import type { RuleTerms } from './rule.ts';

/**
 * The terms that an operator entered; `place` stands before the names of fields in errors.
 * @throws FieldError on `amount` of nothing, and on a share to withdraw above all of it
 */
export function termsOf(entered: z.output<typeof monitoringRule>, place: string): RuleTerms {
  const amountSen = entered.amount === null ? null : parseSen(entered.amount);
  if (entered.amount !== null && (amountSen === null || amountSen <= 0n)) {
    throw fieldError(`${place}amount`, message('monitoring_amount_zero'));
  }
  if (entered.kind === 'rapid_movement' && entered.percent !== null && entered.percent > 100) {
    throw fieldError(`${place}percent`, message('monitoring_share_too_high'));
  }
  return {
    ...{ kind: entered.kind, isEnabled: entered.is_enabled, severity: entered.severity },
    ...{ days: entered.days, count: entered.count, amountSen, percent: entered.percent },
  };
}

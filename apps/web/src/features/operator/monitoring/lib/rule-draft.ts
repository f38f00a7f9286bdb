import { hasParameter } from '@titian/contracts/monitoring';
import type { RuleTerms } from '../api/monitoring.ts';

/** A version as it is typed: '' is nothing. */
export interface RuleDraft {
  readonly isEnabled: boolean;
  readonly severity: RuleTerms['severity'];
  readonly days: string;
  readonly count: string;
  readonly amount: string;
  readonly percent: string;
}

/** The draft that a change of a version begins with. */
export function draftOf({
  is_enabled: isEnabled,
  severity,
  days,
  count,
  amount,
  percent,
}: RuleTerms): RuleDraft {
  const typed = (value: string | number | null) => (value === null ? '' : String(value));
  return {
    ...{ isEnabled, severity, days: typed(days), count: typed(count) },
    ...{ amount: typed(amount), percent: typed(percent) },
  };
}

/** What is sent: every parameter that the rule has, and null for the others. */
export function termsOf(kind: RuleTerms['kind'], draft: RuleDraft): RuleTerms {
  const number = (name: 'days' | 'count' | 'percent') =>
    hasParameter(kind, name) ? Number(draft[name]) : null;
  return {
    ...{ kind, is_enabled: draft.isEnabled, severity: draft.severity },
    ...{ days: number('days'), count: number('count'), percent: number('percent') },
    amount: hasParameter(kind, 'amount') ? draft.amount : null,
  };
}

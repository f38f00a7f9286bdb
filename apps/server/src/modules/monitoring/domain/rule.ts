import type { CasePriority } from '@titian/contracts/cases';
import type { MonitoringRuleKind } from '@titian/contracts/monitoring';
import type { Sen } from '@titian/finance/sen';

/** What a rule searches for; null for a parameter that its kind has not (TXM-1). */
export interface RuleTerms {
  readonly kind: MonitoringRuleKind;
  readonly isEnabled: boolean;
  readonly severity: CasePriority;
  /** Calendar days, the day that is evaluated among them. */
  readonly days: number | null;
  /** Deposits, or customers with one bank account. */
  readonly count: number | null;
  readonly amountSen: Sen | null;
  /** Whole per cent. */
  readonly percent: number | null;
}

/** A version of a rule; rows are added and never changed. */
export interface RuleVersion extends RuleTerms {
  readonly id: string;
  readonly version: number;
  /** Null for the version that the platform began with. */
  readonly approvalId: string | null;
  readonly createdAt: Date;
}

/** Whether two versions search for the same. */
export function isSameRule(one: RuleTerms, other: RuleTerms): boolean {
  return (
    one.kind === other.kind &&
    one.isEnabled === other.isEnabled &&
    one.severity === other.severity &&
    one.days === other.days &&
    one.count === other.count &&
    one.amountSen === other.amountSen &&
    one.percent === other.percent
  );
}

import type { MonitoringRuleKind } from '@titian/contracts/monitoring';
import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { Finding } from './evaluate.ts';

/** What a rule found, with its case and, once it is closed, what compliance concluded. */
export interface Alert extends Finding {
  readonly id: string;
  readonly ruleId: string;
  readonly kind: MonitoringRuleKind;
  readonly customerId: string;
  readonly caseId: string;
  readonly from: Day;
  readonly until: Day;
  readonly annualIncomeSen: Sen | null;
  readonly conclusion: {
    readonly reason: string;
    readonly by: string;
    readonly at: Date;
    /** The report that was lodged; null where there was no suspicion. */
    readonly reportId: string | null;
  } | null;
}

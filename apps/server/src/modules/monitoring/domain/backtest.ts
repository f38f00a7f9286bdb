import type { Day } from '@titian/finance/calendar';
import { isSameRule, type RuleTerms } from './rule.ts';

/** What a back-test counted, as it was run; rows are added and never changed (TXM-12). */
export interface StoredBacktest {
  readonly id: string;
  readonly operatorId: string;
  readonly terms: RuleTerms;
  /** Of the rule in force that it was compared with. */
  readonly version: number;
  readonly from: Day;
  readonly until: Day;
  /** The business date on which it was run. */
  readonly testedOn: Day;
  readonly alerts: number;
  readonly alertsInForce: number;
}

/** What is proposed, by whom and when. */
export interface ProposedVersion {
  readonly terms: RuleTerms;
  readonly version: number;
  readonly alerts: number;
  readonly operatorId: string | null;
  readonly on: Day;
}

/** Whether a back-test is the maker's own of today, of exactly the proposed values against the version in force (TXM-12). */
export function isOfProposal(test: StoredBacktest, proposed: ProposedVersion): boolean {
  return (
    isSameRule(test.terms, proposed.terms) &&
    test.version === proposed.version &&
    test.alerts === proposed.alerts &&
    test.operatorId === proposed.operatorId &&
    test.testedOn === proposed.on
  );
}

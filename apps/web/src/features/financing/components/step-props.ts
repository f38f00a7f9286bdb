import type { Costs } from '../lib/live-cost.ts';
import type { FinancingDraft } from '../lib/use-financing-draft.ts';

/** What each step of the form is given. */
export interface StepProps {
  readonly draft: FinancingDraft;
  readonly costs: Costs;
  /** When the company's bank statements came with its own application; null where none did. */
  readonly bankStatementsOn: string | null;
}

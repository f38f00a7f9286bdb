import type { FinancingStart } from '../api/draft.ts';
import type { Costs } from '../lib/live-cost.ts';
import type { FinancingDraft } from '../lib/use-financing-draft.ts';

/** What each step of the form is given. */
export interface StepProps {
  readonly draft: FinancingDraft;
  readonly costs: Costs;
  /** The earlier application that this one repeats. */
  readonly repeats: FinancingStart['repeats'];
  /** When the company's bank statements came with its own application; null where none did. */
  readonly bankStatementsOn: string | null;
}

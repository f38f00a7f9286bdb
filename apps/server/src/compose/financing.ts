import { createLocalBureau } from '../gateways/credit-bureau/local/provider.ts';
import type { ApprovalExecutor, Approvals } from '../modules/approvals/public.ts';
import {
  type FinancingOperatorDeps,
  financingOffer,
  financingRejection,
  gradeOverride,
} from '../modules/financing/public.ts';
import { campaignChange, factSheetRevision, noteKnowledge } from '../modules/notes/public.ts';
import { issuerGroup } from '../modules/onboarding/public.ts';
import { daysLateOf } from '../modules/servicing/public.ts';

/** What financing has to know of notes, which build on it. */
const knowledge = noteKnowledge(daysLateOf);

/** The credit desk, with the bundled bureau. */
export function creditQueue(approvals: Approvals): FinancingOperatorDeps {
  return { notes: knowledge, bureau: createLocalBureau(), approvals };
}

/** What credit decides with two operators. */
export const creditExecutors: readonly ApprovalExecutor[] = [
  financingOffer(knowledge),
  financingRejection,
  gradeOverride,
  issuerGroup,
  campaignChange,
  factSheetRevision,
];

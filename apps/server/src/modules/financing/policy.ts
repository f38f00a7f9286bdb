import { may, type PermissionHolder } from '@titian/contracts/permissions';
import type { FinancingApplication } from './domain/financing-application.ts';

/** What is known of an application beside itself. */
export interface ApplicationContext {
  /** A proposal about it waits for a second operator: nothing else may be proposed until it is decided. */
  readonly hasProposal: boolean;
  readonly isAssessed: boolean;
  /** The campaign of its note runs or is paused. */
  readonly isListed: boolean;
}

/** What an operator may do with an application now (FIN-14). */
export function operatorCan(
  operator: PermissionHolder,
  { state }: Pick<FinancingApplication, 'state'>,
  { hasProposal, isAssessed, isListed }: ApplicationContext,
) {
  const isFree = state === 'under_review' && !hasProposal;
  return {
    assess: isFree && may(operator, 'financing_assessment'),
    override: isFree && isAssessed && may(operator, 'grade_override'),
    offer: isFree && isAssessed && may(operator, 'financing_offer'),
    reject: isFree && may(operator, 'financing_rejection'),
    fact_sheet: isFree && may(operator, 'fact_sheet_draft'),
    revise: isListed && !hasProposal && may(operator, 'fact_sheet_revision'),
    limit: may(operator, 'facility_limit'),
    request:
      may(operator, 'document_request') &&
      (state === 'under_review' || state === 'offered' || state === 'accepted'),
  };
}

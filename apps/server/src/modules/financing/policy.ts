import type { OperatorPrincipal } from '../../platform/http/principal.ts';
import type { FinancingApplication } from './domain/financing-application.ts';

/** What is known of an application beside itself. */
export interface Desk {
  /** A proposal about it waits for a second operator: nothing else may be proposed until it is decided. */
  readonly hasProposal: boolean;
  readonly isAssessed: boolean;
  /** The campaign of its note runs or is paused. */
  readonly isListed: boolean;
}

/** What an operator may do with an application now (FIN-14). */
export function operatorCan(
  operator: Pick<OperatorPrincipal, 'roles'>,
  { state }: Pick<FinancingApplication, 'state'>,
  { hasProposal, isAssessed, isListed }: Desk,
) {
  const isCredit = operator.roles.includes('credit');
  const may = isCredit && state === 'under_review' && !hasProposal;
  return {
    assess: may,
    override: may && isAssessed,
    offer: may && isAssessed,
    reject: may,
    fact_sheet: may,
    revise: isCredit && isListed && !hasProposal,
    request: isCredit && (state === 'under_review' || state === 'offered' || state === 'accepted'),
  };
}

import type { OperatorPrincipal } from '../../platform/http/principal.ts';
import type { FinancingApplication } from './domain/financing-application.ts';

/** What an operator may propose for an application now (rules §8: credit makes offers and rejections). */
export function operatorCan(
  operator: Pick<OperatorPrincipal, 'roles'>,
  application: Pick<FinancingApplication, 'state'>,
): { offer: boolean; reject: boolean } {
  const may = operator.roles.includes('credit') && application.state === 'under_review';
  return { offer: may, reject: may };
}

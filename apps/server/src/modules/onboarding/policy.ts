import { AppError } from '../../platform/errors.ts';
import type { CustomerPrincipal } from '../../platform/http/principal.ts';

/**
 * Individuals have a form of their own; Institutions and business owners share the company's (spec §4).
 * @throws AppError `role`
 */
export function companyFormOf(customer: CustomerPrincipal): 'business' | 'institution' {
  if (customer.role === 'businessowner') {
    return 'business';
  }
  if (customer.type === 'Institution') {
    return 'institution';
  }
  throw new AppError('role');
}

/** @throws AppError `role` for everybody but an Individual investor */
export function demandIndividual(customer: CustomerPrincipal): void {
  if (customer.role !== 'investor' || customer.type !== 'Individual') {
    throw new AppError('role');
  }
}

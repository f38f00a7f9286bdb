import type { CustomerPrincipal } from '../../platform/http/principal.ts';

/** Which sections the company form has: Institutions and business owners share it (spec §4). */
export function companyFormOf(customer: CustomerPrincipal): 'business' | 'institution' {
  return customer.role === 'businessowner' ? 'business' : 'institution';
}

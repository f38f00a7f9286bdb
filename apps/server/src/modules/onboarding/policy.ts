import type { CustomerPrincipal } from '../../platform/http/principal.ts';

/** Which sections the company form has: Institutions and business owners share it (ONB-5). */
export function companyFormOf(customer: CustomerPrincipal): 'business' | 'institution' {
  return customer.role === 'businessowner' ? 'business' : 'institution';
}

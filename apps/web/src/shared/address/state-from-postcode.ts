import { stateOfPostcode } from '@titian/contracts/reference/postcodes';

/** The state that a Malaysian postcode says; nothing while it is not whole, or for another country. */
export function stateFromPostcode(postcode: string, country: string): { readonly state?: string } {
  const state = country === 'MY' ? stateOfPostcode(postcode.trim()) : null;
  return state === null ? {} : { state };
}

/** A postal address; a part that was never given is null. */
export interface Address {
  readonly line1: string | null;
  readonly line2: string | null;
  readonly postcode: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
}

/** Whether two addresses differ at most in case and spaces. */
export function isSameAddress(one: Address, other: Address): boolean {
  return plain(one) === plain(other);
}

function plain({ line1, line2, postcode, city, state, country }: Address): string {
  const parts = [line1, line2, postcode, city, state, country];
  return parts.map((part) => (part ?? '').trim().replace(/\s+/g, ' ').toLowerCase()).join('\n');
}

/** Postcode and town, which is all that a mail says of an address. */
export function townOf({ postcode, city }: Address): string {
  return [postcode, city].filter((part) => part !== null && part !== '').join(' ');
}

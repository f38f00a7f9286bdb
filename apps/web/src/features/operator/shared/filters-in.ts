import { AMOUNT } from './amount-pattern.ts';

type Given<Found> = { readonly [Name in keyof Found]?: Exclude<Found[Name], undefined> };

/** What an address says of some filters: those that it does not name are left out. */
export function named<Found extends object>(found: Found): Given<Found> {
  return Object.fromEntries(
    Object.entries(found).filter(([, value]) => value !== undefined && value !== ''),
  ) as Given<Found>;
}

/** The amounts of an address that the server reads. */
export function amountsIn(search: Readonly<Record<string, string | undefined>>) {
  return { amount_min: amountOf(search.amount_min), amount_max: amountOf(search.amount_max) };
}

function amountOf(text: string | undefined): string | undefined {
  return text !== undefined && AMOUNT.test(text) ? text : undefined;
}

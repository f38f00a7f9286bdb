import { addDays, addMonthsClamped, type Day, malaysiaDay } from '@titian/finance/calendar';

const VALID_MONTHS = 12;

/** An Individual's work, as it was last confirmed. */
export interface Employment {
  readonly occupation: string;
  readonly employer: string | null;
  readonly sourceOfIncome: string | null;
  readonly natureOfBusiness: string | null;
  readonly incomeRange: string;
  readonly effectiveAt: Date;
}

/** The day from which on employment data is not up to date any more (ONB-21). */
export function employmentDueOn(updatedAt: Date): Day {
  return dueOn(malaysiaDay(updatedAt));
}

const dueOn = (confirmedOn: Day): Day => addMonthsClamped(confirmedOn, VALID_MONTHS);

/** The days on which data was confirmed that is due on a day: two where a 29 February is due on a 28th. */
export function confirmedFor(due: Day): { readonly from: Day; readonly to: Day } | null {
  const near = addMonthsClamped(due, -VALID_MONTHS);
  const days = [addDays(near, -1), near, addDays(near, 1)].filter((one) => dueOn(one) === due);
  const [from, to] = [days[0], days.at(-1)];
  return from === undefined || to === undefined ? null : { from, to };
}

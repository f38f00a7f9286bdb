import { addDays, type Day, day, malaysiaDay } from '@titian/finance/calendar';
import type { TestApp } from '../app.ts';
import { proposeAndApprove } from './operators.ts';

/** A limit of RM 50,000 for a year from a day on, for invoices to anybody. */
export function facilityTerms(
  from: string,
  terms: { readonly amount?: string; readonly until?: string; readonly buyers?: readonly string[] } = {},
) {
  const { amount = '50000.00', until = addDays(day(from), 364), buyers = [] } = terms;
  return { amount, from, until: until as Day, buyers: [...buyers] };
}

/** Two operators set the limit of an issuer from a day on. */
export async function setFacilityLimit(
  app: TestApp,
  issuerId: string,
  terms: Parameters<typeof facilityTerms>[1] = {},
  on: string = malaysiaDay(app.work.clock.now()),
): Promise<void> {
  await proposeAndApprove(app, {
    kind: 'facility_limit',
    subjectId: issuerId,
    after: facilityTerms(on, terms),
    on,
  });
}

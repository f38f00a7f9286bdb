import type { TestApp } from '../app.ts';
import { issuedNote, type NoteOverrides, runDay, type Submitted } from './financing.ts';
import type { ApprovedInvestor, ApprovedIssuer } from './onboarding.ts';

/** Issued on 2 December 2026, so first due on 4 January 2027. */
export const FIRST_DUE = '2027-01-04';

/** A note of RM 10,000 whose first instalment is unpaid at the end of its day, so that it is late. */
export async function lateNote(
  app: TestApp,
  issuer: ApprovedIssuer,
  investor: ApprovedInvestor,
  overrides: NoteOverrides = {},
): Promise<Submitted> {
  const backers = [{ investor, amount: '10000.00' }];
  const note = await issuedNote(app, issuer, backers, { on: '2026-12-01', ...overrides });
  await runDay(app, FIRST_DUE);
  return note;
}

/** A contact as operators record it, with anything else in its place. */
export const newContact = (change: object = {}) => ({
  ...{ channel: 'phone', person: 'Puan Aminah', outcome: 'will_pay', note: 'Says the buyer pays late.' },
  follow_up_on: null,
  ...change,
});

/** An agency that a note is handed to, with anything else in its place. */
export const newAssignment = (change: object = {}) => ({
  ...{ kind: 'agency', name: 'Kutip Maju Sdn Bhd', reference: 'KM-77', since: FIRST_DUE },
  ...{ next_on: null, expected_cost: null },
  ...change,
});

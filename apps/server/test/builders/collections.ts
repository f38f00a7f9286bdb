import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { systemActor } from '../../src/platform/context.ts';
import type { TestApp } from '../app.ts';
import { issuedNote, type NoteOverrides, runDay, type Submitted } from './financing.ts';
import { call, type Headers } from './http.ts';
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

/** A note that is late by its flag alone, on the day of its issue, with an open promise and an agency; answers their ids. */
export async function flaggedNote(app: TestApp, noteId: string, headers: Headers) {
  const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
  await app.work.command(scope, (ctx) =>
    ctx.tx.db.updateTable('notes').set({ is_late: true }).where('id', '=', noteId).execute(),
  );
  const today = malaysiaDay(app.work.clock.now());
  const params = { id: noteId };
  const promise = { amount: '100.00', due_on: addDays(today, 3) };
  await call(app, 'operatorRecordPromise', { headers, params, body: promise });
  const body = newAssignment({ since: today }) as never;
  const { collection } = (await call(app, 'operatorAssignCollection', { headers, params, body })).body;
  return { promiseId: collection.promises[0]?.id ?? '', assignmentId: collection.assignments[0]?.id ?? '' };
}

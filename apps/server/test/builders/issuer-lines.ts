import { day } from '@titian/finance/calendar';
import type { TestApp } from '../app.ts';
import { issuedNote, runDay } from './financing.ts';
import { runJobs } from './jobs.ts';
import { type LineOverrides, statementLine } from './money.ts';
import type { ApprovedInvestor, ApprovedIssuer } from './onboarding.ts';

/** When a note of `noteForLines` is first due, and with how much: it is issued on 2 December 2026. */
export const FIRST_DUE = day('2027-01-04');
export const DUE = '3433.33';

const SENDER = { bic: 'PBBEMYKL', number: '319876543210' };

/** A running note that lines of its issuer repay. */
export function noteForLines(app: TestApp, issuer: ApprovedIssuer, investor: ApprovedInvestor) {
  return issuedNote(app, issuer, [{ investor, amount: '10000.00' }], { on: '2026-12-01' });
}

/** A line of the first due day from the issuer, worked off by the end of that day; answers its bank reference. */
export async function issuerLine(
  app: TestApp,
  issuer: ApprovedIssuer,
  over: Partial<LineOverrides>,
): Promise<string> {
  const reference = await statementLine(app, {
    ...{ amount: DUE, on: FIRST_DUE, counterparty: issuer.issuer.companyName, account: SENDER },
    ...over,
  });
  await runDay(app, FIRST_DUE);
  await runJobs(app, ['book_line_part', 'distribute_repayments']);
  return reference;
}

/** The exception of a line; undefined where it has none. */
export function exceptionOfLine(app: TestApp, reference: string) {
  return app.database.reader.db
    .selectFrom('reconciliation_exceptions')
    .selectAll()
    .where('cause', '=', `line:${reference}`)
    .executeTakeFirst();
}

/** What was booked on a note, in order. */
export function repaymentsOf(app: TestApp, noteId: string) {
  return app.database.reader.db
    .selectFrom('repayments')
    .select(['amount_sen', 'excess_sen', 'received_on', 'bank_reference', 'source_kind'])
    .where('note_id', '=', noteId)
    .orderBy('seq')
    .execute();
}

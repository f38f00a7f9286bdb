import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { sql } from 'kysely';
import { notifyOperators } from '../../src/modules/notifications/public.ts';
import { type Scope, systemActor } from '../../src/platform/context.ts';
import type { TestApp } from '../app.ts';
import { exceptionRows } from '../bound/exceptions.ts';
import type { BoundRow } from '../bound/harness.ts';
import { onboardingRows } from '../bound/onboarding.ts';
import { paymentRows } from '../bound/payments.ts';
import { treasuryRows } from '../bound/treasury.ts';
import { openedReview } from '../builders/access-reviews.ts';
import { conversationOf } from '../builders/cases.ts';
import { flaggedNote } from '../builders/collections.ts';
import { fundedInvestor, issuedNote, submittedFinancing } from '../builders/financing.ts';
import { call } from '../builders/http.ts';
import { registerUser, type SignedInOperator, signInOperator } from '../builders/identity.ts';
import { draftedReport, raisedAlert } from '../builders/monitoring.ts';
import { approvedIssuer } from '../builders/onboarding.ts';
import { operatorSubjects } from '../builders/operator-subjects.ts';
import { operatorPair, propose, proposeAndApprove } from '../builders/operators.ts';
import { addOperatorPasskey } from '../builders/passkeys.ts';
import { disclosedConflict, recordedBreach } from '../builders/registers.ts';
import { mt940Statement } from '../builders/statements.ts';
import { OPERATING_ACCOUNT, uploadOperating } from '../builders/treasury.ts';

/** Lets the bank of the test name the holder of every account; no holder for null. */
export type NameHolder = (holder: string | null) => void;

/** One object of every kind that calls of operators name, by its id. */
export async function operatorObjects(app: TestApp, nameHolder: NameHolder) {
  const subjects = await operatorSubjects(app);
  const numberOf = (subject: string) =>
    subjects.numbers.find((one) => one.subject === subject)?.subject_id ?? '';
  const issuer = await approvedIssuer(app);
  const note = await issuedNote(app, issuer, [
    { investor: await fundedInvestor(app, 1), amount: '10000.00' },
  ]);
  const application = await submittedFinancing(app, await approvedIssuer(app));
  const other = await signInOperator(app, ['support']);
  return {
    ...(await moneyObjects(app, nameHolder)),
    ...(await collectionObjects(app)),
    case: await conversationOf(app, (await registerUser(app)).headers),
    alert: (await raisedAlert(app)).id,
    report: await suspicionReport(app),
    review: await openedReview(app),
    breach: await recordedBreach(app, (await signInOperator(app, ['compliance'])).headers),
    conflict: await disclosedConflict(app, other.headers),
    customer: (await registerUser(app)).userId,
    investor: issuer.userId,
    application: numberOf('application'),
    check: numberOf('ekyc_session'),
    premium: await made(app, onboardingRows(nameHolder).premium_decision),
    financing: application.id,
    request: await documentRequest(app, application.id),
    note: note.id,
    approval: await propose(app, {
      kind: 'account_state',
      subjectId: (await registerUser(app)).userId,
      after: { account_status: 'Inactive', reason: 'Asked by its owner' },
    }),
    operator: other.operatorId,
    otherSession: await newestSession(app, other),
    otherPasskey: (await addOperatorPasskey(app, other)).passkey.id,
    otherView: await savedView(app, other),
    otherNotice: await operatorNotice(app, other),
  } satisfies Record<string, string>;
}

/** A draft of a report to the authority. */
async function suspicionReport(app: TestApp): Promise<string> {
  const { headers } = await signInOperator(app, ['compliance']);
  return draftedReport(app, headers, (await raisedAlert(app)).id);
}

/** A promise that was cancelled, and an agency that has not ended. */
async function collectionObjects(app: TestApp) {
  const backers = [{ investor: await fundedInvestor(app, 1), amount: '10000.00' }];
  const { id } = await issuedNote(app, await approvedIssuer(app), backers);
  const { headers } = await signInOperator(app, ['credit']);
  const { promiseId, assignmentId } = await flaggedNote(app, id, headers);
  const body = { reason: 'It no longer stands' };
  await call(app, 'operatorCancelPromise', { headers, params: { id: promiseId }, body });
  return { promise: promiseId, assignment: assignmentId };
}

async function operatorNotice(app: TestApp, { operatorId }: SignedInOperator): Promise<string> {
  const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
  const params = { period: '2026-Q3', dueOn: '2026-10-30', isOverdue: false };
  const to = { id: operatorId, email: 'other@titian.example', name: 'Other Operator' };
  await app.work.command(scope, (ctx) =>
    notifyOperators(ctx, [to], { template: 'market_return_due', params, dedupeKey: 'named_object' }),
  );
  return newest(app, 'operator_notices');
}

async function savedView(app: TestApp, { headers }: SignedInOperator): Promise<string> {
  const body = { list: 'notes', name: 'Past due', query: 'late=1-30', shared: false } as const;
  return (await call(app, 'operatorSaveView', { headers, body })).body.view.id;
}

export type OperatorObjectKind = keyof Awaited<ReturnType<typeof operatorObjects>>;

/** What came in, what is to leave, and what the bank says of both. */
async function moneyObjects(app: TestApp, nameHolder: NameHolder) {
  const payments = paymentRows(nameHolder);
  const payout = await made(app, payments.payout_batch);
  await proposeAndApprove(app, {
    kind: 'payout_batch',
    subjectId: payout,
    after: { payout_ids: [payout] },
  });
  const on = addDays(malaysiaDay(new Date()), -400);
  const lines = [{ amount: '12.34', ref: 'OWNED' }];
  await uploadOperating(app, mt940Statement({ account: OPERATING_ACCOUNT, on, opening: '500.00', lines }));
  return {
    batch: await newest(app, 'payout_batches'),
    withdrawal: await newest(app, 'withdrawals'),
    topup: await made(app, payments.topup_review),
    remittance: await made(app, treasuryRows.remittance_cancellation),
    import: await newest(app, 'statement_imports'),
    statement: await newest(app, 'bank_statements'),
    exception: await made(app, exceptionRows.exception_resolution),
  };
}

async function made(app: TestApp, row: BoundRow | undefined): Promise<string> {
  const { subjectId } = (await row?.make(app)) ?? { subjectId: null };
  if (subjectId === null) {
    throw new Error('a builder made nothing to name');
  }
  return subjectId;
}

async function newest(
  app: TestApp,
  table: 'payout_batches' | 'bank_statements' | 'operator_notices' | 'statement_imports' | 'withdrawals',
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} order by created_at desc limit 1`.execute(app.database.reader.db);
  return rows[0]?.id ?? '';
}

async function newestSession(app: TestApp, { operatorId }: SignedInOperator): Promise<string> {
  const row = await app.database.reader.db
    .selectFrom('sessions')
    .select('event_uuid')
    .where('subject_id', '=', operatorId)
    .executeTakeFirstOrThrow();
  return row.event_uuid;
}

async function documentRequest(app: TestApp, applicationId: string): Promise<string> {
  const { body } = await call(app, 'operatorRequestDocuments', {
    headers: (await operatorPair(app)).maker.headers,
    params: { id: applicationId },
    body: { text: 'The last two bank statements', due_on: addDays(malaysiaDay(new Date()), 7) },
  });
  return body.request.id;
}

import { customerListNames } from '@titian/contracts/customer-page';
import type { Endpoint } from '@titian/contracts/endpoint';
import { type EndpointName, endpoints } from '@titian/contracts/endpoints/all';
import { reportNames } from '@titian/contracts/reports';
import { addDays, malaysiaDay, quarterOf } from '@titian/finance/calendar';
import type { TestApp } from '../app.ts';
import { openedReview } from './access-reviews.ts';
import { conversationOf } from './cases.ts';
import { fundedInvestor, issuedNote, runDay } from './financing.ts';
import { call, type Headers } from './http.ts';
import { signInOperator } from './identity.ts';
import { draftedReport, raisedAlert } from './monitoring.ts';
import { approvedInvestor, approvedIssuer } from './onboarding.ts';
import { type OperatorSubjects, operatorSubjects } from './operator-subjects.ts';
import { operatorPair, proposeAndApprove } from './operators.ts';
import { requestPremium } from './premium.ts';
import { disclosedConflict, recordedBreach } from './registers.ts';
import { mt940Statement, TRUST_ACCOUNT, uploadStatement } from './statements.ts';

/** Every call by which operators read. */
export const operatorReads = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, one]) => one.method === 'GET' && one.who === 'operator',
);

/** Calls that are not answered here for want of a subject; what they answer has no customer in it. */
export const NOT_REACHED: Partial<Record<EndpointName, string>> = {
  operatorRemittanceTransfers: 'transfers of platform money',
  operatorTaxLines: 'lines of payments to an authority',
  operatorLetterPreview: 'names, dates and amounts of a late note',
};

const DAYS_BEFORE = 6;

/** Objects of every kind that operators open. */
export interface ReadableWorld {
  readonly app: TestApp;
  readonly subjects: OperatorSubjects;
  readonly ids: readonly string[];
  readonly mailIds: readonly string[];
}

/** Makes them, with `app` as `operatorSubjects` wants it. */
export async function readableWorld(app: TestApp): Promise<ReadableWorld> {
  // Every file is read by every role, which is more than one operator may export on a day.
  await proposeAndApprove(app, {
    ...{ kind: 'setting_change', subjectId: null },
    after: { key: 'operator_exports_per_day', value: 1000, effective_from: malaysiaDay(new Date()) },
  });
  // The first day of the platform: a business day follows it, whatever today is.
  await runDay(app, addDays(malaysiaDay(new Date()), -DAYS_BEFORE));
  const subjects = await operatorSubjects(app);
  const ids = [...subjects.ids, ...(await otherSubjects(app, subjects))];
  const mails = await app.database.reader.db
    .selectFrom('emails')
    .select('id')
    .where('user_id', 'in', [...subjects.ids])
    .execute();
  return { app, subjects, ids, mailIds: mails.map(({ id }) => id) };
}

/** What else operators open: a note, a request for Premium, a payment file, a statement, an operator, a case. */
async function otherSubjects(app: TestApp, subjects: OperatorSubjects): Promise<string[]> {
  const backers = [{ investor: await fundedInvestor(app, 1), amount: '10000.00' }];
  const note = await issuedNote(app, await approvedIssuer(app), backers);
  const { headers } = await approvedInvestor(app);
  await requestPremium(app, headers);
  const caseId = await conversationOf(app, headers);
  const alert = await raisedAlert(app);
  const compliance = await signInOperator(app, ['compliance']);
  const reportId = await draftedReport(app, compliance.headers, alert.id);
  const payoutId = subjects.numbers.find((one) => one.subject === 'payout')?.subject_id ?? '';
  await proposeAndApprove(app, {
    kind: 'payout_batch',
    subjectId: payoutId,
    after: { payout_ids: [payoutId] },
  });
  const { maker, checker } = await operatorPair(app);
  const on = malaysiaDay(new Date());
  const lines = [{ amount: '12.00', ref: 'T-1', name: 'SOMEBODY ELSE' }];
  const uploaded = await uploadStatement(
    app,
    maker.headers,
    mt940Statement({ account: TRUST_ACCOUNT, on, lines }),
  );
  await call(app, 'operatorApprove', {
    headers: checker.headers,
    params: { id: uploaded.body.approval_id },
    body: {},
  });
  // An unmatched line becomes an exception when its day ends.
  await runDay(app, on);
  const rows = await Promise.all(
    (
      [
        'payout_batches',
        'premium_applications',
        'bank_statements',
        'reconciliation_exceptions',
        'withdrawals',
      ] as const
    ).map((table) => app.database.reader.db.selectFrom(table).select('id').execute()),
  );
  return [
    note.id,
    maker.operatorId,
    uploaded.body.import_id,
    caseId,
    alert.id,
    reportId,
    await openedReview(app),
    await recordedBreach(app, compliance.headers),
    await disclosedConflict(app, compliance.headers),
    ...rows.flat().map(({ id }) => id),
  ];
}

const QUERIES: Partial<Record<EndpointName, string>> = {
  operatorHolidays: '?calendar=federal&year=2026',
  operatorHolidayDues: '?day=2026-12-25',
  operatorRestructuringPreview: '?months=12&pause_months=0&grace_months=0&extension_rate=0.00',
  operatorSettingImpact: '?key=basic_plan_limit_sen&value=100000&effective_from=2099-01-01',
  operatorOpenTransfers: '?obligation=service_tax&through=2026-10-31&format=csv',
  operatorShariahTradesFile: '?format=csv',
  operatorReportFile: '?format=csv',
  operatorLedgerExport: '?from=2020-01-01&to=2099-12-31',
  operatorMarketReturnFile: '?format=csv',
  operatorLargeAmountsFile: '?from=2026-01-01&until=2026-01-31',
  operatorUnclaimedReturn: '?year=2025',
  operatorRegister: '?register=complaints',
  operatorRegisterFile: '?register=conflicts',
  operatorViews: '?list=notes',
};

/** What a call names within its object. */
function partsOf({ mailIds }: ReadableWorld, name: EndpointName): readonly string[] {
  if (name === 'operatorCustomerRecords') return customerListNames;
  return name === 'operatorCustomerMail' ? mailIds : [''];
}

/** The paths of all objects that a call may be about. */
function namedPaths({ app, ids }: ReadableWorld, path: string): string[] {
  if (path.includes(':report')) {
    return reportNames.map((report) => path.replace(':report', report));
  }
  if (path.includes(':day')) {
    const today = malaysiaDay(app.work.clock.now());
    return Array.from({ length: DAYS_BEFORE }, (_, back) => path.replace(':day', addDays(today, -back)));
  }
  if (path.includes(':period')) {
    return [path.replace(':period', quarterOf(malaysiaDay(app.work.clock.now())))];
  }
  return path.includes(':') ? ids.map((id) => path.replace(/:id\b/u, id)) : [path];
}

/** Every answer of a call to a role, over all ids it may be made with. */
export async function answersOf(
  world: ReadableWorld,
  name: EndpointName,
  headers: Headers,
): Promise<string[]> {
  const { app } = world;
  const { path } = endpoints[name];
  const named = namedPaths(world, path);
  const paths = named.flatMap((one) => partsOf(world, name).map((part) => one.replace(/:\w+$/u, part)));
  const answers = await Promise.all(
    paths.map((one) =>
      app.app.inject({
        method: 'GET',
        url: `${app.config.API_BASE}${one}${QUERIES[name] ?? ''}`,
        headers,
      }),
    ),
  );
  return answers.filter(({ statusCode }) => statusCode === 200).map(({ payload }) => payload);
}

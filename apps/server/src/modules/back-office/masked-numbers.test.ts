import { customerListNames } from '@titian/contracts/customer-page';
import type { Endpoint } from '@titian/contracts/endpoint';
import { type EndpointName, endpoints } from '@titian/contracts/endpoints/all';
import { type OperatorRole, operatorRoleNames } from '@titian/contracts/operator-roles';
import { reportNames } from '@titian/contracts/reports';
import { malaysiaDay, quarterOf } from '@titian/finance/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { openedReview } from '../../../test/builders/access-reviews.ts';
import { investorForm } from '../../../test/builders/application-forms.ts';
import { conversationOf } from '../../../test/builders/cases.ts';
import { fundedInvestor, issuedNote, runDay } from '../../../test/builders/financing.ts';
import { call, type Headers } from '../../../test/builders/http.ts';
import { registerUser, signInOperator } from '../../../test/builders/identity.ts';
import { draftedReport, raisedAlert } from '../../../test/builders/monitoring.ts';
import {
  approval,
  approvedInvestor,
  approvedIssuer,
  submitInvestor,
} from '../../../test/builders/onboarding.ts';
import { type OperatorSubjects, operatorSubjects } from '../../../test/builders/operator-subjects.ts';
import { operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';
import { requestPremium } from '../../../test/builders/premium.ts';
import { disclosedConflict, recordedBreach } from '../../../test/builders/registers.ts';
import { mt940Statement, TRUST_ACCOUNT, uploadStatement } from '../../../test/builders/statements.ts';
import { startHttpServer, type TestServer } from '../../gateways/testing/http-server.ts';

let bank: TestServer;
let app: TestApp;
let subjects: OperatorSubjects;
let ids: readonly string[];
let mailIds: readonly string[];
const operators = new Map<OperatorRole, Headers>();
beforeAll(async () => {
  bank = await startHttpServer();
  bank.respond(() => ({ body: JSON.stringify({ status: 'name_unavailable', holder_name: null }) }));
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url, LOG_LEVEL: 'silent' });
  // Every file is read by every role, which is more than one operator may export on a day.
  await proposeAndApprove(app, {
    ...{ kind: 'setting_change', subjectId: null },
    after: { key: 'operator_exports_per_day', value: 1000, effective_from: malaysiaDay(new Date()) },
  });
  subjects = await operatorSubjects(app);
  ids = [...subjects.ids, ...(await otherSubjects())];
  const mails = await app.database.reader.db
    .selectFrom('emails')
    .select('id')
    .where('user_id', 'in', [...subjects.ids])
    .execute();
  mailIds = mails.map(({ id }) => id);
  for (const role of operatorRoleNames) {
    operators.set(role, (await signInOperator(app, [role])).headers);
  }
}, 120_000);
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

/** What else operators open: a note, a request for Premium, a payment file, a statement, an operator, a case. */
async function otherSubjects(): Promise<string[]> {
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

const reads = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, one]) => one.method === 'GET' && one.who === 'operator',
);

/** Answers that hold whole numbers by intent, and why. */
const WHOLE: Partial<Record<EndpointName, string>> = {
  operatorPayoutBatchFile: 'the file that finance hands to the bank; every reading of it is in the audit log',
};

/** Calls that are not answered here for want of a subject; what they answer has no customer in it. */
const NOT_REACHED: Partial<Record<EndpointName, string>> = {
  operatorRemittanceTransfers: 'transfers of platform money',
  operatorTaxLines: 'lines of payments to an authority',
  operatorLetterPreview: 'names, dates and amounts of a late note',
};

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
function partsOf(name: EndpointName): readonly string[] {
  if (name === 'operatorCustomerRecords') return customerListNames;
  return name === 'operatorCustomerMail' ? mailIds : [''];
}

/** The paths of all objects that a call may be about. */
function namedPaths(path: string): string[] {
  if (path.includes(':report')) {
    return reportNames.map((report) => path.replace(':report', report));
  }
  if (path.includes(':period')) {
    return [path.replace(':period', quarterOf(malaysiaDay(app.work.clock.now())))];
  }
  return path.includes(':') ? ids.map((id) => path.replace(/:id\b/u, id)) : [path];
}

/** Every answer of a call to a role, over all ids it may be made with. */
async function answersOf(name: EndpointName, path: string, headers: Headers): Promise<string[]> {
  const named = namedPaths(path);
  const paths = named.flatMap((one) => partsOf(name).map((part) => one.replace(/:\w+$/u, part)));
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

describe('no operator reads a whole identity or account number unasked', () => {
  it.each(reads)('%s', async (name, { path }) => {
    const found = new Set<string>();
    let answered = 0;
    for (const [role, headers] of operators) {
      const answers = await answersOf(name, path, headers);
      answered += answers.length;
      const text = answers.join('\n');
      for (const one of subjects.numbers.filter(({ value }) => text.includes(value))) {
        found.add(`${role}: ${one.subject} ${one.field}`);
      }
    }
    expect({ name, answered: answered > 0 }).toEqual({ name, answered: !(name in NOT_REACHED) });
    expect({ name, found: [...found].length > 0 }).toEqual({ name, found: name in WHOLE });
    if (name === 'operatorPayoutBatchFile') {
      expect([...found].filter((one) => !one.startsWith('finance: '))).toEqual([]);
    }
  });

  it('and every number is one that is there to be found', async () => {
    const headers = operators.get('compliance') ?? {};
    for (const { value, ...overrides } of subjects.numbers) {
      const reason = 'To prove that it is there to be found';
      const answer = await call(app, 'operatorRevealNumber', {
        headers,
        body: { ...overrides, reason } as never,
      });
      expect(answer.body.value).toBe(value);
    }
  });
});

describe('a checker of a proposal', () => {
  it('sees its numbers whole, with the proposal as the recorded reason; its maker and other roles do not', async () => {
    const user = await registerUser(app);
    const form = investorForm();
    const applicationId = await submitInvestor(app, user, form);
    const { maker, checker } = await operatorPair(app);
    const seen = async (headers: Headers) => {
      const { body } = await call(app, 'operatorApplication', { headers, params: { id: applicationId } });
      return [body.application.numbers, body.application.data.identity_number];
    };
    const masked = ['masked', `•••• ${form.identity_number?.slice(-4)}`];
    expect(await seen(checker.headers)).toEqual(masked);
    const subjectId = applicationId;
    const proposal = await propose(app, { kind: 'application_decision', subjectId, after: approval });
    expect(await seen(checker.headers)).toEqual(['whole', form.identity_number]);
    expect(await seen(maker.headers)).toEqual(masked);
    expect(await seen(operators.get('compliance') ?? {})).toEqual(masked);
    const { params, headers } = { params: { id: proposal }, headers: checker.headers };
    expect((await call(app, 'operatorApprove', { headers, params, body: {} })).status).toBe(200);
    expect(await seen(checker.headers)).toEqual(masked);
    const openings = await app.database.reader.db
      .selectFrom('audit_events')
      .select(['actor_id', 'after', 'reason'])
      .where('action', '=', 'application.viewed')
      .where('subject_id', '=', applicationId)
      .orderBy('id')
      .execute();
    expect(openings).toHaveLength(5);
    expect(openings.filter(({ reason }) => reason !== null)).toEqual([
      {
        actor_id: checker.operatorId,
        after: { numbers: 'whole' },
        reason: `checking proposal ${proposal}`,
      },
    ]);
  });

  it.each([
    ['operatorFinancingApplication', 'financing.viewed'],
    ['operatorPremiumUpgrade', 'premium.viewed'],
    ['operatorCustomer', 'user.viewed'],
    ['operatorEkycReview', 'ekyc.viewed'],
  ] as const)('%s is in the audit log, once for each opening', async (name, action) => {
    const headers = operators.get('compliance') ?? {};
    const count = async () =>
      (
        await app.database.reader.db
          .selectFrom('audit_events')
          .select('id')
          .where('action', '=', action)
          .execute()
      ).length;
    const before = await count();
    const opened = (await answersOf(name, endpoints[name].path, headers)).length;
    expect(opened).toBeGreaterThan(0);
    expect((await count()) - before).toBe(opened);
  });
});

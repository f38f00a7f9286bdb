import type { OperatorRole } from '@titian/contracts/operator-roles';
import { malaysiaDay } from '@titian/finance/calendar';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { readCase } from '../../../test/builders/cases.ts';
import { bearer, call, type Headers } from '../../../test/builders/http.ts';
import { type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import { draftedReport, raisedAlert } from '../../../test/builders/monitoring.ts';
import { systemActor } from '../../platform/context.ts';

const NOBODY = '0194b6f0-0000-7000-8000-000000000001';
const OTHERS = ['support', 'onboarding', 'credit', 'finance', 'administrator'] as const;
const GROUNDS = 'Deposits in parts, from a business that has no turnover';
const SECRET = /STR-\d|suspicio|mencurigakan|no turnover|"alert"/iu;

interface Answered {
  readonly status: number;
  readonly error: { readonly code?: string; readonly errors?: Readonly<Record<string, unknown>> };
}

let app: TestApp;
let raised: Awaited<ReturnType<typeof raisedAlert>>;
let drafter: SignedInOperator;
let checker: SignedInOperator;
const by = {} as Record<OperatorRole, SignedInOperator>;
beforeAll(async () => {
  app = await createTestApp();
  for (const role of OTHERS) {
    by[role] = await signInOperator(app, [role], `Of ${role}`);
  }
  drafter = await signInOperator(app, ['compliance'], 'Who drafts');
  checker = await signInOperator(app, ['compliance'], 'Who checks');
  raised = await raisedAlert(app);
}, 120_000);
afterAll(() => app.finish());

const today = () => malaysiaDay(app.work.clock.now());
const read = async (id: string, headers: Headers = drafter.headers) =>
  (await call(app, 'operatorSuspicionReport', { headers, params: { id } })).body.report;
const draft = (headers: Headers, body: object) =>
  call(app, 'operatorDraftSuspicionReport', {
    headers,
    body: { alert_id: null, customer_number: null, from: null, until: null, ...body } as never,
  });
const act = (
  name:
    | 'operatorWriteSuspicionReport'
    | 'operatorSubmitSuspicionReport'
    | 'operatorDecideSuspicionReport'
    | 'operatorLodgeSuspicionReport'
    | 'operatorWithdrawSuspicionReport',
  headers: Headers,
  id: string,
  body: object,
) => call(app, name, { headers, params: { id }, body: body as never });
const write = async (id: string, more: object = {}) =>
  act('operatorWriteSuspicionReport', drafter.headers, id, {
    ...{ version: (await read(id)).version, grounds: GROUNDS, related: [], ...more },
  });
const submit = async (id: string) =>
  act('operatorSubmitSuspicionReport', drafter.headers, id, { version: (await read(id)).version });
const decide = async (id: string, headers: Headers, more: object = {}) => {
  const { version, content_sha256 } = await read(id);
  return act('operatorDecideSuspicionReport', headers, id, {
    ...{ version, content_sha256, decision: 'approve', ...more },
  });
};
const lodge = async (id: string, more: object = {}) =>
  act('operatorLodgeSuspicionReport', drafter.headers, id, {
    ...{ version: (await read(id)).version, reference: 'FIED/2026/17', lodged_on: today(), ...more },
  });
const setGrounds = (id: string, grounds: string) =>
  app.work.command({ actor: systemActor, dateShiftDays: 0, requestId: null }, (ctx) =>
    sql`update suspicion_reports set grounds = ${grounds} where id = ${id}`.execute(ctx.tx.db),
  );
const outcome = ({ status, error }: Answered) => [
  status,
  ...Object.keys(error.errors ?? { [`${error.code}`]: 1 }),
];

describe('reports are not for', () => {
  it('guests, customers and other operators', async () => {
    const all = (headers: Headers) => [
      () => call(app, 'operatorSuspicionReports', { headers }),
      () => call(app, 'operatorSuspicionReport', { headers, params: { id: NOBODY } }),
      () => call(app, 'operatorSuspicionReportFile', { headers, params: { id: NOBODY } }),
      () => draft(headers, { alert_id: raised.id }),
      () => act('operatorWriteSuspicionReport', headers, NOBODY, { version: 1, grounds: 'x', related: [] }),
      () => act('operatorSubmitSuspicionReport', headers, NOBODY, { version: 1 }),
      () =>
        act('operatorDecideSuspicionReport', headers, NOBODY, {
          ...{ version: 1, decision: 'approve', content_sha256: 'a'.repeat(64) },
        }),
      () =>
        act('operatorLodgeSuspicionReport', headers, NOBODY, {
          ...{ version: 1, reference: 'x', lodged_on: today() },
        }),
      () => act('operatorWithdrawSuspicionReport', headers, NOBODY, { version: 1, remark: 'x' }),
    ];
    for (const headers of [bearer('x'.repeat(43)), raised.investor.headers]) {
      for (const send of all(headers)) {
        expect((await send()).status).toBe(401);
      }
    }
    for (const role of OTHERS) {
      for (const send of all(by[role].headers)) {
        expect([role, (await send()).error.code]).toEqual([role, 'role']);
      }
    }
    for (const send of all(drafter.headers).filter((_, index) => index !== 0 && index !== 3)) {
      expect((await send()).status).toBe(404);
    }
  });
});

describe('a draft is rejected', () => {
  it('of nothing, of two things, of nobody and of an impossible period', async () => {
    const { headers } = drafter;
    const { invNo } = raised.investor.investor;
    const period = { from: today(), until: today() };
    const of = async (body: object) => outcome(await draft(headers, body));
    expect(await of({})).toEqual([422, 'customer_number']);
    expect(await of({ alert_id: raised.id, customer_number: invNo, ...period })).toEqual([
      422,
      'customer_number',
    ]);
    expect(await of({ alert_id: NOBODY })).toEqual([404, 'not_found']);
    expect(await of({ customer_number: 'INV-9999999', ...period })).toEqual([422, 'customer_number']);
    expect(await of({ customer_number: invNo })).toEqual([422, 'until']);
    expect(await of({ customer_number: invNo, ...period, from: '2020-01-01' })).toEqual([422, 'until']);
    expect(await of({ customer_number: invNo, ...period, until: '2999-01-01' })).toEqual([422, 'until']);
  });
});

describe('a report of an alert', () => {
  let id: string;
  beforeAll(async () => {
    id = await draftedReport(app, drafter.headers, raised.id);
  });

  it('freezes the customer and the movements, once per alert, which cannot be concluded meanwhile', async () => {
    const report = await read(id);
    const { verifiedName: name, invNo: number } = raised.investor.investor;
    expect(report).toMatchObject({
      ...{ number: expect.stringMatching(/^STR-\d{6}$/), state: 'draft', alert_id: raised.id },
      customer: { name, number },
      subject: { email: raised.investor.email, identity_number: expect.stringContaining('••••') },
      ...{ authors: ['Who drafts'], content_sha256: null },
      can: { write: true, submit: true, decide: false, lodge: false, withdraw: true },
    });
    expect(report.movements).toHaveLength(3);
    expect(outcome(await draft(drafter.headers, { alert_id: raised.id }))).toEqual([409, 'wrong_state']);
    const alert = await call(app, 'operatorAlert', { headers: checker.headers, params: { id: raised.id } });
    expect(alert.body.alert).toMatchObject({ report: { id }, can: { conclude: false, report: false } });
    const concluded = await call(app, 'operatorConcludeAlert', {
      ...{ headers: drafter.headers, params: { id: raised.id } },
      body: { version: alert.body.alert.case_version, reason: 'Nothing' },
    });
    expect(outcome(concluded)).toEqual([409, 'wrong_state']);
  });

  it('is submitted with grounds only, and written by whoever has read it as it is', async () => {
    expect(outcome(await submit(id))).toEqual([422, 'grounds']);
    expect(outcome(await write(id, { grounds: ' ' }))).toEqual([422, 'grounds']);
    expect(outcome(await write(id, { version: 99 }))).toEqual([409, 'report_changed']);
    expect(outcome(await write(id, { related: [{ name: 'A', relation: '' }] }))).toEqual([
      422,
      'related.0.relation',
    ]);
    expect((await write(id, { related: [{ name: 'Ali', relation: 'Brother' }] })).status).toBe(200);
    const { version } = await read(id);
    const both = await Promise.all(
      [1, 2].map(() => act('operatorSubmitSuspicionReport', drafter.headers, id, { version })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(outcome(await write(id))).toEqual([409, 'wrong_state']);
    expect(outcome(await lodge(id))).toEqual([409, 'wrong_state']);
  });

  it('is approved by none of its authors, and exactly as it was submitted', async () => {
    expect(outcome(await decide(id, drafter.headers))).toEqual([409, 'same_operator']);
    expect(outcome(await decide(id, checker.headers, { content_sha256: 'a'.repeat(64) }))).toEqual([
      409,
      'report_changed',
    ]);
    expect(outcome(await decide(id, checker.headers, { decision: 'return' }))).toEqual([422, 'remark']);
    expect((await decide(id, checker.headers, { decision: 'return', remark: 'Name the shop' })).status).toBe(
      200,
    );
    expect(await read(id)).toMatchObject({ state: 'draft', remark: 'Name the shop', content_sha256: null });
    await write(id);
    await submit(id);
    // Written past the product: what was approved would be something else.
    await setGrounds(id, 'Else');
    expect(outcome(await decide(id, checker.headers))).toEqual([409, 'report_changed']);
    await setGrounds(id, GROUNDS);
    expect((await decide(id, checker.headers)).status).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'approved', decided_by: 'Who checks' });
  });

  it('does not change once it is approved, not even past the product', async () => {
    expect(outcome(await write(id))).toEqual([409, 'wrong_state']);
    const { version } = await read(id);
    const gone = { version, remark: 'Not any more' };
    expect(outcome(await act('operatorWithdrawSuspicionReport', drafter.headers, id, gone))).toEqual([
      409,
      'wrong_state',
    ]);
    await expect(setGrounds(id, 'Else')).rejects.toThrow('does not change');
  });

  it('closes its alert and case when it is lodged, on a day that can be', async () => {
    expect(outcome(await lodge(id, { lodged_on: '2020-01-01' }))).toEqual([422, 'lodged_on']);
    expect(outcome(await lodge(id, { lodged_on: '2999-01-01' }))).toEqual([422, 'lodged_on']);
    expect((await lodge(id)).status).toBe(200);
    const report = await read(id);
    expect(report).toMatchObject({ state: 'lodged', reference: 'FIED/2026/17', lodged_by: 'Who drafts' });
    const alert = await call(app, 'operatorAlert', { headers: checker.headers, params: { id: raised.id } });
    expect(alert.body.alert).toMatchObject({
      ...{ state: 'closed', can: { conclude: false, report: false } },
      conclusion: { reason: report.number, is_reported: true },
    });
    expect((await readCase(app, drafter.headers, raised.caseId)).state).toBe('closed');
    expect(outcome(await lodge(id))).toEqual([409, 'wrong_state']);
    await app.verifyLedger();
  });

  it('is a file for the authority', async () => {
    const file = await app.app.inject({
      ...{ method: 'GET', headers: checker.headers },
      url: `${app.config.API_BASE}/operator/suspicion-reports/${id}/file`,
    });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('a report of a customer', () => {
  it('has a case of its own, which is closed where it is withdrawn', async () => {
    const period = { from: today(), until: today() };
    const { invNo } = raised.investor.investor;
    const { id } = (await draft(drafter.headers, { customer_number: invNo, ...period })).body;
    const report = await read(id);
    expect([report.alert_id, report.movements.length]).toEqual([null, 3]);
    const body = { version: report.version, remark: 'It was explained' };
    expect((await act('operatorWithdrawSuspicionReport', checker.headers, id, body)).status).toBe(200);
    expect((await read(id)).state).toBe('withdrawn');
    expect((await readCase(app, drafter.headers, report.case.id)).state).toBe('closed');
  });
});

describe('nobody is tipped off', () => {
  it('neither other operators, in lists, searches, counts, files and the audit log', async () => {
    const { userId, investor } = raised.investor;
    for (const role of OTHERS) {
      const { headers } = by[role];
      const audit = { query: { limit: '100', subject_id: userId } };
      const answers = [
        await call(app, 'operatorCases', { headers, query: { tab: 'closed', limit: '100' } }),
        await call(app, 'operatorCustomer', { headers, params: { id: userId } }),
        await call(app, 'operatorAudit', { headers, query: { limit: '100' } }),
        await call(app, 'operatorAudit', { headers, ...audit }),
        await call(app, 'operatorApprovals', { headers, query: { limit: '100' } }),
        await call(app, 'operatorSearch', { headers, body: { q: investor.invNo } as never }),
        await call(app, 'operatorSearch', { headers, body: { q: 'STR-000001' } as never }),
        await call(app, 'operatorCurrent', { headers }),
      ];
      const found = answers.map(({ body }) => SECRET.test(JSON.stringify(body)));
      expect([role, found]).toEqual([role, found.map(() => false)]);
    }
    const log = await app.app.inject({
      ...{ method: 'GET', headers: by.administrator.headers },
      url: `${app.config.API_BASE}/operator/audit/file`,
    });
    expect([log.statusCode, SECRET.test(log.payload)]).toEqual([200, false]);
  });

  it('nor the customer, by a mail, a notification or the data to take along', async () => {
    const { headers, email } = raised.investor;
    const kinds = async (one: { email: string }) =>
      new Set((await mailsTo(app, one.email)).map(({ template }) => template));
    expect([...(await kinds({ email }))].filter((kind) => /alert|report|suspic/u.test(kind))).toEqual([]);
    await call(app, 'userExport', { headers });
    await runJobs(app, ['make_data_export']);
    const { body } = await call(app, 'userReadExport', { headers });
    const link = await call(app, 'download', { headers, query: { id: body.export?.file?.id ?? '' } });
    const url = 'url' in link.body ? String(link.body.url) : '';
    const { rawPayload } = await app.app.inject({ method: 'GET', url });
    const texts = Object.entries(unzipSync(new Uint8Array(rawPayload))).filter(([name]) =>
      /\.(json|csv|txt)$/u.test(name),
    );
    expect(texts.length).toBeGreaterThan(10);
    for (const [name, bytes] of texts) {
      expect([name, SECRET.test(strFromU8(bytes))]).toEqual([name, false]);
    }
  });
});

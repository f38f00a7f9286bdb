import { randomUUID } from 'node:crypto';
import type { OperatorRole } from '@titian/contracts/operator-roles';
import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { closeCase, complaintResolution, conversationOf, readCase } from '../../../test/builders/cases.ts';
import { bearer, call, type Headers } from '../../../test/builders/http.ts';
import { registerUser, type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { type ApprovedInvestor, approvedInvestor } from '../../../test/builders/onboarding.ts';
import { dated, proposeAndApprove } from '../../../test/builders/operators.ts';
import {
  disclosedConflict,
  newBreach,
  newDisclosure,
  recordedBreach,
} from '../../../test/builders/registers.ts';

const NOBODY = '0194b6f0-0000-7000-8000-000000000001';
const OTHERS = ['support', 'onboarding', 'credit', 'finance'] as const;

let app: TestApp;
let customer: ApprovedInvestor;
let officer: SignedInOperator;
let second: SignedInOperator;
const by = {} as Record<OperatorRole, SignedInOperator>;
beforeAll(async () => {
  app = await createTestApp();
  officer = await signInOperator(app, ['compliance'], 'Of compliance');
  second = await signInOperator(app, ['compliance'], 'Also of compliance');
  for (const role of [...OTHERS, 'administrator'] as const) {
    by[role] = await signInOperator(app, [role], `Of ${role}`);
  }
  customer = await approvedInvestor(app);
}, 120_000);
afterAll(() => app.finish());

const today = () => malaysiaDay(app.work.clock.now());
const list = (headers: Headers, register: string, query: Record<string, string> = {}) =>
  call(app, 'operatorRegister', { headers, query: { limit: '100', register, ...query } as never });
const change = (headers: Headers, id: string, version: number, more: object = {}) =>
  call(app, 'operatorChangeBreach', {
    headers,
    params: { id },
    body: { ...newBreach(more), version } as never,
  });
const manage = (headers: Headers, id: string, version: number, more: object = {}) =>
  call(app, 'operatorManageConflict', {
    ...{ headers, params: { id } },
    body: {
      ...{ version, customer_number: null, mitigation: 'Decides nothing about this company.' },
      ...{ state: 'managed', review_on: addDays(today(), 90), ...more },
    } as never,
  });
const fieldsOf = (answer: { readonly error: { readonly errors?: object } }) =>
  Object.keys(answer.error.errors ?? {});
const waitingFor = async (headers: Headers) =>
  (await call(app, 'operatorCurrent', { headers })).body.counts.registers;

describe('registers are not for', () => {
  it('guests and customers, nor for the roles whose work is elsewhere', async () => {
    const id = await recordedBreach(app, officer.headers);
    const conflict = await disclosedConflict(app, by.support.headers);
    const all = (headers: Headers) => [
      () => list(headers, 'complaints'),
      () => call(app, 'operatorRegisterFile', { headers, query: { register: 'breaches' } as never }),
      () => call(app, 'operatorBreach', { headers, params: { id } }),
      () => call(app, 'operatorRecordBreach', { headers, body: newBreach() as never }),
      () => change(headers, id, 1),
      () => call(app, 'operatorConflict', { headers, params: { id: conflict } }),
      () => manage(headers, conflict, 1),
    ];
    for (const headers of [bearer('x'.repeat(43)), customer.headers]) {
      for (const send of all(headers)) {
        expect((await send()).status).toBe(401);
      }
      expect((await call(app, 'operatorOwnConflicts', { headers })).status).toBe(401);
      const body = newDisclosure() as never;
      expect((await call(app, 'operatorDiscloseConflict', { headers, body })).status).toBe(401);
    }
    for (const role of OTHERS) {
      for (const send of all(by[role].headers)) {
        expect([role, (await send()).error.code]).toEqual([role, 'role']);
      }
    }
  });

  it('administrators to write in, who read them', async () => {
    const { headers } = by.administrator;
    const id = await recordedBreach(app, officer.headers);
    const { breach } = (await call(app, 'operatorBreach', { headers, params: { id } })).body;
    expect(breach.can).toEqual({ change: false });
    expect((await change(headers, id, 1)).error.code).toBe('role');
    expect((await list(headers, 'breaches')).status).toBe(200);
  });

  it('anybody where there is no entry', async () => {
    const params = { id: NOBODY };
    const { headers } = officer;
    expect((await call(app, 'operatorBreach', { headers, params })).status).toBe(404);
    expect((await change(headers, NOBODY, 1)).status).toBe(404);
    expect((await call(app, 'operatorConflict', { headers, params })).status).toBe(404);
    expect((await manage(headers, NOBODY, 1)).status).toBe(404);
  });

  it.each([
    ['an unknown register', { register: 'gifts' }, 'register'],
    ['a state of another register', { register: 'complaints', state: 'contained' }, 'state'],
    ['the wrong order', { register: 'breaches', from: '2026-02-01', until: '2026-01-01' }, 'until'],
    ['no day', { register: 'breaches', from: '0' }, 'from'],
    ['a cursor of nothing', { register: 'conflicts', cursor: 'x' }, 'cursor'],
  ])('%s', async (_what, query, field) => {
    const answer = await list(officer.headers, '', query);
    expect([answer.status, fieldsOf(answer)]).toEqual([422, [field]]);
  });
});

describe('the registers of complaints and data requests', () => {
  const rowOf = async (register: string, id: string, headers = officer.headers) =>
    (await list(headers, register)).body.items.find((row) => row.id === id);

  it('list each case of the kind with its outcome, redress, days and service level', async () => {
    const person = await registerUser(app);
    const [inTime, late] = [
      await conversationOf(app, person.headers),
      await conversationOf(app, person.headers),
    ];
    expect(await rowOf('complaints', inTime)).toMatchObject({
      ...{ state: 'open', days: null, cause: null, outcome: null, redress: null },
      is_within_service_level: null,
    });
    await closeCase(app, by.support.headers, inTime, complaintResolution());
    expect(await rowOf('complaints', inTime)).toMatchObject({
      ...{ state: 'closed', days: 0, cause: 'payment_delay', outcome: 'upheld', redress: '25.00' },
      ...{ is_within_service_level: true, opened_on: today(), closed_on: today() },
    });
    const after = dated(by.support.headers, addDays(today(), 3));
    expect(await rowOf('complaints', late, dated(officer.headers, addDays(today(), 3)))).toMatchObject({
      ...{ state: 'open', is_within_service_level: false },
    });
    await closeCase(app, after, late, complaintResolution({ outcome: 'not_upheld', redress: '0' }));
    expect(await rowOf('complaints', late)).toMatchObject({
      ...{ days: 3, redress: '0.00', is_within_service_level: false },
    });
  });

  it('stay late once the customer was answered late', async () => {
    const id = await conversationOf(app, (await registerUser(app)).headers);
    const headers = dated(by.support.headers, addDays(today(), 2));
    const { version } = await readCase(app, headers, id);
    await call(app, 'operatorAnswerCase', {
      headers,
      params: { id },
      body: { version, text: 'We are sorry' },
    });
    await closeCase(app, headers, id, complaintResolution());
    expect(await rowOf('complaints', id)).toMatchObject({ is_within_service_level: false });
  });

  it('take the resolution of a data request, and no other', async () => {
    const { headers } = by.support;
    const id = await conversationOf(app, (await registerUser(app)).headers, { kind: 'data_request' });
    expect((await closeCase(app, headers, id)).error.code).toBe('case_resolution_required');
    expect(fieldsOf(await closeCase(app, headers, id, complaintResolution()))).toEqual(['resolution']);
    const wrong = { kind: 'data_request', type: 'deletion', outcome: 'fulfilled' };
    expect(fieldsOf(await closeCase(app, headers, id, wrong))).toEqual(['resolution.type']);
    await closeCase(app, headers, id, { ...wrong, type: 'erasure' });
    expect(await rowOf('data_requests', id)).toMatchObject({ type: 'erasure', outcome: 'fulfilled' });
    expect(await rowOf('complaints', id)).toBeUndefined();
  });

  it('are narrowed by state and days, page by page, with totals of all', async () => {
    const { headers } = officer;
    const all = (await list(headers, 'complaints')).body;
    expect(all.totals.rows).toBe(all.items.length);
    const first = await list(headers, 'complaints', { limit: '1' });
    const next = await list(headers, 'complaints', { limit: '100', cursor: first.body.next_cursor ?? '' });
    expect([...first.body.items, ...next.body.items]).toEqual(all.items);
    const closed = (await list(headers, 'complaints', { state: 'closed' })).body;
    expect(closed.items.every(({ state }) => state === 'closed')).toBe(true);
    const before = { until: addDays(today(), -1) };
    expect((await list(headers, 'complaints', before)).body.totals).toEqual({ rows: 0, overdue: 0 });
  });
});

describe('the register of breaches', () => {
  it.each([
    ['no kind', { kind: 'leak' }, 'kind'],
    ['no description', { description: ' ' }, 'description'],
    ['too few persons', { persons_affected: -1 }, 'persons_affected'],
    ['half a person', { persons_affected: 0.5 }, 'persons_affected'],
    ['a discovery ahead', { discovered_on: addDays(malaysiaDay(new Date()), 1) }, 'discovered_on'],
    ['a discovery before it', { occurred_on: '2026-03-01', discovered_on: '2026-02-01' }, 'discovered_on'],
    ['a notification before it', { notified_on: '2026-03-01' }, 'notified_on'],
    ['no remedy of a closed one', { state: 'closed' }, 'remedy'],
  ])('rejects %s', async (_what, more, field) => {
    const body = newBreach(more) as never;
    const answer = await call(app, 'operatorRecordBreach', { headers: officer.headers, body });
    expect([answer.status, fieldsOf(answer)]).toEqual([422, [field]]);
  });

  it('counts down to the notification of the authority, and counts what is overdue', async () => {
    const { headers } = officer;
    const before = (await waitingFor(headers)) ?? 0;
    const id = await recordedBreach(app, headers, { discovered_on: addDays(today(), -5) });
    const { now } = (await call(app, 'operatorBreach', { headers, params: { id } })).body.breach;
    expect(now).toMatchObject({ is_overdue: true, version: 1, author: 'Of compliance', state: 'open' });
    expect(malaysiaDay(new Date(now.notify_by ?? 0))).toBe(addDays(today(), -2));
    expect(await waitingFor(headers)).toBe(before + 1);
    expect(await waitingFor(by.administrator.headers)).toBeUndefined();
    const other = await recordedBreach(app, headers, { kind: 'conduct', discovered_on: '2026-01-05' });
    const { breach } = (await call(app, 'operatorBreach', { headers, params: { id: other } })).body;
    expect(breach.now).toMatchObject({ notify_by: null, is_overdue: false });
  });

  it('adds versions with their authors, as they were read, also at once, until it is closed', async () => {
    const id = await recordedBreach(app, officer.headers);
    expect((await change(second.headers, id, 2)).error.code).toBe('entry_changed');
    const contained = { state: 'contained', remedy: 'The letter was returned.', notified_on: today() };
    const both = await Promise.all([1, 2].map(() => change(second.headers, id, 1, contained)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const closed = (await change(officer.headers, id, 2, { ...contained, state: 'closed' })).body.breach;
    expect(closed.can).toEqual({ change: false });
    expect(closed.earlier.map(({ version, author, state }) => [version, author, state])).toEqual([
      [2, 'Also of compliance', 'contained'],
      [1, 'Of compliance', 'open'],
    ]);
    expect((await change(officer.headers, id, 3, contained)).error.code).toBe('wrong_state');
    await app.verifyLedger();
  });

  it('leaves a notification due as it was when the setting is another', async () => {
    const { headers } = officer;
    const id = await recordedBreach(app, headers);
    const dueOf = async () =>
      (await call(app, 'operatorBreach', { headers, params: { id } })).body.breach.now.notify_by;
    const due = await dueOf();
    await proposeAndApprove(app, {
      ...{ kind: 'setting_change', subjectId: null },
      after: { key: 'breach_notification_hours', value: 24, effective_from: today() },
    });
    await change(headers, id, 1, { persons_affected: 4 });
    expect(await dueOf()).toBe(due);
    await change(headers, id, 2, { discovered_on: addDays(today(), -1) });
    expect(Date.parse((await dueOf()) ?? '')).toBe(Date.parse(due ?? '') - 3 * 86_400_000);
  });
});

describe('sent again under its key', () => {
  it.each([
    ['a breach', 'operatorRecordBreach', newBreach(), 'breaches'],
    ['a disclosure', 'operatorDiscloseConflict', newDisclosure(), 'conflicts'],
  ] as const)('%s is recorded once', async (_what, name, body, register) => {
    const count = async () => (await list(officer.headers, register)).body.items.length;
    const before = await count();
    const headers = { ...officer.headers, 'idempotency-key': randomUUID() };
    const again = () => call(app, name, { headers, body });
    const answers = [...(await Promise.all([again(), again()])), await again()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await count()).toBe(before + 1);
  });
});

describe('the register of conflicts of interest', () => {
  it.each([
    ['no nature', { nature: 'love' }, 'nature'],
    ['no counterparty', { counterparty: ' ' }, 'counterparty'],
    ['no description', { description: '' }, 'description'],
  ])('rejects %s', async (_what, more, field) => {
    const body = newDisclosure(more) as never;
    const answer = await call(app, 'operatorDiscloseConflict', { headers: by.credit.headers, body });
    expect([answer.status, fieldsOf(answer)]).toEqual([422, [field]]);
  });

  it('has what operators disclose of themselves, which they alone and compliance read', async () => {
    const id = await disclosedConflict(app, by.credit.headers);
    const own = (await call(app, 'operatorOwnConflicts', { headers: by.credit.headers })).body.items;
    expect(own.map((one) => [one.id, one.state])).toEqual([[id, 'disclosed']]);
    const others = (await call(app, 'operatorOwnConflicts', { headers: by.finance.headers })).body.items;
    expect(others).toEqual([]);
    const rows = (await list(officer.headers, 'conflicts')).body.items;
    expect(rows.find((row) => row.id === id)).toMatchObject({
      ...{ operator: { name: 'Of credit' }, disclosed_on: today(), review_on: null, is_overdue: false },
    });
    const audit = await call(app, 'operatorAudit', {
      ...{ headers: by.support.headers, query: { action: 'conflict.disclosed' } },
    });
    expect(JSON.stringify(audit.body)).not.toMatch(/sister|Kilang/);
  });

  it('is managed by another of compliance, with the customer and the next review', async () => {
    const own = await disclosedConflict(app, officer.headers);
    expect((await manage(officer.headers, own, 1)).error.code).toBe('own_conflict');
    const { conflict } = (
      await call(app, 'operatorConflict', { headers: officer.headers, params: { id: own } })
    ).body;
    expect(conflict.can).toEqual({ manage: false });
    const { headers } = second;
    const waiting = await waitingFor(headers);
    for (const [field, more] of [
      ['review_on', { review_on: null }],
      ['review_on', { review_on: today() }],
      ['customer_number', { customer_number: 'INV-0' }],
      ['mitigation', { mitigation: ' ' }],
      ['state', { state: 'disclosed' }],
    ] as const) {
      expect(fieldsOf(await manage(headers, own, 1, more))).toEqual([field]);
    }
    expect((await manage(headers, own, 2)).error.code).toBe('entry_changed');
    const named = { customer_number: customer.investor.invNo.toLowerCase() };
    const both = await Promise.all([1, 2].map(() => manage(headers, own, 1, named)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const managed = both.find(({ status }) => status === 200)?.body.conflict;
    expect(managed?.now).toMatchObject({
      ...{ state: 'managed', author: 'Also of compliance', version: 2 },
      customer: { id: customer.userId, name: customer.investor.verifiedName },
    });
    expect(await waitingFor(headers)).toBe((waiting ?? 0) - 1);
    const later = dated(headers, addDays(today(), 91));
    const overdue = (await list(later, 'conflicts')).body;
    expect(overdue.items.find((row) => row.id === own)).toMatchObject({ is_overdue: true });
    expect(overdue.totals.overdue).toBeGreaterThan(0);
    expect((await manage(headers, own, 2, { state: 'closed' })).body.conflict.now).toMatchObject({
      ...{ state: 'closed', review_on: null },
    });
    expect((await manage(headers, own, 3)).error.code).toBe('wrong_state');
    await app.verifyLedger();
  });
});

describe('the file of a register', () => {
  it.each(['complaints', 'data_requests', 'breaches', 'conflicts'])(
    'has the rows of %s',
    async (register) => {
      const rows = (await list(officer.headers, register)).body.items;
      const url = `${app.config.API_BASE}/operator/registers/file?register=${register}`;
      const { payload, statusCode } = await app.app.inject({ method: 'GET', url, headers: officer.headers });
      expect([statusCode, payload.split('\r\n').length]).toEqual([200, rows.length + 2]);
      const audit = await call(app, 'operatorAudit', {
        ...{ headers: by.administrator.headers, query: { action: 'list.exported' } },
      });
      expect(audit.body.items[0]?.after).toMatchObject({ list: register, rows: rows.length });
    },
  );

  it('is refused above the exports of a day, and above the rows of a file', async () => {
    const reader = await signInOperator(app, ['administrator']);
    const file = () =>
      call(app, 'operatorRegisterFile', {
        headers: reader.headers,
        query: { register: 'complaints' } as never,
      });
    const set = (key: string, value: number) =>
      proposeAndApprove(app, {
        ...{ kind: 'setting_change', subjectId: null },
        after: { key, value, effective_from: today() },
      });
    await set('operator_export_rows', 1);
    expect((await file()).error.code).toBe('export_too_large');
    await set('operator_exports_per_day', 0);
    expect((await file()).error.code).toBe('export_limit');
  });
});

import type { Endpoint } from '@titian/contracts/endpoint';
import { type EndpointName, endpoints } from '@titian/contracts/endpoints/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { companyForm, type FormFields, investorForm } from '../../../test/builders/application-forms.ts';
import { call, type Headers, xhr } from '../../../test/builders/http.ts';
import { registerUser, type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import {
  answersOf,
  NOT_REACHED,
  operatorReads,
  type ReadableWorld,
  readableWorld,
} from '../../../test/builders/operator-reads.ts';
import { startHttpServer, type TestServer } from '../../gateways/testing/http-server.ts';

const REASON = 'Sampled for the audit of the second quarter';
const MINUTE = 60_000;
/** Real time, moved on where a test waits. */
let aheadMs = 0;
const clock = { now: () => new Date(Date.now() + aheadMs) };
let bank: TestServer;
let app: TestApp;
let world: ReadableWorld;
let auditor: SignedInOperator;
let compliance: SignedInOperator;
/** A customer of the world, who has everything that a customer's page shows. */
let customerId: string;
/** What stands about persons in the database, by what it is. */
let personal: readonly (readonly [what: string, value: string])[];
beforeAll(async () => {
  bank = await startHttpServer();
  bank.respond(() => ({ body: JSON.stringify({ status: 'name_unavailable', holder_name: null }) }));
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url, LOG_LEVEL: 'silent' }, clock);
  world = await readableWorld(app);
  customerId = world.ids[0] as string;
  auditor = await signInOperator(app, ['auditor'], 'Zulaikha Audit');
  compliance = await signInOperator(app, ['compliance'], 'Farah Comply');
  personal = await personalData();
}, 120_000);
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

const FORM_FIELDS = [
  'full_name',
  'address_line_1',
  'phone_number',
  'inv_employer',
  'bank_account_name',
] as const;

async function personalData(): Promise<(readonly [string, string])[]> {
  const { db } = app.database.reader;
  const users = await db
    .selectFrom('users')
    .select(['email', 'phone_e164', 'first_name', 'last_name'])
    .execute();
  const operators = await db.selectFrom('operators').select('name').execute();
  // What every person of the world entered in the forms, where the test gives nothing else.
  // The account of a company is in its own name, which investors read with its notes.
  const { bank_account_name: _company, ...company } = companyForm('business');
  const forms: readonly FormFields[] = [investorForm(), company];
  const texts = forms.flatMap((fields) =>
    FORM_FIELDS.flatMap((field) => {
      const value = fields[field];
      return value === undefined ? [] : [[field, value] as const];
    }),
  );
  const found = [
    ...users.flatMap((one) => [
      ['email', one.email] as const,
      ['phone', one.phone_e164] as const,
      ['name', `${one.first_name} ${one.last_name}`] as const,
    ]),
    ...texts,
    ...world.subjects.numbers.map((one) => [one.field, one.value] as const),
  ];
  const names = new Set(operators.map(({ name }) => name));
  const unique = new Map(
    found.filter(([, value]) => !names.has(value)).map(([what, value]) => [value, what]),
  );
  return [...unique].map(([value, what]) => [what, value] as const);
}

/** Which of it stands in a text. */
function personalIn(text: string): string[] {
  return personal.filter(([, value]) => text.includes(value)).map(([what, value]) => `${what}: ${value}`);
}

/** What an auditor does not read, and why (decision 183). */
const WITHHELD: Partial<Record<EndpointName, string>> = {
  operatorAlerts: 'compliance alone (OPS-24)',
  operatorAlert: 'compliance alone (OPS-24)',
  operatorMonitoringRules: 'compliance alone (TXM-6)',
  operatorSuspicionReports: 'compliance alone (TXM-8)',
  operatorSuspicionReport: 'compliance alone (TXM-8)',
  operatorSuspicionReportFile: 'compliance alone (TXM-8)',
  operatorLargeAmounts: 'compliance alone',
  operatorLargeAmountsFile: 'compliance alone',
  operatorRiskRatings: 'compliance alone (CMP-2)',
  operatorCustomerRisk: 'compliance alone (CMP-2)',
  operatorPayoutBatchFile: 'whole account numbers, for the bank',
  operatorRegisterFile: 'a file that is not masked',
  operatorUnclaimedMoneysFile: 'a file that is not masked',
  operatorUnclaimedReturn: 'a file that is not masked',
  operatorOpenTransfers: 'a file that is not masked',
  operatorRemittanceTransfers: 'a file that is not masked',
};

describe('an auditor', () => {
  it.each(operatorReads)('reads %s with nothing of a person', async (name) => {
    const answers = await answersOf(world, name, auditor.headers);
    const isClosed = name in WITHHELD || name in NOT_REACHED;
    expect({ name, isRead: answers.length > 0 }).toEqual({ name, isRead: !isClosed });
    expect({ name, found: personalIn(answers.join('\n')) }).toEqual({ name, found: [] });
  });

  it('is asked for by texts that others find in these answers', async () => {
    const seen = new Set<string>();
    for (const [name] of operatorReads) {
      for (const one of personalIn((await answersOf(world, name, compliance.headers)).join('\n'))) {
        seen.add(one.slice(0, one.indexOf(':')));
      }
    }
    expect([...seen].sort()).toEqual(
      expect.arrayContaining(['address_line_1', 'email', 'full_name', 'inv_employer', 'phone']),
    );
  });
});

const acts = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, one]) => one.method !== 'GET' && one.who === 'operator',
);
/** Repeated here, so that the table of endpoints is not its own test. */
const OPEN: readonly EndpointName[] = [
  ...(['operatorPasskeyChallenge', 'operatorAuthenticatePasskey', 'operatorPasskeyOptions'] as const),
  ...(['operatorAddPasskey', 'operatorRenamePasskey', 'operatorRemovePasskey'] as const),
  ...(['operatorAuthenticateTwoFactor', 'operatorLogout', 'operatorStartEnrolment'] as const),
  ...(['operatorChangePassword', 'operatorEndSession', 'operatorRevealNumber', 'operatorDisclose'] as const),
];

describe('an auditor writes nothing', () => {
  it.each(acts.filter(([name]) => !OPEN.includes(name)))(
    '%s',
    async (_name, { method, path, multipart, permission }) => {
      const answer = await app.app.inject({
        method,
        url: `${app.config.API_BASE}${path.replace(/:\w+/g, customerId)}`,
        headers: {
          ...auditor.headers,
          'idempotency-key': '0194b6f0-0000-7000-8000-00000000abcd',
          ...(method === 'DELETE'
            ? {}
            : { 'content-type': multipart ? 'multipart/form-data; boundary=none' : 'application/json' }),
        },
        ...(method === 'DELETE' ? {} : { payload: multipart ? '--none--\r\n' : '{}' }),
      });
      const code = permission === undefined ? 'read_only' : 'role';
      expect([answer.statusCode, answer.json().code]).toEqual([403, code]);
    },
  );

  it('and the calls about the own sign-in are the only others', () => {
    const names = acts.map(([name]) => name);
    expect(OPEN.filter((name) => !names.includes(name))).toEqual([]);
  });
});

const disclose = (headers: Headers, reason: unknown = REASON, id = customerId) =>
  call(app, 'operatorDisclose', { headers, params: { id }, body: { reason } });
const page = async () => {
  const { body } = await call(app, 'operatorCustomer', {
    headers: auditor.headers,
    params: { id: customerId },
  });
  return body.customer;
};
const disclosures = () =>
  app.database.reader.db
    .selectFrom('audit_events')
    .select(['actor_id', 'subject_kind', 'subject_id', 'reason'])
    .where('action', '=', 'personal_data.disclosed')
    .execute();

describe('a reason is rejected', () => {
  it('of a guest, a customer, and every other role', async () => {
    expect((await disclose(xhr)).status).toBe(401);
    expect((await disclose((await registerUser(app)).headers)).status).toBe(401);
    expect((await disclose(compliance.headers)).error.code).toBe('role');
  });

  it.each([[undefined], [' 123456789 '], ['x'.repeat(501)], [7]])('of %s', async (reason) => {
    const answer = await disclose(auditor.headers, reason === undefined ? null : reason);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['reason']]);
  });

  it('for a customer who is not there; none of them left an entry', async () => {
    const answer = await disclose(auditor.headers, REASON, '0194b6f0-0000-7000-8000-00000000abcd');
    expect(answer.status).toBe(404);
    expect(await disclosures()).toEqual([]);
  });
});

describe('a reason', () => {
  it('opens one customer for half an hour, in the trail of that customer', async () => {
    const masked = await page();
    expect([masked.name, masked.email]).toEqual([
      expect.stringMatching(/^\p{L}•••( \p{L}•••)*$/u),
      expect.stringMatching(/^.•••@[\w.-]+$/),
    ]);
    const given = await disclose(auditor.headers);
    expect(given.status).toBe(200);
    const left = Date.parse(given.body.until) - clock.now().getTime();
    expect([left > 29 * MINUTE, left <= 30 * MINUTE]).toEqual([true, true]);
    const open = await page();
    const shown = await call(app, 'operatorCustomer', {
      headers: compliance.headers,
      params: { id: customerId },
    });
    expect([open.name, open.email, open.phone]).toEqual([
      shown.body.customer.name,
      shown.body.customer.email,
      shown.body.customer.phone,
    ]);
    expect(await disclosures()).toEqual([
      { actor_id: auditor.operatorId, subject_kind: 'user', subject_id: customerId, reason: REASON },
    ]);
    const { body } = await call(app, 'operatorAudit', {
      headers: compliance.headers,
      query: { subject_id: customerId, action: 'personal_data.disclosed' },
    });
    expect(body.items.map((one) => [one.actor, one.reason])).toEqual([['Zulaikha Audit', REASON]]);
  });

  it('opens no list, no other customer and nothing for another auditor', async () => {
    const other = await signInOperator(app, ['auditor'], 'Yusof Audit');
    const lists = await call(app, 'operatorCustomers', { headers: auditor.headers });
    expect(personalIn(JSON.stringify(lists.body))).toEqual([]);
    for (const [headers, id] of [
      [auditor.headers, world.subjects.ids[4]],
      [other.headers, customerId],
    ] as const) {
      const answer = await call(app, 'operatorCustomer', { headers, params: { id: id as string } });
      expect([answer.status, personalIn(JSON.stringify(answer.body))]).toEqual([200, []]);
    }
  });

  it('opens files of that customer', async () => {
    const own = await app.database.reader.db
      .selectFrom('files')
      .select(['id', 'owner_user_id', 'purpose'])
      .where('purpose', 'in', ['identity_front', 'bo_all_directors_ic', 'inv_income_slip'])
      .execute();
    const link = (id: string) => call(app, 'download', { headers: auditor.headers, query: { id } });
    const other = own.find((one) => one.owner_user_id !== customerId);
    expect((await link(other?.id ?? '')).error.code).toBe('disclosure_required');
    await disclose(auditor.headers, REASON, other?.owner_user_id ?? '');
    expect((await link(other?.id ?? '')).status).toBe(200);
  });

  it('ends after half an hour', async () => {
    expect((await page()).email).not.toContain('•');
    // In two steps, because a sign-in that is idle for half an hour ends too.
    aheadMs = 20 * MINUTE;
    expect((await page()).email).not.toContain('•');
    aheadMs = 31 * MINUTE;
    expect((await page()).email).toContain('•••@');
  });

  it('can be neither changed nor deleted', async () => {
    const { db } = app.database.reader;
    await expect(
      db.updateTable('personal_data_disclosures').set({ reason: 'Another reason' }).execute(),
    ).rejects.toThrow();
    await expect(db.deleteFrom('personal_data_disclosures').execute()).rejects.toThrow();
  });
});

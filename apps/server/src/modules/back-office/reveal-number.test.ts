import { randomUUID } from 'node:crypto';
import { numberReaders } from '@titian/contracts/operator-access';
import { type OperatorRole, operatorRoleNames } from '@titian/contracts/operator-roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call, type Headers, xhr } from '../../../test/builders/http.ts';
import { registerUser, type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { type HiddenNumber, operatorSubjects } from '../../../test/builders/operator-subjects.ts';
import { securityEventsOf } from '../../../test/builders/security-events.ts';
import { startHttpServer, type TestServer } from '../../gateways/testing/http-server.ts';

let bank: TestServer;
let app: TestApp;
let numbers: readonly HiddenNumber[];
const operators = new Map<OperatorRole, SignedInOperator>();
beforeAll(async () => {
  bank = await startHttpServer();
  bank.respond(() => ({ body: JSON.stringify({ status: 'name_unavailable', holder_name: null }) }));
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url, LOG_LEVEL: 'silent' });
  numbers = (await operatorSubjects(app)).numbers;
  for (const role of operatorRoleNames) {
    operators.set(role, await signInOperator(app, [role]));
  }
}, 120_000);
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

const REASON = 'The customer asks about this number on the phone';
const headersOf = (role: OperatorRole): Headers => operators.get(role)?.headers ?? xhr;
const overrides = ({ subject, subject_id, field }: HiddenNumber) => ({ subject, subject_id, field });
const reveal = (headers: Headers, body: object) =>
  call(app, 'operatorRevealNumber', { headers, body: { reason: REASON, ...body } });
const first = () => overrides(numbers[0] as HiddenNumber);

/** What the audit log has of readings of numbers. */
const readings = () =>
  app.database.reader.db
    .selectFrom('audit_events')
    .select(['actor_id', 'subject_kind', 'subject_id', 'before', 'after', 'reason'])
    .where('action', '=', 'number.viewed')
    .orderBy('id')
    .execute();

/** The permissions, repeated here: the product's table must not be its own test. */
const expected: Readonly<Record<string, readonly OperatorRole[]>> = {
  'application identity_number': ['onboarding', 'compliance', 'auditor'],
  'application bank_account_no': ['onboarding', 'finance', 'compliance', 'auditor'],
  'application directors.0.identity_number': ['onboarding', 'compliance', 'auditor'],
  'financing_application guarantors.0.identity_number': ['credit', 'compliance', 'auditor'],
  'ekyc_session claimed.number': ['onboarding', 'compliance', 'auditor'],
  'ekyc_session reading.number': ['onboarding', 'compliance', 'auditor'],
  'bank_account_change number': ['onboarding', 'finance', 'compliance', 'auditor'],
  'payout account_number': ['finance', 'compliance', 'auditor'],
  'bank_account number': ['onboarding', 'finance', 'compliance', 'auditor'],
  'company_person identity_number': ['onboarding', 'compliance', 'auditor'],
};
const nameOf = ({ subject, field }: HiddenNumber) => `${subject} ${field}`;

describe('an unmasked number is rejected', () => {
  it('without a session, and to customers', async () => {
    const customer = await registerUser(app);
    expect((await reveal(xhr, first())).status).toBe(401);
    expect((await reveal(customer.headers, first())).status).toBe(401);
  });

  it.each([
    ['no reason', { reason: undefined }, 'reason'],
    ['nine characters', { reason: ' 123456789 ' }, 'reason'],
    ['501 characters', { reason: 'x'.repeat(501) }, 'reason'],
    ['no subject', { subject: undefined }, 'subject'],
    ['another subject', { subject: 'operator' }, 'subject'],
    ['no id', { subject_id: 'mine' }, 'subject_id'],
    ['a field that is no number', { field: 'full_name' }, 'field'],
    ['a field of another subject', { field: 'account_number' }, 'field'],
    ['a row that is no number', { field: 'directors.0.name' }, 'field'],
    ['a path of somewhere else', { field: '__proto__.x' }, 'field'],
    ['what every object inherits', { field: '__proto__' }, 'field'],
    ['what every object has', { field: 'constructor' }, 'field'],
    ['more than it asks for', { value: 'x' }, 'value'],
  ])('with %s', async (_case, change, field) => {
    const answer = await reveal(headersOf('compliance'), { ...first(), ...change });
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('of a subject that is not there, and of a row that it does not have', async () => {
    for (const one of numbers) {
      const unknown = { ...overrides(one), subject_id: randomUUID() };
      expect([nameOf(one), (await reveal(headersOf('compliance'), unknown)).status]).toEqual([
        nameOf(one),
        404,
      ]);
    }
    const rows = numbers.filter((one) => one.field.includes('.0.'));
    for (const one of rows) {
      const beyond = { ...overrides(one), field: one.field.replace('.0.', '.7.') };
      expect((await reveal(headersOf('compliance'), beyond)).status).toBe(404);
    }
    expect(rows).toHaveLength(2);
  });

  it('and a rejected request is not audited', async () => {
    expect(await readings()).toEqual([]);
  });
});

describe('a whole number is read', () => {
  it('by the roles that need it and no other, each time with an entry without the number', async () => {
    const allowed: Record<string, OperatorRole[]> = {};
    let entries = 0;
    for (const one of numbers) {
      allowed[nameOf(one)] = [];
      for (const role of operatorRoleNames) {
        const answer = await reveal(headersOf(role), overrides(one));
        if (answer.status === 200) {
          expect(answer.body.value).toBe(one.value);
          allowed[nameOf(one)]?.push(role);
          entries += 1;
          expect((await readings()).at(-1)).toEqual({
            actor_id: operators.get(role)?.operatorId,
            ...{ subject_kind: one.subject, subject_id: one.subject_id },
            ...{ before: null, after: { field: one.field }, reason: REASON },
          });
        } else {
          expect([answer.status, answer.error.code]).toEqual([403, 'role']);
        }
      }
    }
    expect(allowed).toEqual(expected);
    const written = await readings();
    expect(written).toHaveLength(entries);
    const events = await securityEventsOf(app, operators.get('credit')?.operatorId ?? '');
    expect(events).toContainEqual({
      kind: 'number_revealed',
      detail: 'financing_application.guarantors.0.identity_number',
    });
    expect(numbers.filter(({ value }) => JSON.stringify(written).includes(value))).toEqual([]);
  });

  it('has a case here for every number of the table', () => {
    const table = Object.entries(numberReaders).flatMap(([subject, fields]) =>
      Object.keys(fields).map((field) => `${subject} ${field.replace('*', '0')}`),
    );
    expect(Object.keys(expected).sort()).toEqual(table.sort());
  });
});

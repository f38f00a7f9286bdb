import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@titian/contracts/endpoint';
import { type EndpointName, endpoints } from '@titian/contracts/endpoints/all';
import { type OperatorRole, operatorRoleNames } from '@titian/contracts/operator-roles';
import { rolesOf } from '@titian/contracts/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { quiet, startQuietBank } from '../bank.ts';
import { keyed } from '../builders/financing.ts';
import { call, type Headers, xhr } from '../builders/http.ts';
import { registerUser, signInOperator } from '../builders/identity.ts';
import { operatorPair, propose } from '../builders/operators.ts';
import { OPERATING_ACCOUNT } from '../builders/treasury.ts';
import { namedObjects } from './named-objects.ts';
import { type OperatorObjectKind, operatorObjects } from './operator-objects.ts';
import { type OperatorRow, operatorRows, operatorsUnnamed } from './operator-rows.ts';

let bank: Awaited<ReturnType<typeof startQuietBank>>;
let app: TestApp;
let objects: Readonly<Record<OperatorObjectKind, string>>;
let operators: ReadonlyMap<OperatorRole, Headers>;
let customer: Headers;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url, OPERATING_ACCOUNT_NUMBER: OPERATING_ACCOUNT });
  objects = await operatorObjects(app, (holder) =>
    holder === null
      ? quiet(bank)
      : bank.respond(() => ({ body: JSON.stringify({ status: 'active', holder_name: holder }) })),
  );
  const one = async (role: OperatorRole) => [role, (await signInOperator(app, [role])).headers] as const;
  operators = new Map(await Promise.all(operatorRoleNames.map(one)));
  customer = (await registerUser(app)).headers;
});
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

const isLast = ([, row]: [EndpointName, OperatorRow]) => Number(row.isLast === true);
const rows = (Object.entries(operatorRows) as [EndpointName, OperatorRow][]).sort(
  (one, other) => isLast(one) - isLast(other),
);

describe('the table of operators’ objects', () => {
  it('has a row, or a reason for none, for every call of operators that names an object', () => {
    const naming = Object.entries<Endpoint>(endpoints)
      .filter(([, { who }]) => who === 'operator')
      .map(([name]) => name as EndpointName)
      .filter((name) => namedObjects(name).length > 0);
    const listed = [...Object.keys(operatorRows), ...Object.keys(operatorsUnnamed)];
    expect(naming.filter((name) => !listed.includes(name))).toEqual([]);
    expect(listed.filter((name) => !naming.includes(name as EndpointName))).toEqual([]);
    expect(listed).toHaveLength(new Set(listed).size);
  });
});

/** Sends a request that is valid except, possibly, for the named object. */
async function attempt(name: EndpointName, { send }: OperatorRow, id: string, headers: Headers) {
  const endpoint: Endpoint = endpoints[name];
  const multipart = endpoint.multipart === true ? { files: [] } : {};
  const key = endpoint.idempotencyKey === true ? keyed(headers) : headers;
  const { status, error: rejection } = await call(app, name, { ...send(id), headers: key, ...multipart });
  return {
    status,
    code: status < 400 ? null : rejection.code,
    message: status < 400 ? null : rejection.message,
  };
}

function headersOf(name: EndpointName, row: OperatorRow) {
  const endpoint: Endpoint = endpoints[name];
  const holders = endpoint.permission === undefined ? operatorRoleNames : rolesOf(endpoint.permission);
  // An auditor calls nothing that writes, and is given no file that is not masked (OPS-60).
  const isClosed =
    (endpoint.method !== 'GET' && endpoint.ownAccess !== true && endpoint.permission === undefined) ||
    (endpoint.answers === 'file' && endpoint.auditorReads === undefined);
  const may = (row.roles ?? holders).filter((role) => !(isClosed && role === 'auditor'));
  const headers = (roles: readonly OperatorRole[]) => roles.map((role) => operators.get(role) ?? xhr);
  // A role that may call, but not about this kind, is rejected once the object is known; see the tests of each kind.
  const shut = operatorRoleNames.filter((role) => !holders.includes(role));
  return { may: headers(may), shut: headers(shut) };
}

const NOBODYS = randomUUID();

describe('an object that operators name', () => {
  it.each(rows)('%s', async (name, row) => {
    const id = objects[row.of];
    const { may, shut } = headersOf(name, row);
    for (const headers of [xhr, customer]) {
      expect((await attempt(name, row, id, headers)).status).toBe(401);
    }
    for (const headers of shut) {
      const rejected = await attempt(name, row, id, headers);
      // The same answer for existing and missing objects: it discloses neither.
      expect(rejected).toEqual(await attempt(name, row, NOBODYS, headers));
      expect([rejected.status, rejected.code]).toEqual([403, 'role']);
    }
    const missing = await Promise.all(may.map((headers) => attempt(name, row, NOBODYS, headers)));
    expect(missing.map(({ status }) => status)).toEqual(may.map(() => 404));
    // What changes something is done once.
    const allowed = row.isLast === true ? may.slice(0, 1) : may;
    const found = await Promise.all(allowed.map((headers) => attempt(name, row, id, headers)));
    expect(found.map(({ status }) => status)).toEqual(allowed.map(() => row.gives));
    if (row.isOfOther === true) {
      expect(found).toEqual(missing);
    }
  });
});

describe('what is an operator’s own', () => {
  it('is no proposal to approve or to reject: a second operator does', async () => {
    const { maker } = await operatorPair(app);
    const id = await propose(app, {
      kind: 'account_state',
      subjectId: (await registerUser(app)).userId,
      after: { account_status: 'Inactive', reason: 'Asked by its owner' },
    });
    const approved = await call(app, 'operatorApprove', { headers: maker.headers, params: { id }, body: {} });
    expect([approved.status, approved.error.code]).toEqual([409, 'same_operator']);
  });

  it('are sign-ins and passkeys that no other operator sees', async () => {
    const headers = operators.get('administrator') ?? xhr;
    const sessions = JSON.stringify((await call(app, 'operatorSessions', { headers })).body);
    expect(sessions).not.toContain(objects.otherSession);
    expect(JSON.stringify((await call(app, 'operatorPasskeys', { headers })).body)).not.toContain(
      objects.otherPasskey,
    );
  });
});

import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@titian/contracts/endpoint';
import { type EndpointName, endpoints } from '@titian/contracts/endpoints/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { startQuietBank } from '../bank.ts';
import { picture } from '../builders/application-forms.ts';
import { keyed } from '../builders/financing.ts';
import { call, type Headers, xhr } from '../builders/http.ts';
import { namedObjects } from './named-objects.ts';
import { cardPicture, type ObjectKind, type OwnedObject, ownedObjects } from './objects.ts';
import { notOwned, type OwnershipRow, ownershipRows } from './rows.ts';

let bank: Awaited<ReturnType<typeof startQuietBank>>;
let app: TestApp;
let objects: Readonly<Record<ObjectKind, OwnedObject>>;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url });
  objects = await ownedObjects(app);
});
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

const isLast = ([, row]: [EndpointName, OwnershipRow]) => Number(row.isLast === true);
const rows = (Object.entries(ownershipRows) as [EndpointName, OwnershipRow][]).sort(
  (one, other) => isLast(one) - isLast(other),
);

describe('the table of ownership', () => {
  it('has a row, or a reason for none, for every call of customers that names an object', () => {
    const naming = Object.entries<Endpoint>(endpoints)
      .filter(([, { who }]) => who !== 'operator')
      .map(([name]) => name as EndpointName)
      .filter((name) => namedObjects(name).length > 0);
    const notified = [...Object.keys(ownershipRows), ...Object.keys(notOwned)];
    expect(naming.filter((name) => !notified.includes(name))).toEqual([]);
    expect(notified.filter((name) => !naming.includes(name as EndpointName))).toEqual([]);
    expect(notified).toHaveLength(new Set(notified).size);
  });
});

const NOBODYS = { id: randomUUID(), ref: 'TP-00000000' };

/** Sends a request that is valid except, possibly, for the owner of the object. */
async function request(
  name: EndpointName,
  { send }: OwnershipRow,
  id: string,
  headers: Headers,
  ip = '192.0.2.1',
) {
  const endpoint: Endpoint = endpoints[name];
  const files = await filesOf(name);
  const key = endpoint.idempotencyKey === true ? keyed(headers) : headers;
  const { status, body } = await call(app, name, { ...send(id), headers: key, ip, ...(files && { files }) });
  return { status, body };
}

async function filesOf(name: EndpointName) {
  if (name === 'noteSubmitDocuments') {
    return [await picture('files')];
  }
  return name.startsWith('ekyc') && name !== 'ekycSession' ? [await cardPicture()] : undefined;
}

/** The events of a network, which stand for one call of a row each. */
async function eventsFrom(ip: string) {
  await app.security.flush();
  const network = Buffer.from(app.security.networkOf(ip), 'hex');
  const table = app.database.reader.db.selectFrom('security_events').where('network', '=', network);
  return table.select(['kind', 'detail', 'account_kind', 'occurrences']).execute();
}

const addresses = new Map(
  rows.map(([name], at) => [name, { foreign: `203.0.113.${at}`, made: `198.51.100.${at}` }]),
);

describe('an object of a user', () => {
  it.each(rows)('%s', async (name, row) => {
    const { id, owner, other } = objects[row.of];
    const made = /^[0-9a-f-]{36}$/.test(id) ? NOBODYS.id : NOBODYS.ref;
    expect((await request(name, row, id, xhr)).status).toBe(401);
    const from = addresses.get(name);
    const foreign = await request(name, row, id, other, from?.foreign);
    // The same answer as for a missing object: it does not disclose that it exists.
    expect(foreign).toEqual(await request(name, row, made, other, from?.made));
    expect(foreign.status).toBe(row.others === 'not_found' ? 404 : 200);
    if (row.others === 'not_found') {
      // It is looked up after the answer: its owner's request may remove it before that.
      await expect.poll(() => eventsFrom(from?.foreign ?? ''), { interval: 10 }).toHaveLength(1);
    }
    const own = await request(name, row, id, owner);
    expect(own).not.toEqual(foreign);
    expect([401, 404]).not.toContain(own.status);
  });
});

describe('an attempt on an object of another account', () => {
  const rejected = rows.filter(([, { others }]) => others === 'not_found');

  it.each(rejected)('%s is a security event, and one on what is not there is none', async (name) => {
    const { method, path } = endpoints[name];
    const from = addresses.get(name) ?? { foreign: '', made: '' };
    const event = {
      kind: 'foreign_object',
      detail: `${method} ${path}`,
      account_kind: 'user',
      occurrences: 1,
    };
    await expect.poll(() => eventsFrom(from.foreign)).toEqual([event]);
    expect(await eventsFrom(from.made)).toEqual([]);
  });

  it('is none of calls that show or change nothing of another', async () => {
    for (const [name] of rows.filter(([, { others }]) => others === 'nothing')) {
      expect(await eventsFrom(addresses.get(name)?.foreign ?? '')).toEqual([]);
    }
  });
});

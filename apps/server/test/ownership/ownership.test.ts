import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@titian/contracts/endpoint';
import { type EndpointName, endpoints } from '@titian/contracts/endpoints/all';
import { schemas } from '@titian/contracts/schemas/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../app.ts';
import { startQuietBank } from '../bank.ts';
import { picture } from '../builders/application-forms.ts';
import { keyed } from '../builders/financing.ts';
import { call, type Headers, xhr } from '../builders/http.ts';
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

/** Fields that name an object by its id. */
const NAMES_OBJECT = /^(id|ids|note_id|request_id|session_id|user_id|ref_number|eventUuid)$/;

/** The fields of a call of customers by which it names objects. */
function namedObjects(name: EndpointName): string[] {
  const parts = Object.entries(schemas[name]).filter(([part]) => part !== 'response');
  return parts.flatMap(([, schema]) => fieldsOf(schema)).filter((field) => NAMES_OBJECT.test(field));
}

function fieldsOf(schema: unknown): string[] {
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap(fieldsOf);
  }
  if (schema instanceof z.ZodPipe) {
    return fieldsOf(schema.in);
  }
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

describe('the table of ownership', () => {
  it('has a row, or a reason for none, for every call of customers that names an object', () => {
    const naming = Object.entries<Endpoint>(endpoints)
      .filter(([, { who }]) => who !== 'operator')
      .map(([name]) => name as EndpointName)
      .filter((name) => namedObjects(name).length > 0);
    const told = [...Object.keys(ownershipRows), ...Object.keys(notOwned)];
    expect(naming.filter((name) => !told.includes(name))).toEqual([]);
    expect(told.filter((name) => !naming.includes(name as EndpointName))).toEqual([]);
    expect(told).toHaveLength(new Set(told).size);
  });
});

const NOBODYS = { id: randomUUID(), ref: 'TP-00000000' };

/** Asks with everything in order but, it may be, whose object it is. */
async function ask(name: EndpointName, { send }: OwnershipRow, id: string, headers: Headers) {
  const endpoint: Endpoint = endpoints[name];
  const files = await filesOf(name);
  const key = endpoint.idempotencyKey === true ? keyed(headers) : headers;
  const { status, body } = await call(app, name, { ...send(id), headers: key, ...(files && { files }) });
  return { status, body };
}

async function filesOf(name: EndpointName) {
  if (name === 'noteSubmitDocuments') {
    return [await picture('files')];
  }
  return name.startsWith('ekyc') && name !== 'ekycSession' ? [await cardPicture()] : undefined;
}

describe('an object of somebody', () => {
  it.each(rows)('%s', async (name, row) => {
    const { id, owner, other } = objects[row.of];
    const made = /^[0-9a-f-]{36}$/.test(id) ? NOBODYS.id : NOBODYS.ref;
    expect((await ask(name, row, id, xhr)).status).toBe(401);
    const foreign = await ask(name, row, id, other);
    // The same answer as for what is not there: who asks does not learn that it is somebody's.
    expect(foreign).toEqual(await ask(name, row, made, other));
    expect(foreign.status).toBe(row.others === 'not_found' ? 404 : 200);
    const own = await ask(name, row, id, owner);
    expect(own).not.toEqual(foreign);
    expect([401, 404]).not.toContain(own.status);
  });
});

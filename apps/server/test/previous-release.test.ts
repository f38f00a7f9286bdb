import { randomUUID } from 'node:crypto';
import { type EndpointName, endpoints } from '@titian/contracts/endpoints/all';
import type { CallResponse } from '@titian/contracts/http/call-types';
import { createClient } from '@titian/contracts/http/client';
import type { RequestInput } from '@titian/contracts/http/request';
import { sessionHeaders } from '@titian/contracts/http/session-headers';
import { malaysiaDay } from '@titian/finance/calendar';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { verifyChain } from '../src/platform/audit-verify.ts';
import { withClient } from '../src/platform/db/client.ts';
import { migrate, migrationNames } from '../src/platform/db/migrate.ts';
import { type TestApp, testAppOn } from './app.ts';
import { testClock } from './builders/clock.ts';
import { restoreTestDatabase, type TestDatabase } from './database.ts';
import {
  type PreviousServer,
  previousDump,
  previousRelease,
  startPreviousServer,
} from './previous-server.ts';

const { made_at, encryption_key, email, password } = previousRelease();
const today = malaysiaDay(new Date(made_at));

let database: TestDatabase;
let server: PreviousServer;
let token: string | undefined;
let app: TestApp | undefined;
beforeAll(async () => {
  database = await restoreTestDatabase(previousDump());
  await database.analyze();
  server = await startPreviousServer(database.workerUrl, await applied());
  token = (await accepted('login', { body: { email, password } })).token;
}, 120_000);
afterAll(() => app?.finish());

async function applied(): Promise<string[]> {
  const { rows } = await withClient(database.url, (client) =>
    client.query<{ name: string }>('select name from schema_migrations order by run_on, id'),
  );
  return rows.map(({ name }) => name);
}

/** Calls of the previous release on its last day. */
const client = createClient<RequestInput, Response>({
  transport: ({ method, path, headers, body }, endpoint) =>
    fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        ...sessionHeaders(token === undefined ? undefined : { token }, today),
        ...(endpoint.idempotencyKey === true ? { 'idempotency-key': randomUUID() } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    }),
  read: (response) => response.json(),
});

async function accepted<Name extends EndpointName>(
  name: Name,
  input: RequestInput = {},
): Promise<CallResponse<Name>> {
  const response = await client.send(name, input);
  const text = await response.text();
  if (!response.ok) {
    throw new Error(`${endpoints[name].path} answered ${response.status}: ${text}`);
  }
  return JSON.parse(text);
}

/** What an investor does: reads, invests RM 50 and writes to us. @returns the note's id */
async function useIt(): Promise<string> {
  await accepted('dashboardInvestorStats');
  const { items } = await accepted('notesOpenForSubscription');
  const note_id = items.find((one) => Number(one.remaining) >= 1_000)?.id ?? '';
  await accepted('investorInvestment', {
    body: { note_id, amount: '50.00', fill_remaining: 1, acknowledge_limit: 1, agree_wakalah: 1 },
  });
  await accepted('userStartConversation', {
    body: { kind: 'message', subject: 'About my note', text: 'When?' },
  });
  return note_id;
}

it('serves on while this version migrates its database, and works on what that leaves', async () => {
  let rounds = 0;
  let isMigrating = true;
  const used = (async () => {
    while (isMigrating || rounds === 0) {
      await useIt();
      rounds += 1;
    }
  })();
  await Promise.all([
    migrate(database.url).finally(() => {
      isMigrating = false;
    }),
    used,
  ]);
  expect(await applied()).toEqual(migrationNames());

  const noteId = await useIt();
  const waiting = `select count(*)::int as n from graphile_worker.jobs where task_identifier = 'allot_subscriptions'`;
  await vi.waitUntil(
    async () => (await withClient(database.url, (one) => one.query(waiting))).rows[0].n === 0,
    { timeout: 30_000 },
  );
  const { items } = await accepted('notesSubscribed');
  expect(items.some((one) => one.id === noteId)).toBe(true);
  await server.stop();
});

it('leaves a ledger without violations and a whole chain to this version', async () => {
  app = await testAppOn(database, { ENCRYPTION_KEY: encryption_key }, testClock(new Date(made_at)));
  await app.verifyLedger();
  expect((await verifyChain(app.database.reader, app.auditChain.key, [])).broken).toBeNull();
});

import { bodyMaxBytesOf } from '@titian/contracts/body-limits';
import type { Endpoint } from '@titian/contracts/endpoint';
import { type EndpointName, endpoints } from '@titian/contracts/endpoints/all';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import type { Caller } from '../../../test/builders/callers.ts';
import { everyCaller } from '../../../test/builders/callers.ts';
import { testClock } from '../../../test/builders/clock.ts';
import { rejectionOf } from '../../../test/builders/expected-error.ts';
import { declaredOptions, demandDeclared } from './declared-routes.ts';

const clock = testClock();
let app: TestApp;
let callers: readonly Caller[];
beforeAll(async () => {
  app = await createTestApp({}, clock);
  callers = await everyCaller(app, clock);
}, 60_000);
afterAll(() => app.finish());

const ID = '0194b6f0-0000-7000-8000-00000000abcd';
const rows = Object.entries<Endpoint>(endpoints);

describe('a route that the endpoint table does not name', () => {
  const answer = async () => ({});
  const server = () => {
    const fastify = Fastify();
    demandDeclared(fastify, '/api');
    return fastify;
  };
  const named = { url: '/api/login', ...declaredOptions('login', 1) };

  it('is not served', () => {
    expect(() => server().post('/api/hidden', answer)).toThrow('POST /api/hidden is served without a row');
    expect(() => server().get('/api/hidden', answer)).toThrow('without a row');
  });

  it('is not served under the name of another, or at another size', () => {
    expect(() => server().route({ ...named, method: 'POST', url: '/api/other', handler: answer })).toThrow();
    expect(() => server().route({ ...named, method: 'PUT', handler: answer })).toThrow();
    expect(() => server().route({ ...named, method: 'POST', bodyLimit: 1, handler: answer })).toThrow();
    expect(() => server().route({ ...named, method: 'POST', handler: answer })).not.toThrow();
  });

  it('takes nothing outside the calls: what is there is only read', () => {
    expect(() => server().post('/health', answer)).toThrow('POST /health is served without a row');
    expect(() => server().get('/health', answer)).not.toThrow();
    expect(() => server().get('/api/docs/json', answer)).not.toThrow();
  });
});

/** Bytes of a minute and an address, said again here: the table of the product must not be its own proof. */
const perMinute = { sign_in: 30, mail: 10, public: 120, default: 900, hot: null, callback: null, report: 10 };

/** The call by a user whom the guards let in. */
function send(row: Endpoint, payload: string) {
  const letIn = callers.filter((one) => rejectionOf(one, row) === null);
  const { headers } = letIn.find((one) => one.who !== null) ?? letIn[0] ?? { headers: {} };
  const type = row.path.startsWith('/fpx/') ? 'application/x-www-form-urlencoded' : 'application/json';
  return app.app.inject({
    method: row.method,
    url: `/api${row.path.replace(/:\w+/g, ID)}`,
    headers: { ...headers, 'idempotency-key': ID, 'content-type': type },
    payload,
  });
}

describe('what the table declares is what happens', () => {
  const withBody = rows.filter(([, row]) => row.method !== 'GET' && row.multipart !== true);
  it.each(withBody)('%s takes a body of the size that it declares and no larger', async (name, row) => {
    const max = bodyMaxBytesOf(name as EndpointName);
    expect((await send(row, ' '.repeat(max + 1))).statusCode).toBe(413);
    expect((await send(row, ' '.repeat(max))).statusCode).not.toBe(413);
  });

  const counted = rows.filter(([, row]) => row.answers !== 'events');
  it.each(counted)('%s is counted by the rate that it declares', async (_name, row) => {
    const answer = await send(row, '');
    const max = perMinute[row.rate ?? 'default'];
    const limit = max === null ? undefined : String(max * app.config.RATE_LIMIT_FACTOR);
    expect(answer.headers['x-ratelimit-limit']).toBe(limit);
  });
});

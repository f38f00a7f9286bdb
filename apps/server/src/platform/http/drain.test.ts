import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDrain, type Drain } from './drain.ts';
import { registerHealth } from './health.ts';

const LONG_MS = 60_000;

let server: FastifyInstance;
let drain: Drain;
let url: string;
let arrived: Promise<void>;
let answer: () => void;

beforeEach(async () => {
  server = Fastify({ forceCloseConnections: true });
  drain = createDrain(server);
  registerHealth(server, { reader: {} as never }, drain);
  arrived = new Promise((resolve) => {
    server.get('/slow', (_request, reply) => {
      answer = () => reply.send({ answered: true });
      resolve();
    });
  });
  server.get('/endless', { config: { endpoint: 'stream' } }, (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).write('begun');
  });
  url = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => server.close());

/** What a promise has come to at this moment. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol();
  await new Promise((resolve) => setImmediate(resolve));
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

it('is not ready from the first moment on, and takes requests until proxies have noticed', async () => {
  const drained = drain.run(LONG_MS);
  const ready = await fetch(`${url}/ready`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'the process stops' }]);
  const other = await fetch(`${url}/health`);
  expect([other.status, other.headers.get('connection')]).toEqual([200, 'close']);
  expect(await isSettled(drained)).toBe(false);
});

it('is over when the request under way is answered', async () => {
  const slow = fetch(`${url}/slow`);
  await arrived;
  const drained = drain.run(0);
  expect(await isSettled(drained)).toBe(false);
  answer();
  expect(await (await slow).json()).toEqual({ answered: true });
  await drained;
});

it('is over when the client of a request has gone', async () => {
  const client = new AbortController();
  const slow = fetch(`${url}/slow`, { signal: client.signal });
  await arrived;
  const drained = drain.run(0);
  client.abort();
  await expect(slow).rejects.toThrow();
  await drained;
  answer();
});

it('waits for no stream', async () => {
  const stream = await fetch(`${url}/endless`);
  expect(stream.status).toBe(200);
  await drain.run(0);
  await server.close();
  await expect(stream.text()).rejects.toThrow();
});

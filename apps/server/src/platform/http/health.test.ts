import underPressure from '@fastify/under-pressure';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { registerHealth } from './health.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());

describe('a process under pressure', () => {
  async function overloaded() {
    const server = Fastify();
    // Rejects every request from the first on, as a blocked event loop does after a while.
    await server.register(underPressure, { healthCheck: async () => false, healthCheckInterval: 60_000 });
    registerHealth(server, app.database, { isStopping: false });
    return server;
  }

  it('lives, and takes no traffic', async () => {
    const server = await overloaded();
    expect((await server.inject('/health')).statusCode).toBe(200);
    const ready = await server.inject('/ready');
    expect(ready.statusCode).toBe(503);
    expect(ready.headers['retry-after']).toBe('10');
    await server.close();
  });
});

it('is ready while its database answers', async () => {
  expect((await app.app.inject('/ready')).json()).toEqual({ status: 'ready' });
});

import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';

let app: TestApp;
let port: number;

beforeAll(async () => {
  app = await createTestApp();
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.app.server.address() as AddressInfo);
});
afterAll(() => app.finish());

/** Sends requests on one connection at once; answers how many were answered before it ended. */
async function answered(requests: number): Promise<number> {
  const socket = connect({ host: '127.0.0.1', port });
  await once(socket, 'connect');
  const last = 'GET /health HTTP/1.1\r\nhost: titian\r\nconnection: close\r\n\r\n';
  socket.on('error', () => undefined);
  socket.write('GET /api/docs/json HTTP/1.1\r\nhost: titian\r\n\r\n'.repeat(requests - 1) + last);
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk;
  });
  await once(socket, 'close');
  return text.split('HTTP/1.1 200').length - 1;
}

it('cuts a connection that sends without waiting for answers, and serves few at a time', async () => {
  expect(await answered(200)).toBe(0);
  expect(await answered(5)).toBe(5);
});

it('makes the description of the calls once', async () => {
  const [one, other] = await Promise.all([
    app.app.inject('/api/docs/json'),
    app.app.inject('/api/docs/json'),
  ]);
  expect(one.json()).toMatchObject({ openapi: '3.1.0' });
  expect(other.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(other.rawPayload).toEqual(one.rawPayload);
  expect(one.headers['x-ratelimit-limit']).toBeDefined();
});

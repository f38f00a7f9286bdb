import { afterAll, beforeAll, expect, it } from 'vitest';
import { exchange, isSuccess } from './http.ts';
import { startHttpServer, type TestServer } from './testing/http-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startHttpServer();
});

afterAll(() => server.stop());

it('is silent when nobody listens', async () => {
  const gone = await startHttpServer();
  await gone.stop();
  const result = await exchange({ method: 'GET', url: gone.url, timeoutMs: 5_000 });
  expect(result).toEqual({ kind: 'silent', cause: expect.stringContaining('ECONNREFUSED') });
});

it('is silent when the other side hangs up or takes too long', async () => {
  server.respond(() => 'hang_up');
  expect((await exchange({ method: 'POST', url: server.url, body: 'x', timeoutMs: 5_000 })).kind).toBe(
    'silent',
  );
  server.respond(() => 'keep_silent');
  expect((await exchange({ method: 'GET', url: server.url, timeoutMs: 50 })).kind).toBe('silent');
});

it('is silent at a redirect and at an address that is none', async () => {
  server.respond(() => ({ status: 302, headers: { location: '/elsewhere' } }));
  expect((await exchange({ method: 'POST', url: server.url, body: 'x', timeoutMs: 5_000 })).kind).toBe(
    'silent',
  );
  expect((await exchange({ method: 'GET', url: 'nowhere', timeoutMs: 5_000 })).kind).toBe('silent');
  expect(server.requests.map(({ path }) => path)).not.toContain('/elsewhere');
});

it('passes on method, headers and body and returns status and body', async () => {
  server.respond(() => ({ status: 503, body: 'busy' }));
  const result = await exchange({
    method: 'POST',
    url: `${server.url}/a?b=1`,
    headers: { 'content-type': 'text/plain' },
    body: 'hé',
    timeoutMs: 5_000,
  });
  expect(result).toEqual({ kind: 'answered', status: 503, body: 'busy' });
  expect(server.requests.at(-1)).toEqual({
    method: 'POST',
    path: '/a?b=1',
    contentType: 'text/plain',
    body: 'hé',
  });
});

it.each([
  [199, false],
  [200, true],
  [299, true],
  [300, false],
  [500, false],
])('counts %i as success: %s', (status, expected) => {
  expect(isSuccess(status)).toBe(expected);
});

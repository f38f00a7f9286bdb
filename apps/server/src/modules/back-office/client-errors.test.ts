import { clientErrorLimits } from '@titian/contracts/client-errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { testClock } from '../../../test/builders/clock.ts';
import { call, xhr } from '../../../test/builders/http.ts';
import { signInOperator } from '../../../test/builders/identity.ts';

let app: TestApp;
const clock = testClock();
beforeAll(async () => {
  app = await createTestApp({ LOG_LEVEL: 'silent' }, clock);
}, 60_000);
afterAll(() => app.finish());

const error = {
  source: 'part',
  name: 'TypeError',
  message: 'x is not a function',
  frames: ['notes-page-a1b2.js:1:2345'],
  page: '/notes/:value',
} as const;
const report = (body: object, ip = '203.0.113.70', headers = xhr) =>
  call(app, 'clientErrors', { body: body as typeof error & { frames: string[] }, ip, headers });

async function events() {
  await app.security.flush();
  const { headers } = await signInOperator(app, ['administrator']);
  const query = { kind: 'client_error', limit: '100' };
  return (await call(app, 'operatorSecurityEvents', { headers, query })).body.items;
}

describe('an error in a browser', () => {
  it('is rejected from another site', async () => {
    expect((await report(error, '203.0.113.71', {})).error.code).toBe('headers_missing');
  });

  it.each([
    ['a name that is none', { name: 'Aisyah binti Ali' }, 'name'],
    ['a message that is too long', { message: 'x'.repeat(clientErrorLimits.message + 1) }, 'message'],
    ['a frame with an address', { frames: ['https://t.example/a.js?x=1:1:1'] }, 'frames'],
    ['too many frames', { frames: Array(clientErrorLimits.frames + 1).fill('a.js:1:1') }, 'frames'],
    ['a page with a value', { page: '/notes/N-000318' }, 'page'],
    ['a source that is none', { source: 'server' }, 'source'],
  ])('is rejected for %s', async (_what, wrong, field) => {
    const { status, error: rejection } = await report({ ...error, ...wrong }, '203.0.113.72');
    expect([status, Object.keys(rejection.errors ?? {}).map((key) => key.split('.')[0])]).toEqual([
      422,
      [field],
    ]);
  });

  it('is rejected when it is larger than any', async () => {
    const { status } = await report(
      { ...error, more: 'x'.repeat(clientErrorLimits.bodyBytes) },
      '203.0.113.73',
    );
    expect(status).toBe(413);
  });

  it('is an event for operators without what was sent in the message, counted where it repeats', async () => {
    expect((await report(error)).status).toBe(200);
    expect((await report(error)).status).toBe(200);
    const expected = { detail: 'TypeError /notes/:value', account_id: null, occurrences: 1 };
    expect(await events()).toMatchObject([{ ...expected, network: app.security.networkOf('203.0.113.70') }]);
  });
});

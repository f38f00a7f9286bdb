import { endpoints } from '@titian/contracts/endpoints/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());

const xhr = { 'x-requested-with': 'XMLHttpRequest' };
const served = Object.entries(endpoints);
const address = (path: string) => `/api${path.replace(/:\w+/g, '0194b6f0-0000-7000-8000-000000000001')}`;

describe('every endpoint of the contract', () => {
  it.each(served)('%s is served', async (_name, endpoint) => {
    expect(app.app.hasRoute({ method: endpoint.method, url: `/api${endpoint.path}` })).toBe(true);
  });

  it.each(served.filter(([, one]) => one.who !== 'guest'))(
    '%s rejects a guest with 401',
    async (_name, endpoint) => {
      const answer = await app.app.inject({
        method: endpoint.method,
        url: address(endpoint.path),
        headers: xhr,
      });
      expect(answer.statusCode).toBe(401);
      expect(answer.statusMessage).toBe('Unauthorized');
      expect(answer.json()).toMatchObject({ success: false, code: 'unauthorized' });
    },
  );

  it.each(
    served.filter(([, one]) => (one.method !== 'GET' || 'changesState' in one) && !('crossSite' in one)),
  )(
    '%s rejects a call without the required headers, before it looks at the session',
    async (_name, endpoint) => {
      const answer = await app.app.inject({ method: endpoint.method, url: address(endpoint.path) });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'headers_missing']);
    },
  );

  it.each(served.filter(([, one]) => one.method !== 'GET' && !('crossSite' in one)))(
    '%s rejects a cookie that the header does not repeat',
    async (_name, endpoint) => {
      const headers = { ...xhr, cookie: 'XSRF-TOKEN=one', 'x-xsrf-token': 'another' };
      const answer = await app.app.inject({ method: endpoint.method, url: address(endpoint.path), headers });
      expect([answer.statusCode, answer.json().code]).toEqual([419, 'csrf']);
    },
  );
});

describe('below the API base', () => {
  it.each(['/api', '/api/nothing', '/api/notes/data/nothing/else'])(
    '%s is answered with JSON',
    async (url) => {
      const answer = await app.app.inject({ method: 'GET', url });
      expect([answer.statusCode, answer.json().success]).toEqual([404, false]);
    },
  );

  it('a body that is no JSON is 400, with a message and no internals', async () => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { ...xhr, 'content-type': 'application/json' },
      payload: '{"email": ',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toMatch(/at |node_modules|SyntaxError/);
  });

  it('describes itself', async () => {
    const answer = await app.app.inject({ method: 'GET', url: '/api/docs/json' });
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json().paths).length).toBeGreaterThan(60);
  });
});

describe('health', () => {
  it('lives, and is ready while its database answers', async () => {
    expect((await app.app.inject('/health')).statusCode).toBe(200);
    expect((await app.app.inject('/ready')).json()).toEqual({ status: 'ready' });
  });
});

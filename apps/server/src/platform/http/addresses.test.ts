import type { Endpoint } from '@titian/contracts/endpoint';
import { endpoints } from '@titian/contracts/endpoints/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call, xhr } from '../../../test/builders/http.ts';
import { apiHeaders } from './api-headers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());

describe('an address that cannot be read', () => {
  it.each(['/api/notes/%zz', '/api/%', '/api/user/%E0%A4%A', '/%c0%ae%c0%ae/etc/passwd'])(
    '%s is rejected in the error format, with the standard headers',
    async (url) => {
      const answer = await app.app.inject({ method: 'GET', url, headers: xhr });
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { success: false, code: 'malformed', params: {}, message: expect.any(String) },
      ]);
      expect(answer.headers).toMatchObject(apiHeaders);
    },
  );
});

describe('a parameter that is called as what every object has', () => {
  it.each(['constructor', '__proto__', 'toString'])('%s is one parameter, given once', async (name) => {
    const once = await app.app.inject(`/api/phone-country-codes/get?${name}=1`);
    expect(once.statusCode).toBe(200);
    const twice = await app.app.inject(`/api/phone-country-codes/get?${name}=1&${name}=2`);
    expect([twice.statusCode, twice.json().code]).toEqual([422, 'validation_failed']);
  });
});

describe('a business date', () => {
  it.each(['1999-12-31', '2200-01-01', '9999-12-31', '0001-01-01'])('%s is too far', async (day) => {
    const answer = await call(app, 'phoneCountryCodes', { headers: { 'x-date-override': day } });
    expect([answer.status, answer.error.code, Object.keys(answer.error.errors ?? {})]).toEqual([
      ...[422, 'validation_failed', ['x-date-override']],
    ]);
  });

  it.each(['2026-02-30', 'tomorrow', '2026-13-01'])('%s is none', async (day) => {
    const answer = await call(app, 'phoneCountryCodes', { headers: { 'x-date-override': day } });
    expect([answer.status, answer.error.code]).toEqual([400, 'malformed']);
  });
});

it('the description of the calls names forms with files as such', async () => {
  const { paths } = (await app.app.inject('/api/docs/json')).json();
  for (const [name, row] of Object.entries<Endpoint>(endpoints)) {
    const path = `/api${row.path.replace(/:(\w+)/g, '{$1}')}`;
    const content = paths[path]?.[row.method.toLowerCase()]?.requestBody?.content;
    if (content !== undefined) {
      const type = row.multipart === true ? 'multipart/form-data' : 'application/json';
      expect([name, Object.keys(content)]).toEqual([name, [type]]);
    }
  }
});

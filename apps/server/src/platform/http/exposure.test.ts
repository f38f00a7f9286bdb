import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { xhr } from '../../../test/builders/http.ts';

const SECRET = 'of nobody but us';
const folder = mkdtempSync(join(tmpdir(), 'titian-exposed-'));
let app: TestApp;
beforeAll(async () => {
  for (const name of ['.git', 'assets']) {
    mkdirSync(join(folder, name));
  }
  writeFileSync(join(folder, 'index.html'), '<title>the page</title>');
  writeFileSync(join(folder, 'assets/index-a1b2.js'), 'void 0;');
  writeFileSync(join(folder, '.env'), SECRET);
  writeFileSync(join(folder, '.git/config'), SECRET);
  app = await createTestApp({ WEB_DIR: folder, PUBLIC_URL: 'https://titian.example' });
});
afterAll(async () => {
  await app.finish();
  rmSync(folder, { recursive: true });
});

const addresses = [
  ['a page', '/notes'],
  ['a file', '/assets/index-a1b2.js'],
  ['an unknown file', '/assets/nothing.js'],
  ['a call', '/api/phone-country-codes/get'],
  ['a refused call', '/api/user/current'],
  ['an unknown call', '/api/nothing'],
  ['an address that cannot be read', '/api/%zz'],
  ['the state of the process', '/health'],
  ['the description of the calls', '/api/docs/json'],
] as const;

const get = (url: string, headers: Record<string, string> = xhr) =>
  app.app.inject({ method: 'GET', url, headers });

describe('every answer', () => {
  it.each(addresses)('of %s is not sniffed, not framed, and sends no referrer', async (_what, url) => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-type']).toContain('charset=utf-8');
  });

  it.each(addresses)('of %s is shared with no other site, and names no software', async (_what, url) => {
    const { headers } = await get(url, { ...xhr, origin: 'https://elsewhere.example' });
    const names = Object.keys(headers).filter((name) =>
      /^access-control-|^server$|^x-powered-by$/u.test(name),
    );
    expect(names).toEqual([]);
  });
});

it('a page loads only its own scripts, no plug-ins, and no other base', async () => {
  const policy = String((await get('/notes')).headers['content-security-policy']).split(';');
  for (const directive of [
    "default-src 'self'",
    "script-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ]) {
    expect(policy).toContain(directive);
  }
});

describe('of the server nothing is given out', () => {
  it.each([
    '/.env',
    '/.git/config',
    '/.git/',
    '/assets/',
    '/assets',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
  ])('%s: neither the file nor a list of files', async (url) => {
    const answer = await get(url);
    expect(answer.body).not.toContain(SECRET);
    expect(answer.body).not.toMatch(/index-a1b2|"name": ?"titian"/u);
  });

  it.each(['TRACE', 'CONNECT', 'PROPFIND'] as const)('the method %s is not served', async (method) => {
    const answer = await app.app.inject({ method: method as 'GET', url: '/api/user/current', headers: xhr });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('XMLHttpRequest');
  });

  it('a preflight of another site is given no leave', async () => {
    const answer = await app.app.inject({
      method: 'OPTIONS',
      url: '/api/login',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([404, undefined]);
  });
});

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerSite } from './static-site.ts';

/** What the web app brings besides its build. */
const publicFiles = new URL('../../../../web/public', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'titian-site-'));
let app: FastifyInstance;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<title>the page</title>{{publicUrl}}/share.png');
  writeFileSync(join(folder, 'login.html'), '<title>the form</title>');
  writeFileSync(join(folder, 'dashboard.html'), '<title>the parts</title>');
  cpSync(publicFiles, folder, { recursive: true });
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/index-a1b2.js'), 'void 0;');
  app = Fastify();
  await app.register(cookie);
  await registerSite(app, {
    folder,
    apiBase: '/api',
    publicUrl: 'https://titian.example',
    secureCookies: false,
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string) => app.inject({ method: 'GET', url });

describe('an address that is no call', () => {
  it.each(['/notes', '/unsubscribe/aisyah%40example.com', '/unsubscribe/aisyah@example.com'])(
    '%s is the page',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.body]).toEqual([
        200,
        '<title>the page</title>https://titian.example/share.png',
      ]);
    },
  );

  it.each(['/', '/login', '/login?next=/a.b'])('%s is the page with the form in it', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, '<title>the form</title>']);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('is the page with its chunks preloaded where signed-in users arrive', async () => {
    expect((await get('/dashboard?from=mail')).body).toBe('<title>the parts</title>');
    expect((await get('/dashboard/more')).body).toContain('the page');
  });

  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/favicon.svg', 'image/svg+xml', 'public, max-age=86400'],
    ['/share.png', 'image/png', 'public, max-age=86400'],
    ['/assets/index-a1b2.js', 'application/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ])('%s is a file, %s, %s', async (url, type, caching) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching]);
  });

  it.each(['/assets/gone-a1b2.js', '/gone.ico', '/gone.webmanifest', '/api', '/api/nothing'])(
    '%s is rejected',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerSite } from './static-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'titian-site-'));
let app: FastifyInstance;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<title>the page</title>');
  writeFileSync(join(folder, 'login.html'), '<title>the form</title>');
  writeFileSync(join(folder, 'robots.txt'), 'nothing');
  app = Fastify();
  await registerSite(app, { folder, apiBase: '/api', secureCookies: false });
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
      expect([answer.statusCode, answer.body]).toEqual([200, '<title>the page</title>']);
    },
  );

  it.each(['/', '/login', '/login?next=/a.b'])('%s is the page with the form in it', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, '<title>the form</title>']);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('is a file where there is one', async () => {
    expect((await get('/robots.txt')).body).toBe('nothing');
  });

  it.each(['/assets/gone-a1b2.js', '/favicon.ico', '/api', '/api/nothing'])('%s is refused', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressAnswers } from './compress.ts';

const long = { words: 'ringgit '.repeat(400) };
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  compressAnswers(app);
  app.get('/long', async () => long);
  app.get('/short', async () => ({ words: 'ringgit' }));
  app.get('/text', async (_request, reply) => reply.type('text/plain').send(long.words));
  app.get('/csv', async (_request, reply) => reply.type('text/csv; charset=utf-8').send(long.words));
  app.get('/done', async (_request, reply) => reply.header('content-encoding', 'br').send(long));
  app.get('/twice', (_request, reply) => {
    reply.send(long);
    reply.raw.end('gone');
  });
  await app.ready();
});
afterAll(() => app.close());

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

describe('a long answer', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', 'br;q=0, gzip', gunzipSync],
    ['gzip', 'br;q=0.5, gzip;q=0.8', gunzipSync],
    ['br', 'GZIP;q=0.5, BR; q=0.8', brotliDecompressSync],
    ['br', '*', brotliDecompressSync],
    ['gzip', 'br;q=0.000, *;q=0.1', gunzipSync],
  ])('is encoded as %s for a client that accepts %s', async (encoding, accepted, unpack) => {
    const answer = await get('/long', accepted);
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual(long);
    expect(answer.rawPayload.length).toBeLessThan(long.words.length / 10);
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  });

  it.each([
    ...[undefined, '', 'identity', 'deflate', 'br;q=0', 'br;q=0, gzip;q=0.0', 'gzip;q=0, *;q=0', 'gzip;q=x'],
    ...['*;q=0', 'broken', 'x-gzip', 'br-x'],
  ])('is not compressed for a client that accepts %s', async (accepted) => {
    const answer = await get('/long', accepted);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json()).toEqual(long);
  });
});

it('is compressed as a table too', async () => {
  const answer = await get('/csv', 'br');
  expect(answer.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(long.words);
});

it.each(['/short', '/text'])('%s is left alone', async (url) => {
  expect((await get(url, 'br')).headers['content-encoding']).toBeUndefined();
});

it('is not compressed twice', async () => {
  expect((await get('/done', 'br')).body).toBe(JSON.stringify(long));
});

it('is not sent after another answer', async () => {
  expect((await get('/twice', 'br')).body).toBe('gone');
  expect((await get('/long', 'br')).statusCode).toBe(200);
});

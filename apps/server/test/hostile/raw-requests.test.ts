import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { defectsOf } from './answer.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await createTestApp();
  port = Number(new URL(await app.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.finish());

const HOST = 'Host: titian.example\r\nConnection: close\r\n';
const XHR = `${HOST}X-Requested-With: XMLHttpRequest\r\nContent-Type: application/json\r\n`;
const LOGIN = 'POST /api/login HTTP/1.1\r\n';

/** Bytes that are no request, and whether the server says so; null where it may also read them as one. */
const rows: readonly (readonly [what: string, bytes: string | Buffer, status: number | null])[] = [
  ['no request', 'hello\r\n\r\n', 400],
  ['another protocol', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01]), 400],
  ['a method nobody has', `STEAL /api/login HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['another version', `GET /api/user/info HTTP/9.9\r\n${HOST}\r\n`, 400],
  ['a control character in the address', `GET /api/user/\u0001info HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['a control character in a header', `GET /api/user/info HTTP/1.1\r\n${HOST}X-A: a\u0000b\r\n\r\n`, 400],
  ['a header without a name', `GET /api/user/info HTTP/1.1\r\n${HOST}: a\r\n\r\n`, 400],
  ['headers without an end', `GET /api/user/info HTTP/1.1\r\n${HOST}X-A: ${'a'.repeat(40_000)}`, 413],
  ['a thousand headers', `GET /api/user/info HTTP/1.1\r\n${HOST}${'X-A: a\r\n'.repeat(3_000)}\r\n`, null],
  ['an address of 30,000 characters', `GET /${'a'.repeat(30_000)} HTTP/1.1\r\n${HOST}\r\n`, null],
  ['two lengths', `${LOGIN}${XHR}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
  ['a length below zero', `${LOGIN}${XHR}Content-Length: -2\r\n\r\n{}`, 400],
  [
    'a length and chunks',
    `${LOGIN}${XHR}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ['chunks of no size', `${LOGIN}${XHR}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`, 400],
  ['an encoding nobody knows', `${LOGIN}${XHR}Transfer-Encoding: gzip\r\n\r\n{}`, 400],
  [
    'an upgrade',
    `GET /api/stream HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`,
    null,
  ],
  ['a proxy', `CONNECT example.com:443 HTTP/1.1\r\n${HOST}\r\n`, null],
  ['an address of another site', `GET http://example.com/api/user/info HTTP/1.1\r\n${HOST}\r\n`, null],
  ['an address that is none', `GET api/user/info HTTP/1.1\r\n${HOST}\r\n`, null],
];

/** Longer than the server leaves a request unfinished. */
const SILENCE_MS = 60_000;

/** Sends bytes and reads until the server is done; empty where it hangs up without a word. */
function exchange(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(bytes));
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(Buffer.concat(parts).toString()));
    socket.setTimeout(SILENCE_MS, () => {
      reject(new Error(`neither answered nor disconnected; received ${Buffer.concat(parts)}`));
      socket.destroy();
    });
  });
}

function parse(answer: string) {
  const [head = '', text = ''] = answer.split('\r\n\r\n', 2);
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { status: Number(first.split(' ')[1]), headers, text };
}

describe('bytes that are no request', () => {
  it.each(rows)('%s: rejected in the error format, or disconnected', async (_what, bytes, status) => {
    const begin = performance.now();
    const given = await exchange(bytes);
    if (status === null && given === '') {
      return;
    }
    const answer = parse(given);
    expect(answer.status).toBe(status ?? answer.status);
    const defects = defectsOf({ ...answer, ms: performance.now() - begin }, { path: '/any' });
    expect([given, ...defects]).toEqual([given]);
  });

  it('without a host are rejected by the HTTP parser alone, with nothing in the answer', async () => {
    const given = await exchange('GET /api/user/info HTTP/1.1\r\n\r\n');
    expect(given).toMatch(/^HTTP\/1.1 400 Bad Request\r\nConnection: close\r\n.*\r\n\r\n(0\r\n\r\n)?$/s);
  });

  it('leave the server running', async () => {
    expect((await app.app.inject('/health')).statusCode).toBe(200);
  });
});

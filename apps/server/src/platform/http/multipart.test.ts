import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { registerErrorHandler } from './error-handler.ts';
import { dropReceived, readForm, registerMultipart } from './multipart.ts';
import { createUploadGate, type UploadGate } from './upload-gate.ts';

const limit = { files: { picture: 2 }, textMaxBytes: 1_000, callMaxBytes: 1_000_000 };
const inFlight = { addressMaxBytes: 2_000_000, accountMaxBytes: 1_000_000, totalMaxBytes: 3_000_000 };
let folder: string;
let app: FastifyInstance;
let gate: UploadGate;
let lines: string[];
let sockets: Socket[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'titian-multipart-'));
  gate = createUploadGate(inFlight);
  lines = [];
  sockets = [];
  app = Fastify();
  app.decorateRequest('principal', null);
  registerErrorHandler(app, pino({ level: 'error' }, { write: (line: string) => void lines.push(line) }));
  // Longer than a busy machine delays a whole body.
  const pace = { checkMs: 20, idleMs: 2_000, graceMs: 10_000, minBytesPerSecond: 1 };
  await registerMultipart(app, { folder, gate, pace });
  const form = (before?: () => Promise<void>) => ({
    preValidation: async (request: FastifyRequest) => {
      request.body = await readForm(request, limit, before);
    },
  });
  app.post('/form', form(), async (request) => {
    const { picture } = request.body as { picture?: readonly { size: number }[] };
    return { sizes: (picture ?? []).map((one) => one.size) };
  });
  const long = async (request: FastifyRequest) => {
    request.body = await readForm(request, { ...limit, textMaxBytes: 500_000 });
  };
  app.post('/long', { preValidation: long }, async () => ({}));
  app.post('/full', form(), async () => {
    throw Object.assign(new Error('write'), { code: 'ENOSPC' });
  });
  const reject = () => Promise.reject(new AppError('wrong_state'));
  app.post('/closed', form(reject), async () => ({}));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets) {
    socket.destroy();
  }
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const part = (field: string, bytes: number) =>
  `--b\r\ncontent-disposition: form-data; name="${field}"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n${'x'.repeat(bytes)}\r\n`;
const text = (field: string, bytes: number) =>
  `--b\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${'x'.repeat(bytes)}\r\n`;
const files = () => readdirSync(folder);

/** Sends a raw request and collects the response. */
function send(path: string, body: string, contentLength: number | 'chunked' | 'ended' = body.length + 100) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let answer = '';
  let closed = false;
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.on('close', () => (closed = true));
  socket.on('error', () => undefined);
  const isChunked = typeof contentLength === 'string';
  const length = isChunked ? 'transfer-encoding: chunked' : `content-length: ${contentLength}`;
  const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\n${length}\r\n\r\n`;
  const chunks = `${body.length.toString(16)}\r\n${body}\r\n${contentLength === 'ended' ? '0\r\n\r\n' : ''}`;
  socket.write(head + (isChunked ? chunks : body));
  const status = () => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
  return { socket, status, answer: () => answer, closed: () => closed };
}

describe('a form', () => {
  it('is read, and its files go once it is answered', async () => {
    const body = `${part('picture', 5)}${part('picture', 7)}--b--\r\n`;
    const { status, answer } = send('/form', body, body.length);
    await expect.poll(status).toBe(200);
    expect(answer()).toContain('{"sizes":[5,7]}');
    await expect.poll(() => [files(), gate.inFlightBytes()]).toEqual([[], 0]);
  });

  it('loses its completed and its open parts with its connection', async () => {
    const { socket } = send(
      '/form',
      part('picture', 70_000) + part('picture', 90_000).slice(0, 80_000),
      900_000,
    );
    await expect.poll(files).toHaveLength(2);
    expect(gate.inFlightBytes()).toBe(900_000);
    socket.destroy();
    await expect.poll(() => [files(), gate.inFlightBytes()]).toEqual([[], 0]);
  });

  it('that stalls is rejected, cut off and forgotten', async () => {
    const { status, closed } = send('/form', part('picture', 70_000), 900_000);
    await expect.poll(status).toBe(400);
    await expect.poll(closed).toBe(true);
    await expect.poll(() => [files(), gate.inFlightBytes()]).toEqual([[], 0]);
  });

  it.each([
    ['within a text', `${text('a', 20)}${text('b', 700)}`],
    ['within a file', part('picture', 300_000)],
    ['behind a part', part('picture', 9)],
    ['within the head of a part', `${text('a', 20)}--b\r\ncontent-disposition: form-d`],
    ['within a part without a name', `${text('a', 20)}--b\r\nx: y\r\n\r\n${'x'.repeat(50_000)}`],
  ])('that ended %s, before its end, is rejected at once', async (_where, body) => {
    for (const length of [body.length, 'ended' as const]) {
      const { status, answer } = send('/form', body, length);
      await expect.poll(status).toBe(400);
      expect(answer()).toContain('"code":"malformed"');
      await expect.poll(() => [files(), gate.inFlightBytes()]).toEqual([[], 0]);
    }
  });

  it.each([1_000, 20_000, 60_000, 200_000])(
    'is read at once where a part of %i bytes without a name is its last',
    async (bytes) => {
      const body = `${part('picture', 5)}--b\r\nx: y\r\n\r\n${'x'.repeat(bytes)}\r\n--b--\r\n`;
      const { status, answer } = send('/form', body, body.length);
      await expect.poll(status).toBe(200);
      expect(answer()).toContain('{"sizes":[5]}');
    },
  );

  it.each([
    ['a field that takes no file', part('other', 9), 422],
    ['one file more than the field takes', part('picture', 9) + part('picture', 9) + part('picture', 9), 422],
  ])('with %s is rejected before its end has come', async (_what, body, rejection) => {
    const { status } = send('/form', body, 900_000);
    await expect.poll(status).toBe(rejection);
    await expect.poll(() => [files(), gate.inFlightBytes()]).toEqual([[], 0]);
  });

  it.each([
    ['announces', 1_000_001],
    ['brings', 'chunked' as const],
  ])('that %s more than the call takes is rejected', async (_how, length) => {
    const body = length === 'chunked' ? part('picture', 1_000_100) : part('picture', 9);
    const { status } = send('/form', body, length);
    await expect.poll(status).toBe(413);
    await expect.poll(() => [files(), gate.inFlightBytes()]).toEqual([[], 0]);
  });

  it('for an object that takes no files is rejected before one is stored or capacity is used', async () => {
    const { status } = send('/closed', part('picture', 90_000).slice(0, 80_000), 900_000);
    await expect.poll(status).toBe(409);
    expect([files(), gate.inFlightBytes()]).toEqual([[], 0]);
  });

  it('with more text than it takes is rejected', async () => {
    const body = `${text('a', 1_001)}--b--\r\n`;
    const { status } = send('/form', body, body.length);
    await expect.poll(status).toBe(413);
  });

  it('with a text that is longer than any field is rejected, not read in part', async () => {
    const body = `${text('a', 100_001)}--b--\r\n`;
    const { status } = send('/long', body, body.length);
    await expect.poll(status).toBe(413);
  });

  it('waits outside while its address has too much under way', async () => {
    send('/form', part('picture', 9), 1_000_000);
    send('/form', part('picture', 9), 1_000_000);
    await expect.poll(() => gate.inFlightBytes()).toBe(2_000_000);
    const { status, answer } = send('/form', part('picture', 9), 1_000);
    await expect.poll(status).toBe(429);
    expect(answer().toLowerCase()).toContain('retry-after');
  });
});

describe('a full disk', () => {
  it('is answered 503 with its code, and logged', async () => {
    const body = `${part('picture', 5)}--b--\r\n`;
    const { status, answer } = send('/full', body, body.length);
    await expect.poll(status).toBe(503);
    expect(answer()).toContain('"code":"storage_full"');
    expect(lines.join()).toContain('ENOSPC');
    await expect.poll(files).toEqual([]);
  });
});

it('drops nothing where nothing came', async () => {
  const request = { received: null, leaveGate: null };
  await expect(dropReceived(request as never)).resolves.toBeUndefined();
});

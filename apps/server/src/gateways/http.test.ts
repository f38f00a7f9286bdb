import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selfSignedCertificate } from '../../test/builders/certificate.ts';
import type { ClientIdentity } from '../platform/client-identity.ts';
import { exchange, isSuccess, mutualTls } from './http.ts';
import { startHttpServer, type TestServer } from './testing/http-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startHttpServer();
});

afterAll(() => server.stop());

it('is silent when nothing listens', async () => {
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

describe('mutual TLS', async () => {
  const dated = { startsAt: new Date('2026-01-01T00:00:00Z'), endsAt: new Date('2049-01-01T00:00:00Z') };
  const partyOf = async (commonName: string) => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    return {
      certificatePem: await selfSignedCertificate({ commonName, privateKey, ...dated }),
      privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    };
  };
  const [bank, own, stranger] = await Promise.all([
    partyOf('localhost'),
    partyOf('Titian'),
    partyOf('Titian'),
  ]);
  let host: Server;
  let url: string;
  beforeAll(async () => {
    const { certificatePem: cert, privateKeyPem: key } = bank;
    host = createServer({ cert, key, ca: own.certificatePem, requestCert: true }, (incoming, outgoing) => {
      const status = incoming.url === '/moved' ? 302 : 200;
      outgoing.writeHead(status, { location: '/elsewhere', connection: 'close' });
      incoming.pipe(outgoing);
    });
    // An ended handshake is what is tested; the server has nothing to add.
    host.on('tlsClientError', () => undefined);
    await new Promise<void>((resolve) => host.listen(0, 'localhost', resolve));
    url = `https://localhost:${(host.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => host.close(resolve)));
  const posting = (identity: Omit<ClientIdentity, 'authorityPem'>, authorityPem: string | null, path = '/') =>
    exchange({
      ...{ method: 'POST', url: url + path, body: 'hé', timeoutMs: 5_000 },
      agent: mutualTls({ ...identity, authorityPem }),
    });

  it('reaches a bank that knows our certificate, and whose certificate we know', async () => {
    expect(await posting(own, bank.certificatePem)).toEqual({ kind: 'answered', status: 200, body: 'hé' });
  });

  it('is silent at a bank with another certificate, one that rejects the client certificate, or a redirect', async () => {
    expect(await posting(own, null)).toMatchObject({ kind: 'silent' });
    expect(await posting(stranger, bank.certificatePem)).toMatchObject({ kind: 'silent' });
    expect(await posting(own, bank.certificatePem, '/moved')).toEqual({
      kind: 'silent',
      cause: 'redirected by HTTP 302',
    });
  });
});

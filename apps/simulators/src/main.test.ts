import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { enquiryFor, fpxKeys, makeKeyPair, merchantKeys, paymentRequest } from './testing/merchant.ts';

const folder = mkdtempSync(join(tmpdir(), 'simulators-main-'));
const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const started: ChildProcess[] = [];

afterAll(() => {
  for (const child of started) if (child.exitCode === null) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function keyFile(name: string, pem: string): string {
  const path = join(folder, name);
  writeFileSync(path, pem);
  return path;
}

function environment(changes: Record<string, string> = {}): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    DATA_DIR: folder,
    MERCHANT_PUBLIC_KEY_FILE: keyFile('merchant.pem', merchantKeys.publicPem),
    FPX_PRIVATE_KEY_FILE: keyFile('fpx.key', fpxKeys.privatePem),
    FPX_CERT_FILE: keyFile('fpx.pem', fpxKeys.publicPem),
    FPX_EXCHANGE_ID: 'EX00000001',
    FPX_SELLER_ID: 'SE00000001',
    FPX_DIRECT_URL: 'http://127.0.0.1:1/api/fpx/direct',
    FPX_INDIRECT_URL: 'http://127.0.0.1:1/api/fpx/indirect',
    ...changes,
  };
}

interface Ready {
  readonly ready: boolean;
  readonly simulator_url: string;
  readonly smtp_port: number;
}

function run(changes: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', main], { env: environment(changes) });
  started.push(child);
  return child;
}

async function readyLine(child: ChildProcess): Promise<Ready> {
  if (child.stdout === null) throw new Error('no output');
  const [line] = await once(createInterface(child.stdout), 'line');
  const ready: Ready = JSON.parse(String(line));
  return ready;
}

async function post(url: string, fields: Record<string, string>): Promise<string> {
  return (await fetch(url, { method: 'POST', body: new URLSearchParams(fields) })).text();
}

describe('the program', () => {
  test.each([
    ['production', { NODE_ENV: 'production' }, 'NODE_ENV=production'],
    ['a missing folder', { DATA_DIR: '' }, 'DATA_DIR is not set'],
    ['a missing key file', { FPX_CERT_FILE: '/nowhere.pem' }, 'FPX_CERT_FILE'],
    ['a wrong port', { SMTP_PORT: '70000' }, 'SMTP_PORT'],
    ['a wrong exchange id', { FPX_EXCHANGE_ID: 'X1' }, 'EX00000001'],
    [
      "another's certificate",
      { FPX_CERT_FILE: keyFile('other.pem', makeKeyPair().publicPem) },
      'does not belong',
    ],
  ])('rejects %s with a sentence', async (_what, changes: Record<string, string>, sentence) => {
    const child = run(changes);
    if (child.stderr === null) throw new Error('no output');
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(said).toContain(sentence);
    expect(said).not.toContain('    at ');
    expect(code).toBe(1);
  });

  test('retains its payments after a kill, and stops cleanly on a signal', async () => {
    const first = run();
    const ready = await readyLine(first);
    expect(ready).toMatchObject({
      ready: true,
      simulator_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    });
    expect(ready.smtp_port).toBeGreaterThan(0);
    const request = paymentRequest();
    const paid = await post(`${ready.simulator_url}/FPXMain/seller2DReceiver.jsp`, request);
    expect(paid).toContain('Maybank2U');
    first.kill('SIGKILL');
    await once(first, 'exit');
    const second = run();
    const { simulator_url: url } = await readyLine(second);
    const answer = await post(`${url}/FPXMain/sellerNVPTxnStatus.jsp`, enquiryFor(request));
    expect(answer).toContain('fpx_debitAuthCode=09');
    second.kill('SIGTERM');
    expect(await once(second, 'exit')).toEqual([0, null]);
  }, 60_000);

  test('notifies its parent and stops when the parent no longer exists', async () => {
    const child = fork(main, { env: environment(), execArgv: ['--import', 'tsx'], silent: true });
    started.push(child);
    const [message] = await once(child, 'message');
    expect(message).toMatchObject({ ready: true });
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

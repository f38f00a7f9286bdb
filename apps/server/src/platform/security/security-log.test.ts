import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { call } from '../../../test/builders/http.ts';
import { newId } from '../ids.ts';
import type { SecurityEventRow } from './event.ts';
import { createOutlet } from './outlet.ts';
import { openSecurityLog } from './security-log.ts';

const row: SecurityEventRow = {
  ...{ id: newId(), kind: 'number_revealed', detail: 'payout.account_number', occurrences: 1 },
  ...{ account: { kind: 'operator', id: newId() }, network: Buffer.alloc(16, 171), requestId: newId() },
  at: new Date('2026-11-22T04:00:00.000Z'),
};
const silent = pino({ level: 'silent' });

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'titian-security-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

it('rejects a file that cannot be written, and a start of the product with it', async () => {
  const file = join(folder(), 'missing', 'security.jsonl');
  await expect(openSecurityLog(file, 'test', silent)).rejects.toThrow('SECURITY_LOG_FILE cannot be written');
  await expect(createTestApp({ SECURITY_LOG_FILE: file })).rejects.toThrow('SECURITY_LOG_FILE');
});

it('writes a line per event with field names of the Elastic Common Schema', async () => {
  const file = join(folder(), 'security.jsonl');
  const output = await openSecurityLog(file, 'production', silent);
  await output.write([row]);
  // A rotation renames the file; the next line begins a new one.
  renameSync(file, `${file}.1`);
  await output.write([{ ...row, account: null, network: null, requestId: null }]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [first, second] = [`${file}.1`, file].map((one) => JSON.parse(readFileSync(one, 'utf8')));
  expect(first).toEqual({
    '@timestamp': '2026-11-22T04:00:00.000Z',
    ecs: { version: '8.17' },
    event: {
      ...{ id: row.id, kind: 'event', category: ['iam'], type: ['access'] },
      ...{ action: 'number_revealed', outcome: 'success', reason: 'payout.account_number' },
    },
    service: { name: 'titian', environment: 'production' },
    user: { id: row.account?.id, roles: ['operator'] },
    http: { request: { id: row.requestId } },
    titian: { occurrences: 1, network: 'ab'.repeat(16) },
  });
  expect(second).not.toHaveProperty('user');
});

it('writes to the log of the process where no file is named', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });
  const output = await openSecurityLog(null, 'production', pino({ level: 'info' }, stream));
  await output.write([row]);
  expect(JSON.parse(lines.join(''))).toMatchObject({ security: true, event: { action: 'number_revealed' } });
});

it('fails no call when the file cannot be written later, and writes what waited once it can', async () => {
  const [at, errors] = [folder(), [] as unknown[]];
  const file = join(at, 'security.jsonl');
  const log = { error: (fields: unknown) => errors.push(fields) } as never;
  const outlet = createOutlet(await openSecurityLog(file, 'test', silent), log);
  rmSync(at, { recursive: true });
  outlet.add(row);
  await outlet.write();
  expect(errors).toMatchObject([{ output: 'security log', lost: 0 }]);
  expect([outlet.isFailing(), outlet.isEmpty()]).toEqual([true, false]);
  mkdirSync(at);
  await outlet.write();
  expect([outlet.isFailing(), outlet.isEmpty()]).toEqual([false, true]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ event: { id: row.id } });
});

it('holds no address, name or number of a failed sign-in', async () => {
  const file = join(folder(), 'security.jsonl');
  const app = await createTestApp({ SECURITY_LOG_FILE: file });
  const body = { email: 'aminah@example.com', password: 'teh tarik kurang manis' };
  expect((await call(app, 'login', { body, ip: '203.0.113.77' })).status).toBe(422);
  await app.security.flush();
  const text = readFileSync(file, 'utf8');
  expect(JSON.parse(text)).toMatchObject({ event: { action: 'sign_in_failed', outcome: 'failure' } });
  expect(text).not.toMatch(/aminah|example\.com|203\.0\.113|tarik/);
  await app.finish();
});

import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { verifyLedger } from '@titian/contracts/proof/verify-ledger';
import { addDays, type Day, isBusinessDay, day as toDay } from '@titian/finance/calendar';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startQuietBank } from '../../../test/bank.ts';
import { giveCash, issuedNote, repay } from '../../../test/builders/financing.ts';
import { signInOperator } from '../../../test/builders/identity.ts';
import {
  type ApprovedInvestor,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { systemOn, TRUST } from '../../../test/builders/proofs.ts';
import { waitingWithdrawal } from '../../../test/builders/withdrawals.ts';
import { asOwner } from '../../../test/owner.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';
import { ledgerExport } from '../../ledger-export.ts';
import { systemActor } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { sha256 } from '../../platform/field-encryption.ts';
import { canonical } from '../../platform/idempotency.ts';
import { readHolidays } from '../settings/public.ts';
import { makeDayProof } from './commands/make-record.ts';
import { signingKey, signText } from './domain/signing-key.ts';
import { rotateKey } from './public.ts';
import { ledgerHorizon } from './store/ledger-rows.ts';
import { findRecord, listKeys } from './store/records.ts';

const run = promisify(execFile);
const system = { actor: systemActor, dateShiftDays: 0, requestId: null };
const home = mkdtempSync(join(tmpdir(), 'titian-ledger-'));
let bank: TestServer;
let app: TestApp;
let buyer: ApprovedInvestor;
let days: readonly [Day, Day, Day];
/** Has a record as they were before the chain. */
let beforeChain: Day;
let key: string;
let whole: string;

/** Until nothing that is booked by now can be ahead of the chain. */
const settle = async () => {
  const { rows } = await sql<{ last: string }>`select to_char(max(created_at) at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as last from transfers`.execute(app.database.reader.db);
  const last = rows[0]?.last ?? expect.fail('something is booked');
  await vi.waitFor(async () => expect((await ledgerHorizon(app.database.reader)) > last).toBe(true), 10_000);
};
const waitingForLocks = async (tx: Tx) => {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(tx.db);
  return rows[0]?.waiting;
};
const record = (on: Day) => makeDayProof(app.work, systemOn(on), on, TRUST);

/** Makes a record one of those that were signed before the chain of transfers. */
const forgetChain = (on: Day) =>
  asOwner(app, async (tx) => {
    const stored = (await findRecord(tx, on)) ?? expect.fail('there is a record');
    const { ledger: _, ...content } = JSON.parse(stored.content);
    const text = canonical(content);
    const signature = await app.work.query(system, async (ctx) =>
      signText(signingKey(ctx.fieldEncryption, 1), text),
    );
    await sql`alter table proof_records disable trigger proof_records_append_only`.execute(tx.db);
    await sql`update proof_records set content = ${text}, hash = ${sha256(text)}, signature = ${signature},
      ahead = null where day = ${on}`.execute(tx.db);
    await sql`alter table proof_records enable trigger proof_records_append_only`.execute(tx.db);
  });

beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url });
  const issuer = await approvedIssuer(app);
  buyer = await approvedInvestor(app);
  await giveCash(app, buyer, ['10000.00']);
  const note = await issuedNote(app, issuer, [{ investor: buyer, amount: '10000.00' }]);
  const holidays = await app.work.query(system, readHolidays);
  const open: Day[] = [];
  for (let on = addDays(toDay(note.issuedOn), 1); open.length < 4; on = addDays(on, 1)) {
    if (isBusinessDay(on, holidays)) open.push(on);
  }
  const [earlier, first, second, third] = open;
  if (!earlier || !first || !second || !third) throw new Error('there are four business days');
  beforeChain = earlier;
  await record(earlier);
  await forgetChain(earlier);
  days = [first, second, third];
  await settle();
  await record(first);
  // A transaction under way holds the end of the chain back: what is booked meanwhile is ahead of it.
  await asOwner(app, async (tx) => {
    await sql`select 1`.execute(tx.db);
    await repay(app, issuer, note.id, { amount: '1000.00', on: second });
    await waitingWithdrawal(app);
    await app.work.command(system, rotateKey);
    await record(second);
  });
  await giveCash(app, buyer, ['250.00']);
  await settle();
  await record(third);
  key = (await listKeys(app.database.reader))[0]?.publicKey.toString('hex') ?? expect.fail('there is a key');
  whole = await unpacked('whole', { from: first, to: third });
}, 120_000);
afterEach(() => app.verifyLedger());
afterAll(async () => {
  rmSync(home, { recursive: true, force: true });
  await bank.stop();
  await app.finish();
});

type Query = Readonly<Record<string, string>>;

async function download(query: Query, headers?: Awaited<ReturnType<typeof signInOperator>>['headers']) {
  const url = `${app.config.API_BASE}/operator/ledger/export?${new URLSearchParams(query)}`;
  const signedIn = headers ?? (await signInOperator(app, ['finance'])).headers;
  return app.app.inject({ method: 'GET', url, headers: signedIn });
}

/** An export in a folder of its own. */
async function unpacked(name: string, query: Query): Promise<string> {
  const { rawPayload, statusCode, headers } = await download(query);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip']);
  const folder = join(home, name);
  mkdirSync(folder);
  for (const [file, bytes] of Object.entries(unzipSync(new Uint8Array(rawPayload)))) {
    writeFileSync(join(folder, file), bytes);
  }
  return folder;
}

const problemsOf = async (folder: string, options: { keys?: string[]; earlier?: string } = {}) =>
  (await verifyLedger(folder, { keys: [key], ...options })).problems;
const linesOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8').trim().split('\n');

describe('the download of the ledger', () => {
  const codeOf = (body: string) => (JSON.parse(body) as { code?: string }).code;

  it('is for operators who may read it', async () => {
    const range = { from: days[0], to: days[2] };
    expect((await download(range, {})).statusCode).toBe(401);
    expect((await download(range, buyer.headers)).statusCode).toBe(401);
    const { headers } = await signInOperator(app, ['support']);
    expect((await download(range, headers)).statusCode).toBe(403);
  });

  it.each([
    [{ from: 'yesterday', to: '2026-01-01' }, 422, undefined],
    [{ from: '2026-01-02', to: '2026-01-01' }, 422, undefined],
    [{ from: '2026-01-01', to: '2026-01-01', format: 'xls' }, 422, undefined],
    [{ from: '2020-01-01', to: '2020-12-31' }, 404, 'ledger_export_empty'],
  ])('refuses %j', async (query, status, code) => {
    const answer = await download(query);
    expect(answer.statusCode).toBe(status);
    if (code !== undefined) expect(codeOf(answer.body)).toBe(code);
  });

  it('is one at a time', async () => {
    const { headers } = await signInOperator(app, ['finance']);
    const range = { from: days[0], to: days[2] };
    const first = await asOwner(app, async (tx) => {
      await sql`lock table accounts in access exclusive mode`.execute(tx.db);
      const begun = download(range, headers);
      await vi.waitFor(async () => expect(await waitingForLocks(tx)).toBe(1), 10_000);
      const second = await download(range, headers);
      expect([second.statusCode, codeOf(second.body)]).toEqual([409, 'ledger_export_busy']);
      return { begun };
    });
    expect((await first.begun).statusCode).toBe(200);
    expect((await download(range, headers)).statusCode).toBe(200);
  });

  it('is in the audit log before it begins', async () => {
    const { rows } = await sql<{ after: object }>`select after from audit_events
      where action = 'ledger.exported' order by id limit 1`.execute(app.database.reader.db);
    expect(rows[0]?.after).toEqual({
      ...{ from: days[0], to: days[2], format: 'csv' },
      transfers: linesOf(whole, 'transfers.csv').length - 1,
    });
  });

  it('holds no id, name, address or number of a customer, and the same pseudonyms each time', async () => {
    const files = ['accounts.csv', 'transfers.csv', 'records.jsonl', 'keys.jsonl', 'manifest.json'];
    const texts = files.map((file) => readFileSync(join(whole, file), 'utf8'));
    const { rows } = await sql<Record<string, string>>`
      select u.id::text, u.email, i.inv_no, i.verified_name, i.cash_account_id::text
      from investors i join users u on u.id = i.user_id
      union all select u.id::text, u.email, i.registration_no, i.company_name, i.cash_account_id::text
      from issuers i join users u on u.id = i.user_id`.execute(app.database.reader.db);
    expect(rows.length).toBe(3);
    for (const value of rows.flatMap((row) => Object.values(row))) {
      expect(texts.filter((one) => one.includes(value))).toEqual([]);
    }
    const again = await unpacked('again', { from: days[0], to: days[2] });
    expect(linesOf(again, 'accounts.csv')).toEqual(linesOf(whole, 'accounts.csv'));
  });
});

describe('an export', () => {
  it('agrees with the records, the balances and the chain, in both forms', async () => {
    const found = await verifyLedger(whole, { keys: [key] });
    expect(found).toMatchObject({ problems: [], records: 3, first: 1 });
    expect(found.last).toBe(linesOf(whole, 'transfers.csv').length - 1);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from transfers`.execute(
      app.database.reader.db,
    );
    expect(found.last).toBe(rows[0]?.n);
    const lines = await unpacked('lines', { from: days[0], to: days[2], format: 'jsonl' });
    expect(await verifyLedger(lines, { keys: [key], earlier: whole })).toEqual(found);
  });

  it('is over everything before the first record with a chain, where earlier ones have none', async () => {
    expect((await download({ from: beforeChain, to: beforeChain })).statusCode).toBe(404);
    const all = await unpacked('all', { from: beforeChain, to: days[2] });
    expect(await verifyLedger(all, { keys: [key], earlier: whole })).toMatchObject({
      ...{ problems: [], records: 3, first: 1 },
    });
    expect(linesOf(all, 'records.jsonl')).toHaveLength(4);
  });

  it('begins where the record before it ends', async () => {
    const later = await unpacked('later', { from: days[2], to: days[2] });
    const found = await verifyLedger(later, { keys: [key], earlier: whole });
    expect(found).toMatchObject({ problems: [], records: 1 });
    expect(found.first).toBeGreaterThan(1);
    const middle = await unpacked('middle', { from: days[1], to: days[1] });
    expect(await problemsOf(middle, { earlier: whole })).toEqual([]);
  });

  it('is signed by keys that the given one leads to, and by no other', async () => {
    const second = (await listKeys(app.database.reader))[1]?.publicKey.toString('hex') ?? '';
    expect(await problemsOf(whole, { keys: [second] })).toEqual(
      [beforeChain, days[0]].map((on) => `the record of ${on}: no key that is trusted signed it`),
    );
    expect((await problemsOf(whole, { keys: ['0'.repeat(64)] })).length).toBe(4);
  });
});

describe('the command', () => {
  const printed: string[] = [];
  const command = async (...words: string[]) => {
    printed.length = 0;
    return ledgerExport({ work: app.work, print: (line) => printed.push(line) }, words);
  };

  it.each([
    [[]],
    [['--from', '2026-01-01', '--to', 'x', '--out', 'y']],
    [['--from', '2026-01-02', '--to', '2026-01-01', '--out', 'y']],
    [['--from', '2026-01-01', '--to', '2026-01-01']],
    [['--from', '2026-01-01', '--to', '2026-01-01', '--out', 'y', '--format', 'pdf']],
    [['--form', '2026-01-01']],
  ])('explains itself on %j', async (words) => {
    expect(await command(...words)).toBe(2);
    expect(printed.join()).toContain('npm run ledger:export');
  });

  it('leaves nothing where there is no record, and no folder is written over', async () => {
    const out = join(home, 'none');
    expect(await command('--from', '2020-01-01', '--to', '2020-01-02', '--out', out)).toBe(1);
    expect(() => readFileSync(join(out, 'manifest.json'))).toThrow('ENOENT');
    const used = command('--from', days[0], '--to', days[2], '--out', whole);
    await expect(used).rejects.toThrow('is not empty');
  });

  it('writes what the published program verifies in an empty folder', async () => {
    const out = join(home, 'written');
    expect(await command('--from', days[0], '--to', days[2], '--out', out, '--format', 'jsonl')).toBe(0);
    const empty = join(home, 'empty');
    mkdirSync(empty);
    const source = fileURLToPath(import.meta.resolve('@titian/contracts/proof/verify-ledger'));
    copyFileSync(source, join(empty, 'verify-ledger.mjs'));
    const verified = (folder: string) =>
      run(process.execPath, ['verify-ledger.mjs', folder, '--key', key], { cwd: empty });
    expect((await verified(out)).stdout).toContain('every balance, every day and the chain');
    const forged = forge('forged', (lines) => lines.with(3, lines[3]?.replace(/,\d+,/u, ',1,') ?? ''));
    await expect(verified(forged)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('These books do not hold.'),
    });
    await expect(verified(join(home, 'nowhere'))).rejects.toMatchObject({ code: 2 });
  });
});

/** The whole export with other lines of transfers; the hash of the file is changed with them. */
function forge(name: string, change: (lines: string[]) => string[]): string {
  const folder = join(home, name);
  cpSync(whole, folder, { recursive: true });
  rewrite(folder, 'transfers.csv', `${change(linesOf(whole, 'transfers.csv')).join('\n')}\n`);
  return folder;
}

function rewrite(folder: string, file: string, content: string): void {
  writeFileSync(join(folder, file), content);
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  for (const listed of manifest.files) {
    if (listed.name === file) listed.sha256 = sha256(content).toString('hex');
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
}

const line = (lines: readonly string[], number: number) => lines[number] ?? expect.fail('there is a line');
const idOf = (number: number) => line(linesOf(whole, 'transfers.csv'), number).split(',')[1] ?? '';
/** A line with another value, its hash made again. */
const withAmount = (text: string, sen: string) => {
  const values = text.split(',').slice(0, -1).with(4, sen);
  const hashed = values.map((one, at) => (at === 0 ? Number(one) : one === '' ? null : one));
  return [...values, sha256(JSON.stringify(hashed)).toString('hex')].join(',');
};

describe('what was changed in an export is named', () => {
  it('an amount', async () => {
    const folder = forge('amount', (lines) =>
      lines.with(2, line(lines, 2).split(',').with(4, '777').join(',')),
    );
    expect(await problemsOf(folder)).toContain(`transfer 2 (${idOf(2)}) was altered`);
  });

  it('an amount with its hash', async () => {
    const folder = forge('hashed', (lines) => lines.with(2, withAmount(line(lines, 2), '777')));
    const problems = await problemsOf(folder, { earlier: whole });
    expect(problems).toContain(`transfer 2 (${idOf(2)}) was another one earlier`);
    expect(problems.join('\n')).toMatch(/the record of \S+ is over other transfers than 1 to \d+/u);
    expect(problems.join('\n')).toMatch(/account [0-9a-f]{32} \(\w+\) has RM/u);
  });

  it('a transfer that is gone, in the middle and at the end', async () => {
    const middle = forge('gone', (lines) => lines.toSpliced(3, 1));
    expect(await problemsOf(middle)).toContain('transfer 3 was removed');
    const last = linesOf(whole, 'transfers.csv').length - 1;
    const end = forge('end', (lines) => lines.slice(0, -2));
    expect(await problemsOf(end)).toContain(`transfers ${last - 1} to ${last} were removed`);
    expect(await problemsOf(end, { earlier: whole })).toContain(
      `transfer ${last} (${idOf(last)}) was there earlier`,
    );
  });

  it('a transfer that was added, twice or as a new one', async () => {
    const twice = forge('twice', (lines) => lines.toSpliced(3, 0, line(lines, 3)));
    expect(await problemsOf(twice)).toEqual([`transfer 3 (${idOf(3)}) was added after transfer 3`]);
    const last = linesOf(whole, 'transfers.csv').length - 1;
    const beyond = forge('beyond', (lines) => [
      ...lines,
      line(lines, last).replace(/^\d+/u, String(last + 1)),
    ]);
    expect(await problemsOf(beyond)).toEqual([
      `transfer ${last + 1} (${idOf(last)}) was added: no record is over it`,
    ]);
  });

  it('a balance, an account, a record and a file', async () => {
    const copy = (name: string) => {
      const folder = join(home, name);
      cpSync(whole, folder, { recursive: true });
      return folder;
    };
    const accounts = linesOf(whole, 'accounts.csv');
    const at = accounts.findIndex((one) => one.includes(',investor_cash,'));
    const [pseudonym, ...rest] = line(accounts, at).split(',');
    const balance = copy('balance');
    rewrite(
      balance,
      'accounts.csv',
      `${accounts.with(at, [pseudonym, ...rest.with(2, '1')].join(',')).join('\n')}\n`,
    );
    expect((await problemsOf(balance)).join('\n')).toContain(
      `account ${pseudonym} (investor_cash) has RM 0.01`,
    );
    const account = copy('account');
    rewrite(account, 'accounts.csv', `${accounts.toSpliced(at, 1).join('\n')}\n`);
    expect((await problemsOf(account)).join('\n')).toContain(
      `is of account ${pseudonym}, which is not listed`,
    );
    const signed = copy('signed');
    const records = readFileSync(join(whole, 'records.jsonl'), 'utf8');
    rewrite(signed, 'records.jsonl', records.replace('\\"amount\\":\\"0.00\\"', '\\"amount\\":\\"0.01\\"'));
    expect((await problemsOf(signed)).join('\n')).toContain('its signature is not valid');
    const ahead = copy('ahead');
    rewrite(
      ahead,
      'records.jsonl',
      records.replace('"withdrawals_in_transit","400.00"', '"withdrawals_in_transit","-400.00"'),
    );
    expect(readFileSync(join(ahead, 'records.jsonl'), 'utf8')).not.toBe(records);
    expect((await problemsOf(ahead)).join('\n')).toContain('what is ahead has another hash');
    const file = copy('file');
    writeFileSync(join(file, 'keys.jsonl'), `${readFileSync(join(file, 'keys.jsonl'), 'utf8')}\n`);
    expect(await problemsOf(file)).toEqual(['keys.jsonl is not as it was written']);
  });

  it('a transfer that the owner of the database changed', async () => {
    const change = (by: number) =>
      asOwner(app, async (tx) => {
        await sql`alter table transfers disable trigger transfers_append_only`.execute(tx.db);
        await sql`update transfers set amount_sen = amount_sen + ${by} where id = ${idOf(2)}`.execute(tx.db);
        await sql`alter table transfers enable trigger transfers_append_only`.execute(tx.db);
      });
    await change(1);
    try {
      const changed = await unpacked('changed', { from: days[0], to: days[2] });
      const problems = await problemsOf(changed, { earlier: whole });
      expect(problems).toContain(`transfer 2 (${idOf(2)}) was another one earlier`);
      expect(problems.join('\n')).toContain('is over other transfers than 1 to');
      expect(strFromU8(readFileSync(join(changed, 'transfers.csv')))).toContain(idOf(2));
    } finally {
      await change(-1);
    }
  });
});

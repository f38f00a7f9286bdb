import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { send } from './api/client.ts';
import { approvedInvestor, type Member } from './api/join.ts';
import { topUp } from './api/money.ts';
import { createOperatorPair } from './api/operator-pair.ts';
import { newPerson } from './api/people.ts';
import { type RunningProduct, removeDataDir, startProduct, temporaryDataDir } from './product/product.ts';
import { runScript } from './product/run-program.ts';

/** What is kept apart from the product: backups, keys and the archive (docs/runbooks/backup.md). */
const elsewhere = temporaryDataDir();
const backup = join(elsewhere, 'base');
const archive = join(elsewhere, 'archive');
const escrow = join(elsewhere, 'escrow');
/** Of the product that is lost. */
const lostDir = temporaryDataDir();
/** What it is restored into, on two new disks. */
const [instantDir, newestDir] = [temporaryDataDir(), temporaryDataDir()];
const running: RunningProduct[] = [];

test.afterAll(async () => {
  await Promise.all(running.map((product) => product.stop()));
  for (const folder of [lostDir, instantDir, newestDir, elsewhere]) removeDataDir(folder);
});

/** The balance of every account in sen, added up from the transfers. */
const BALANCES = `select account_id as id, sum(amount)::text as balance_sen from (
    select credit_account_id as account_id, amount_sen as amount from transfers
    union all select debit_account_id, -amount_sen from transfers) moves
  group by account_id order by account_id`;
const NOW = `select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`;
const SWITCH = 'select pg_walfile_name(pg_switch_wal()) as segment';

test('a product whose disk is lost is restored to an instant and to the newest, to the sen', async () => {
  test.setTimeout(600_000);
  const product = await start(lostDir, archive);
  const pair = await createOperatorPair(product);
  const first = await approvedInvestor(product, pair, newPerson('Salmah', 'Idris'));
  await topUp(product, first.session, '5000.00');

  expect(await succeeded(lostDir, ['backup', '--to', backup])).toMatch(/No key is in it/);

  const later = await approvedInvestor(product, pair, newPerson('Zaiton', 'Bakar'));
  await topUp(product, later.session, '700.00');
  const atInstant = await query(lostDir, BALANCES);
  const instant = String((await query(lostDir, NOW))[0]?.now);
  await topUp(product, later.session, '900.00');
  await topUp(product, first.session, '1100.00');
  const atEnd = await query(lostDir, BALANCES);
  await archived(instant);
  await test.step(
    'a drill restores it beside the product, and a damaged one is found and recorded',
    tryDrills,
  );
  await test.step(
    'its wind-down package is read back without its database and keys, and a changed one is found',
    tryWindDown,
  );
  for (const name of ['keys', 'demo.json', 'demo-operators.json'])
    cpSync(join(lostDir, name), join(escrow, name), { recursive: true });
  await product.killAll();

  await test.step('nothing is restored over data, nor started where a restore broke off', async () => {
    await rejected(lostDir, ['restore', '--from', backup], /is not empty: restore into a new DATA_DIR/);
    removeDataDir(lostDir);
    for (const folder of [instantDir, newestDir]) cpSync(escrow, folder, { recursive: true });
    mkdirSync(join(instantDir, 'postgres/cluster'), { recursive: true });
    writeFileSync(join(instantDir, 'restore.unfinished'), '');
    await expect(start(instantDir)).rejects.toThrow('Run it again: npm run restore');
  });

  await test.step('it is restored, and verified, to the instant and to the newest', () =>
    Promise.all([restored(instantDir, ['--to', instant]), restored(newestDir, [])]));

  await test.step('at the instant it has everything until then and nothing after it, at the newest all', async () => {
    await expectMoney(instantDir, atInstant, later, '700.00');
    await expectMoney(newestDir, atEnd, later, '1600.00');
  });
});

/** What is restored archives into a folder of its own. */
async function start(dataDir: string, archiveDir = ''): Promise<RunningProduct> {
  const product = await startProduct(dataDir, { archiveDir });
  running.push(product);
  return product;
}

/** As the product tries one every week. */
async function tryDrills(): Promise<void> {
  expect(await succeeded(lostDir, ['drill'])).toMatch(
    /was restored, and ledger, audit chain and stored files are/,
  );
  const manifest = join(backup, 'manifest.json');
  const whole = readFileSync(manifest);
  writeFileSync(manifest, whole.toString().replace(/"chainHead"/, '"chainHeads"'));
  await rejected(lostDir, ['drill'], /The drill failed: The backup was rejected, see above/);
  writeFileSync(manifest, whole);
  expect(existsSync(join(lostDir, 'drill'))).toBe(false);
  const drills = `select problem, backup_made_at is not null as is_known, restored_to is not null as is_restored
    from restore_drills order by id`;
  expect(await query(lostDir, drills)).toEqual([
    { problem: null, is_known: true, is_restored: true },
    { problem: 'The backup was rejected, see above.', is_known: true, is_restored: false },
  ]);
}

/** As docs/runbooks/wind-down.md says, for somebody who has the package alone. */
async function tryWindDown(): Promise<void> {
  const handover = join(elsewhere, 'handover');
  expect(await succeeded(lostDir, ['wind-down', '--to', handover])).toMatch(/Note the manifest's SHA-256/);
  const verify = ['wind-down', '--verify', handover];
  const receiverDir = join(elsewhere, 'receiver');
  expect(await succeeded(receiverDir, verify)).toMatch(/balance and total is as it was written/);
  expect(existsSync(receiverDir)).toBe(false);
  const manifest = join(handover, 'manifest.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"rows": (\d+)/, '"rows": 1$1'));
  await rejected(receiverDir, verify, /DIFFERS/);
}

/** As `npm run backup` and `npm run restore` do. */
function command(dataDir: string, words: readonly string[]) {
  const env = { DATA_DIR: dataDir, ARCHIVE_DIR: archive, DATABASE_URL: '' };
  return runScript('scripts/server-cli.mjs', words, env);
}

async function succeeded(dataDir: string, words: readonly string[]): Promise<string> {
  const { code, output } = await command(dataDir, words);
  expect(code, output).toBe(0);
  return output;
}

async function rejected(dataDir: string, words: readonly string[], problem: RegExp): Promise<void> {
  const { code, output } = await command(dataDir, words);
  expect(output).toMatch(problem);
  expect(code).not.toBe(0);
}

/** Queries the product's database as the superuser of its cluster. */
async function query(dataDir: string, text: string): Promise<Record<string, unknown>[]> {
  const { databaseUrl } = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'));
  const url = new URL(databaseUrl);
  url.username = 'postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Ends the segment in use past an instant, and waits until it and every stored file are in the archive. */
async function archived(instant: string): Promise<void> {
  // An archive reaches to the second before its newest segment was last written.
  const isPast = `select clock_timestamp() > '${instant}'::timestamptz + interval '3 seconds' as past`;
  await expect.poll(async () => (await query(lostDir, isPast))[0]?.past).toBe(true);
  const [{ segment } = {}] = await query(lostDir, SWITCH);
  await expect.poll(() => existsSync(join(archive, 'wal', `${segment}.gz`))).toBe(true);
  const stored = await query(lostDir, `select storage_key from files where state = 'stored'`);
  expect(stored.length).toBeGreaterThan(0);
  const isArchived = ({ storage_key: key }: Record<string, unknown>) =>
    existsSync(join(archive, 'files', String(key)));
  await expect.poll(() => stored.every(isArchived)).toBe(true);
}

async function restored(dataDir: string, words: readonly string[]): Promise<void> {
  const output = await succeeded(dataDir, ['restore', '--from', backup, ...words]);
  expect(output).toMatch(/All \d+ invariants hold/);
  expect(output).toMatch(/The audit log and the transfers are as they were written/);
  expect(output).toMatch(/every stored file are whole/);
}

/** Every account to the sen, and an investor who reads the balance in the product. */
async function expectMoney(
  dataDir: string,
  expected: object[],
  { session }: Member,
  balance: string,
): Promise<void> {
  const product = await start(dataDir);
  expect(await query(dataDir, BALANCES)).toEqual(expected);
  // A server that has just started on a busy machine answers 503 at first.
  const read = () => send<{ user?: { balance: string } }>(product, 'GET', '/user/current', { by: session });
  await expect.poll(async () => (await read()).body.user?.balance).toBe(balance);
}

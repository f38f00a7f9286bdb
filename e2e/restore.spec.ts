import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { approvedInvestor, type Member } from './api/join.ts';
import { balanceOf, topUp } from './api/money.ts';
import { createOperatorPair } from './api/operator-pair.ts';
import { newPerson } from './api/people.ts';
import { type RunningProduct, removeDataDir, startProduct, temporaryDataDir } from './product/product.ts';
import { runScript } from './product/run-program.ts';

/** What is kept apart from the product: backups, keys and the archive (docs/runbooks/backup.md). */
const elsewhere = temporaryDataDir();
const backup = join(elsewhere, 'base');
const portable = join(elsewhere, 'portable');
const archive = join(elsewhere, 'archive');
const escrow = join(elsewhere, 'escrow');
const dataDir = temporaryDataDir();
let running: RunningProduct | null = null;

test.afterAll(async () => {
  await running?.stop();
  for (const folder of [dataDir, elsewhere]) removeDataDir(folder);
});

/** The balance of every account in sen, added up from the transfers. */
const BALANCES = `select account_id as id, sum(amount)::text as balance_sen from (
    select credit_account_id as account_id, amount_sen as amount from transfers
    union all select debit_account_id, -amount_sen from transfers) moves
  group by account_id order by account_id`;
const NOW = `select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`;
const SWITCH = 'select pg_walfile_name(pg_switch_wal()) as segment';

test('a product whose disk is lost is restored to an instant and to the newest, to the sen', async () => {
  test.setTimeout(1_200_000);
  const product = await start();
  const pair = await createOperatorPair(product);
  const first = await approvedInvestor(product, pair, newPerson('Salmah', 'Idris'));
  await topUp(product, first.session, '5000.00');

  await test.step('a backup is refused over another folder, and made while the product serves', async () => {
    await rejected(['backup', '--to', archive], /is there already/);
    expect(await succeeded(['backup', '--to', backup])).toMatch(/No key is in it/);
    await succeeded(['backup', '--to', portable, '--portable']);
  });

  const later = await approvedInvestor(product, pair, newPerson('Zaiton', 'Bakar'));
  await topUp(product, later.session, '700.00');
  const atInstant = await query(BALANCES);
  const instant = String((await query(NOW))[0]?.now);
  // What follows is in another segment, which can be missing while later ones are there.
  await query(SWITCH);
  await topUp(product, later.session, '900.00');
  await topUp(product, first.session, '1100.00');
  const atEnd = await query(BALANCES);
  await archived(instant);
  for (const name of ['keys', 'demo.json', 'demo-operators.json'])
    cpSync(join(dataDir, name), join(escrow, name), { recursive: true });
  await product.killAll();

  await test.step('what is damaged, of other keys or out of reach is refused, and leaves nothing', rejections);

  await test.step('restored to the instant, it has everything until then and nothing after it', async () => {
    await restored(['--to', instant]);
    await expectMoney(atInstant, later, '700.00');
  });

  await test.step('restored to the newest, it has everything', async () => {
    await restored([]);
    await expectMoney(atEnd, later, '1600.00');
  });

  await test.step('a portable backup still restores, to its own instant', async () => {
    await emptied();
    expect(await succeeded(['restore', '--from', portable])).toMatch(/is restored, to seal/);
  });
});

async function start(): Promise<RunningProduct> {
  running = await startProduct(dataDir, { archiveDir: archive });
  return running;
}

/** As `npm run backup` and `npm run restore` do. */
function command(words: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const env = { DATA_DIR: dataDir, ARCHIVE_DIR: archive, DATABASE_URL: '', ...more };
  return runScript('scripts/server-cli.mjs', words, env);
}

async function succeeded(words: readonly string[]): Promise<string> {
  const { code, output } = await command(words);
  expect(code, output).toBe(0);
  return output;
}

async function rejected(words: readonly string[], problem: RegExp, env = {}): Promise<void> {
  const { code, output } = await command(words, env);
  expect(output).toMatch(problem);
  expect(code).not.toBe(0);
}

/** Asks the product's database, as the superuser of its cluster. */
async function query(text: string): Promise<Record<string, unknown>[]> {
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
  await expect.poll(async () => (await query(isPast))[0]?.past).toBe(true);
  const [{ segment } = {}] = await query(SWITCH);
  await expect.poll(() => existsSync(join(archive, 'wal', `${segment}.gz`))).toBe(true);
  const stored = await query(`select storage_key from files where state = 'stored'`);
  expect(stored.length).toBeGreaterThan(0);
  const isArchived = ({ storage_key: key }: Record<string, unknown>) =>
    existsSync(join(archive, 'files', String(key)));
  await expect.poll(() => stored.every(isArchived)).toBe(true);
}

/** A new data folder with nothing but the keys and sign-ins from escrow. */
async function emptied(): Promise<void> {
  await running?.stop();
  running = null;
  rmSync(dataDir, { recursive: true, force: true });
  cpSync(escrow, dataDir, { recursive: true });
}

async function rejections(): Promise<void> {
  const restore = ['restore', '--from', backup];
  await rejected(restore, /is not empty: restore into a new DATA_DIR/);
  await emptied();
  await rejected([...restore, '--to', '2020-01-01T00:00:00Z'], /out of reach: .* from 20\S+Z to 20\S+Z/);
  await rejected(restore, /of another installation|is not here/, { DATA_DIR: join(elsewhere, 'other-keys') });
  const wal = join(archive, 'wal');
  const own = new Set(readdirSync(join(backup, 'wal')));
  const [missing = ''] = readdirSync(wal)
    .filter((name) => /^[0-9A-F]{24}\.gz$/.test(name) && !own.has(name))
    .sort();
  renameSync(join(wal, missing), join(elsewhere, missing));
  await rejected(restore, new RegExp(`WAL segment ${missing.slice(0, 24)} is missing`));
  renameSync(join(elsewhere, missing), join(wal, missing));
  const damaged = join(elsewhere, 'damaged');
  cpSync(backup, damaged, { recursive: true });
  appendFileSync(join(damaged, 'cluster/global/pg_control'), 'x');
  await rejected(['restore', '--from', damaged], /pg_control is not as it was backed up/);
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  expect(existsSync(join(dataDir, 'restore.unfinished'))).toBe(false);
}

/** Restores over what a restore that broke off has left. */
async function restored(words: readonly string[]): Promise<void> {
  await emptied();
  mkdirSync(join(dataDir, 'postgres/cluster'), { recursive: true });
  writeFileSync(join(dataDir, 'restore.unfinished'), '');
  await expect(start()).rejects.toThrow('Run it again: npm run restore');
  const output = await succeeded(['restore', '--from', backup, ...words]);
  expect(output).toMatch(/All \d+ invariants hold/);
  expect(output).toMatch(/The audit log and the transfers are as they were written/);
  expect(output).toMatch(/every stored file are whole/);
}

/** Every account to the sen, and an investor who reads the balance in the product. */
async function expectMoney(expected: object[], { session }: Member, balance: string): Promise<void> {
  const product = await start();
  expect(await query(BALANCES)).toEqual(expected);
  expect(await balanceOf(product, session)).toBe(balance);
}

import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, onTestFinished, vi } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import { auditEvent, sealNext } from '../test/builders/chain.ts';
import { fundedInvestor } from '../test/builders/financing.ts';
import { approvedInvestor } from '../test/builders/onboarding.ts';
import { dropDatabase } from '../test/database.ts';
import { asOwner } from '../test/owner.ts';
import { urlOf } from '../test/template.ts';
import { backup, restore } from './backup.ts';
import { compose } from './compose.ts';
import { makeBackup } from './platform/backup/make-backup.ts';
import { type Manifest, tablePath } from './platform/backup/manifest.ts';
import { restoreBackup } from './platform/backup/restore-backup.ts';
import { systemActor } from './platform/context.ts';
import { withClient } from './platform/db/client.ts';
import { findViolations } from './platform/invariants.ts';
import { openFileKeys } from './platform/keys/file-keys.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
const home = mkdtempSync(join(tmpdir(), 'titian-backup-'));
const keyFile = join(home, 'keys.json');
const escrowed = join(home, 'escrowed.json');
const folder = join(home, 'backup');
let app: TestApp;
let userId: string;
let manifest: Manifest;
let later: string;
let givenUp: string;
let place: Place;
const databases: string[] = [];
const source = () => ({
  databaseUrl: app.ownerUrl,
  filesFolder: join(app.config.DATA_DIR, 'files'),
  now: new Date('2026-03-02T01:00:00Z'),
});

/**
 * An investor with documents and money, sealed. While the backup is made, its snapshot taken, another one is approved
 * and a file is given up.
 */
beforeAll(async () => {
  app = await createTestApp({ KEY_FILE: keyFile });
  await app.provider.addKey();
  const other = await approvedInvestor(app);
  ({ userId } = await fundedInvestor(app, 1));
  await auditEvent(app, 'one');
  await sealNext(app);
  copyFileSync(keyFile, escrowed);
  manifest = await withClient(app.ownerUrl, async (client) => {
    await client.query('begin; lock table deployment in access exclusive mode');
    const made = makeBackup(source(), folder);
    await untilSomebodyWaits(client);
    ({ userId: later } = await approvedInvestor(app));
    givenUp = await giveUpFileOf(other.userId);
    await client.query('commit');
    return made;
  });
  place = await emptyPlace();
}, 60_000);

/** The backup reads the kind of the deployment first: it waits for the lock with its snapshot taken. */
async function untilSomebodyWaits(client: pg.Client): Promise<void> {
  const text = `select from pg_locks where not granted and relation = 'deployment'::regclass`;
  while ((await client.query(text)).rows.length === 0);
}

async function giveUpFileOf(owner: string): Promise<string> {
  const [file] = await asOwner(app, (tx) =>
    tx.db
      .updateTable('files')
      .set({ state: 'purged' })
      .where('id', '=', tx.db.selectFrom('files').select('id').where('owner_user_id', '=', owner).limit(1))
      .returning('storage_key')
      .execute(),
  );
  await app.storage.remove(file?.storage_key ?? '');
  return file?.storage_key ?? '';
}

afterAll(async () => {
  for (const name of databases) {
    await withClient(inject('testDatabases').serverUrl, (client) => dropDatabase(client, name));
  }
  await app.finish();
  rmSync(home, { recursive: true });
}, 60_000);

type Place = Awaited<ReturnType<typeof emptyPlace>>;

/** An empty database, and the options of a restore into it. */
async function emptyPlace() {
  const { serverUrl } = inject('testDatabases');
  const name = `titian_test_${randomBytes(8).toString('hex')}`;
  await withClient(serverUrl, (client) => client.query(`create database ${name}`));
  databases.push(name);
  const dataDir = join(home, name);
  const config = {
    ...app.config,
    DATA_DIR: dataDir,
    DATABASE_URL: urlOf(serverUrl, name),
    KEY_FILE: escrowed,
    encryptionKey: null,
  };
  const target = async () => ({
    databaseUrl: config.DATABASE_URL,
    filesFolder: join(dataDir, 'files'),
    deployment: 'test',
    provider: await openFileKeys({ path: escrowed, environmentKey: null }),
  });
  return { config, target };
}

/** A backup of one's own to spoil. */
function spoiled(change: (copy: string) => void): string {
  const copy = mkdtempSync(join(home, 'spoiled-'));
  cpSync(folder, copy, { recursive: true });
  change(copy);
  return copy;
}

function withManifest(change: (manifest: Manifest) => object): string {
  return spoiled((copy) => {
    const path = join(copy, 'manifest.json');
    writeFileSync(path, JSON.stringify({ ...manifest, ...change(manifest) }));
  });
}

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((name) => statSync(name).isFile());

const identityOf = (titian: Pick<TestApp, 'work'>) =>
  titian.work.query(scope, async ({ reader, fieldEncryption }) => {
    const stored = reader.db.selectFrom('investors').select('identity_enc').where('user_id', '=', userId);
    const { identity_enc: bytes } = await stored.executeTakeFirstOrThrow();
    return fieldEncryption.open({ table: 'investors', column: 'identity_enc', row: userId, bytes });
  });

it.each([
  [
    'a changed table',
    () => spoiled((copy) => writeFileSync(tablePath(copy, { schema: 'public', name: 'users' }), 'x')),
    'users.copy.gz is not as it was',
  ],
  ['a missing file', () => spoiled((copy) => rmSync(filesIn(join(copy, 'files'))[0] ?? '')), 'is missing'],
  [
    'a backup that was broken off',
    () => spoiled((copy) => rmSync(join(copy, 'manifest.json'))),
    'is no whole backup',
  ],
  ['a manifest of another form', () => withManifest(() => ({ format: 'other' })), 'is not of this version'],
  [
    'a newer version',
    () => withManifest(({ migrations }) => ({ migrations: [...migrations, '9999_later'] })),
    '9999_later, which this version does not know',
  ],
  [
    'an older version',
    () => withManifest(({ migrations }) => ({ migrations: migrations.slice(0, -1) })),
    'restore it with the version of then',
  ],
  ['another deployment', () => withManifest(() => ({ deployment: 'production' })), 'a backup of production'],
])('rejects %s before anything is written', async (_, spoil, message) => {
  const { target, config } = place;
  await expect(restoreBackup(spoil(), await target())).rejects.toThrow(message);
  const { rows } = await withClient(config.DATABASE_URL, (client) =>
    client.query("select from pg_tables where schemaname = 'public'"),
  );
  expect(rows).toHaveLength(0);
  expect(() => statSync(config.DATA_DIR)).toThrow();
});

it('rejects a place that is in use', async () => {
  const { target, config } = place;
  await expect(restoreBackup(folder, { ...(await target()), databaseUrl: app.ownerUrl })).rejects.toThrow(
    'The database is not empty',
  );
  mkdirSync(join(config.DATA_DIR, 'files', 'ab'), { recursive: true });
  await expect(restoreBackup(folder, await target())).rejects.toThrow(
    'is not empty: restore into a new DATA_DIR',
  );
  await expect(makeBackup(source(), folder)).rejects.toThrow('is there already');
  rmSync(config.DATA_DIR, { recursive: true });
});

it('is worth nothing without its keys: it names the missing one, and shows another installation’s', async () => {
  const { current, keys } = JSON.parse(readFileSync(escrowed, 'utf8'));
  const other = { current: 'other', keys: { other: randomBytes(32).toString('base64') } };
  const forged = { current, keys: { ...keys, [current]: randomBytes(32).toString('base64') } };
  for (const [content, message] of [
    [other, 'is not here'],
    [forged, 'of another installation'],
  ] as const) {
    const file = join(home, 'other.json');
    writeFileSync(file, JSON.stringify(content), { mode: 0o600 });
    const provider = await openFileKeys({ path: file, environmentKey: null });
    await expect(restoreBackup(folder, { ...(await place.target()), provider })).rejects.toThrow(message);
  }
  const none = { path: join(home, 'none.json'), environmentKey: null };
  await expect(openFileKeys(none)).rejects.toThrow('there is no file');
});

it('holds neither a key nor anything that is encrypted', async () => {
  const texts = filesIn(folder).map((path) => {
    const bytes = path.endsWith('.gz') ? gunzipSync(readFileSync(path)) : readFileSync(path);
    return bytes.toString('latin1');
  });
  const columns = texts.flatMap((text) =>
    [...text.matchAll(/\\\\x([0-9a-f]+)/g)].map(([, hex]) =>
      Buffer.from(hex ?? '', 'hex').toString('latin1'),
    ),
  );
  const everything = [...texts, ...columns].join('\n');
  expect(everything).toContain(userId);
  const [digits] = (await identityOf(app)).match(/\d{6,}/) ?? [];
  expect(digits).toBeDefined();
  for (const secret of [digits, ...Object.values(JSON.parse(readFileSync(escrowed, 'utf8')).keys)]) {
    expect(everything).not.toContain(secret);
  }
});

it('restores one instant with escrowed keys: rows, files, ledger and chain', async () => {
  const { target, config } = place;
  expect(await restoreBackup(folder, await target())).toEqual(manifest);
  const restored = await compose(config);
  onTestFinished(() => restored.close());
  expect(await identityOf(restored)).toBe(await identityOf(app));
  const people = await restored.database.reader.db.selectFrom('users').select('id').execute();
  expect(people.map(({ id }) => id)).toContain(userId);
  expect(people.map(({ id }) => id)).not.toContain(later);
  expect(manifest.givenUp).toEqual([givenUp]);
  expect(await findViolations(restored.database.reader, restored.invariants)).toEqual([]);
  const files = await restored.database.reader.db
    .selectFrom('files')
    .select(['storage_key', 'sha256'])
    .where('state', '=', 'stored')
    .execute();
  expect(files.length).toBeGreaterThan(0);
  expect(files).toHaveLength(manifest.files.count);
  for (const { storage_key: key } of files) {
    expect(await buffer(restored.storage.read(key))).toEqual(await buffer(app.storage.read(key)));
  }
  // Rows that never change are the same in both; the triggers and constraints are back.
  const events = `select md5(string_agg(e::text, '' order by id)) as all from audit_events e where sealed_seq = 1`;
  const request = (url: string, text: string) =>
    withClient(url, (client) => client.query(text)).then(({ rows }) => rows);
  expect(await request(config.DATABASE_URL, events)).toEqual(await request(app.ownerUrl, events));
  const rules = `select conname as name, contype::text || convalidated as state from pg_constraint
    where connamespace = 'public'::regnamespace
    union all select tgname, tgenabled::text from pg_trigger where not tgisinternal order by 1, 2`;
  expect(await request(config.DATABASE_URL, rules)).toEqual(await request(app.ownerUrl, rules));
});

it('is a command that says what it did, and verifies what it restored', async () => {
  const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => stdout.mockRestore());
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  expect(await backup(app.config, [], new Date(0), print)).toBe(2);
  expect(await restore(app.config, ['--to', folder], print)).toBe(2);
  const made = join(home, 'by-command');
  expect(
    await backup({ ...app.config, DATABASE_URL: app.ownerUrl }, ['--to', made], new Date(0), print),
  ).toBe(0);
  expect(lines.join('\n')).toMatch(
    /rows of \d+ tables and \d+ files .*\nSchema \d{4}_.*seal 1\.\nNo key is in it/,
  );
  const { config } = await emptyPlace();
  expect(await restore(config, ['--from', made], print)).toBe(0);
  expect(lines.join('\n')).toContain('is restored, to seal 1.');
  const verified = stdout.mock.calls.map(([line]) => String(line)).join('');
  expect(verified).toMatch(/All \d+ invariants hold\.[\s\S]*1 seals over \d+ events and \d+ transfers hold/);
});

it('is not made without a file that its rows name, nor with one that lies in clear', async () => {
  const made = join(home, 'never');
  const { storage_key: key } = await app.database.reader.db
    .selectFrom('files')
    .select('storage_key')
    .where('state', '=', 'stored')
    .limit(1)
    .executeTakeFirstOrThrow();
  const path = join(source().filesFolder, key);
  const bytes = readFileSync(path);
  writeFileSync(
    path,
    'A card in clear, longer than any header is, so that it is read as a file of an earlier time',
  );
  await expect(makeBackup(source(), made)).rejects.toThrow('lie in clear');
  rmSync(path);
  await expect(makeBackup(source(), made)).rejects.toThrow('The bytes of 1 files are lost');
  expect(readdirSync(home).filter((name) => name.startsWith('never'))).toEqual([]);
  writeFileSync(path, bytes, { mode: 0o600 });
});

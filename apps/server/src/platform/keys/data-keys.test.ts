import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, testEnvironment } from '../../../test/app.ts';
import { databaseBefore } from '../../../test/earlier-database.ts';
import { compose } from '../../compose.ts';
import { readConfig } from '../config.ts';
import { systemActor } from '../context.ts';
import { openFileKeys } from './file-keys.ts';
import { sealedColumns } from './sealed-columns.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
const folder = () => mkdtempSync(join(tmpdir(), 'titian-keys-'));

describe('a key file', () => {
  const written = (content: unknown, mode = 0o600) => {
    const path = join(folder(), 'keys.json');
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    chmodSync(path, mode);
    return openFileKeys({ path, environmentKey: null });
  };
  const key = randomBytes(32).toString('base64');

  it.each([
    ['may not be read by others', { current: 'a', keys: { a: key } }, 0o640, 'chmod 600'],
    ['is JSON', 'current=a', 0o600, 'is not {"current"'],
    ['names its keys plainly', { current: 'A B', keys: { 'A B': key } }, 0o600, 'is not {"current"'],
    ['has the current key', { current: 'b', keys: { a: key } }, 0o600, 'key b is current'],
    ['has keys of 32 bytes', { current: 'a', keys: { a: 'QUJD' } }, 0o600, '32 bytes'],
    [
      'has random keys',
      { current: 'a', keys: { a: Buffer.alloc(32).toString('base64') } },
      0o600,
      'not random',
    ],
  ])('%s', async (_what, content, mode, problem) => {
    await expect(written(content, mode)).rejects.toThrow(problem);
  });

  it('or ENCRYPTION_KEY has to be there, and the key has 32 bytes', async () => {
    await expect(openFileKeys({ path: join(folder(), 'none'), environmentKey: null })).rejects.toThrow(
      'ENCRYPTION_KEY is not set',
    );
    await expect(openFileKeys({ path: null, environmentKey: Buffer.alloc(16) })).rejects.toThrow('32 bytes');
  });

  it('is begun by adding a key beside ENCRYPTION_KEY, is readable by its owner, and reloaded by open providers', async () => {
    const source = { path: join(folder(), 'keys.json'), environmentKey: randomBytes(32) };
    const [own, theirs] = [await openFileKeys(source), await openFileKeys(source)];
    const dataKey = randomBytes(32);
    const before = await theirs.wrap(dataKey, 'a');
    const added = await own.addKey();
    expect(statSync(source.path).mode & 0o777).toBe(0o600);
    expect(await theirs.currentKeyId()).toBe(added);
    const after = await own.wrap(dataKey, 'a');
    expect(after.masterKeyId).toBe(added);
    expect([await theirs.unwrap(before, 'a'), await theirs.unwrap(after, 'a')]).toEqual([dataKey, dataKey]);
    await expect(theirs.unwrap(after, 'b')).rejects.toThrow();
    expect(await own.removeKey(added)).toBe(false);
    await expect(theirs.unwrap({ ...after, masterKeyId: 'gone' }, 'a')).rejects.toThrow('escrowed copy');
  });
});

describe('the data keys of a database', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    return () => app.finish();
  });

  it('open with the master key that wrapped them only', async () => {
    const other = { ...app.config, encryptionKey: randomBytes(32) };
    await expect(compose(other)).rejects.toThrow(/Master key [0-9a-f]{16} is not here/);
  });

  it('are listed for every column that holds encrypted bytes', async () => {
    const { rows } = await sql<{ place: string }>`
      select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = 'public' and data_type = 'bytea' and column_name like '%\_enc'`.execute(
      app.database.reader.db,
    );
    const listed = sealedColumns
      .filter((one) => !('sealedKey' in one))
      .map((one) => `${one.table}.${one.column}`);
    expect(listed.toSorted()).toEqual(rows.map((row) => row.place).toSorted());
  });
});

describe('a database from before data keys', () => {
  const environmentKey = randomBytes(32);
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', environmentKey, '', use, 32));
  const sealedThen = (text: string) => {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', derived('titian/seal'), nonce);
    const body = Buffer.concat([cipher.update(text), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]);
  };

  it('continues with ENCRYPTION_KEY alone: values open, look-ups find; another key or none is rejected', async () => {
    const database = await databaseBefore('0190_data_keys');
    const to = sealedThen('aisyah@mail.example');
    await database.client.query(
      `insert into emails (id, dedupe_key, to_enc, template, params_enc, next_at)
        values ('0193a5c0-0000-7000-8000-000000000001', 'then', $1, 'welcome', $2, now())`,
      [to, sealedThen('{}')],
    );
    await database.upgrade();
    const environment = testEnvironment(database.url);
    const started = (more: NodeJS.ProcessEnv) => compose(readConfig({ ...environment, ...more }));
    const wrong = randomBytes(32).toString('base64');
    await expect(started({ ENCRYPTION_KEY: wrong })).rejects.toThrow('is not the key of this database');
    const keyFile = join(folder(), 'keys.json');
    writeFileSync(keyFile, JSON.stringify({ current: 'a', keys: { a: wrong } }), { mode: 0o600 });
    await expect(started({ ENCRYPTION_KEY: undefined, KEY_FILE: keyFile })).rejects.toThrow(
      'start with it once',
    );
    const [one, other] = await Promise.all(
      [1, 2].map(() => started({ ENCRYPTION_KEY: environmentKey.toString('base64') })),
    );
    for (const titian of [one, other]) {
      const seen = await titian?.work.query(scope, async ({ fieldEncryption }) => [
        fieldEncryption.open({ table: 'emails', column: 'to_enc', row: 'any', bytes: to }),
        fieldEncryption.keyedHash('identity', 'x').toString('hex'),
      ]);
      const hash = createHmac('sha256', derived('titian/hash')).update('identity\0x').digest('hex');
      expect(seen).toEqual(['aisyah@mail.example', hash]);
      await titian?.close();
    }
    await database.drop();
  });
});

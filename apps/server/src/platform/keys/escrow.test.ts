import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { approvedInvestor } from '../../../test/builders/onboarding.ts';
import { dropDatabase } from '../../../test/database.ts';
import { compose } from '../../compose.ts';
import { systemActor } from '../context.ts';
import { withClient } from '../db/client.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
const CONTENT = 'Card of Aisyah, front side';

/** Every row of every table, the job library's too, and every byte of every file; texts within bytea as they are. */
async function everythingIn(ownerUrl: string, folder: string): Promise<string> {
  const rows = await withClient(ownerUrl, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')",
    );
    const all: string[] = [];
    for (const { name } of tables) {
      const found = await client.query<{ row: string }>(`select t::text as row from ${name} t`);
      all.push(...found.rows.map(({ row }) => row));
    }
    return all;
  });
  const inBytes = rows.flatMap((row) =>
    [...row.matchAll(/\\x([0-9a-f]+)/g)].map(([, hex]) => Buffer.from(hex ?? '', 'hex').toString('latin1')),
  );
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'latin1'));
  return [...rows, ...inBytes, ...files].join('\n');
}

async function seeded(
  keyFile: string,
): Promise<{ app: TestApp; number: string; userId: string; fileKey: string }> {
  const app = await createTestApp({ KEY_FILE: keyFile });
  await app.provider.addKey();
  const { userId } = await approvedInvestor(app);
  const fileKey = await app.storage.put(Buffer.from(CONTENT));
  return { app, userId, fileKey, number: await identityOf(app, userId) };
}

const identityOf = (titian: Pick<TestApp, 'work'>, userId: string) =>
  titian.work.query(scope, async ({ reader, fieldEncryption }) => {
    const stored = reader.db.selectFrom('investors').select('identity_enc').where('user_id', '=', userId);
    const { identity_enc: bytes } = await stored.executeTakeFirstOrThrow();
    return fieldEncryption.open({ table: 'investors', column: 'identity_enc', row: userId, bytes });
  });

it('a copy of database and files opens with an escrowed key file, and shows nothing without it', async () => {
  const home = mkdtempSync(join(tmpdir(), 'titian-escrow-'));
  const [keyFile, escrowed] = [join(home, 'keys.json'), join(home, 'escrowed.json')];
  const { app, number, userId, fileKey } = await seeded(keyFile);
  await app.verifyLedger();
  await app.close();
  copyFileSync(keyFile, escrowed);
  const dataDir = join(home, 'restored');
  cpSync(app.config.DATA_DIR, dataDir, { recursive: true });
  const original = new URL(app.ownerUrl).pathname.slice(1);
  const { serverUrl } = inject('testDatabases');
  const copied = `${original}_copy`;
  await withClient(serverUrl, (client) => client.query(`create database ${copied} template ${original}`));
  const urlOfCopy = (url: string) => Object.assign(new URL(url), { pathname: `/${copied}` }).href;

  const everything = await everythingIn(urlOfCopy(app.ownerUrl), dataDir);
  const [, digits = number] = number.match(/(\d{6,})/) ?? [];
  expect(everything).toContain(userId);
  for (const secret of [digits, CONTENT, ...Object.values(JSON.parse(readFileSync(escrowed, 'utf8')).keys)]) {
    expect(everything).not.toContain(secret);
  }

  const copy = { ...app.config, DATA_DIR: dataDir, DATABASE_URL: urlOfCopy(app.config.DATABASE_URL) };
  const without = { ...copy, KEY_FILE: join(home, 'none.json') };
  await expect(compose({ ...without, encryptionKey: null })).rejects.toThrow('KEY_FILE');
  // The environment's key of this installation is not the one that was current.
  await expect(compose({ ...without, encryptionKey: Buffer.alloc(32, 9) })).rejects.toThrow('is not here');

  const restored = await compose({ ...copy, KEY_FILE: escrowed });
  expect(await identityOf(restored, userId)).toBe(number);
  expect((await buffer(restored.storage.read(fileKey))).toString()).toBe(CONTENT);
  await restored.close();
  for (const name of [copied, original]) {
    await withClient(serverUrl, (client) => dropDatabase(client, name));
  }
});

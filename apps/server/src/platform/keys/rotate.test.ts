import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/builders/http.ts';
import { approvedInvestor } from '../../../test/builders/onboarding.ts';
import { compose } from '../../compose.ts';
import { systemActor } from '../context.ts';
import { newId } from '../ids.ts';
import { type RotationDeps, retireKey, rotateKeys } from './rotate.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
const NUMBER = '900131145677';
let app: TestApp;
let client: pg.Client;
let firstKey = '';
let deps: RotationDeps;

beforeAll(async () => {
  const keyFile = join(mkdtempSync(join(tmpdir(), 'titian-rotate-')), 'keys.json');
  app = await createTestApp({ KEY_FILE: keyFile });
  client = new pg.Client({ connectionString: app.ownerUrl });
  await client.connect();
  firstKey = await app.provider.currentKeyId();
  deps = { client, provider: app.provider, storage: app.storage, settleMs: 0 };
  return async () => {
    await client.end();
    await app.finish();
  };
});

async function writeMail(titian: Pick<TestApp, 'work'>, to: string): Promise<string> {
  const id = newId();
  await titian.work.command(scope, async ({ tx, fieldEncryption }) => {
    const seal = (text: string, column: 'to_enc' | 'params_enc') =>
      fieldEncryption.seal(text, { table: 'emails', column, row: id });
    await tx.db
      .insertInto('emails')
      .values({
        ...{ id, dedupe_key: id, template: 'welcome', to_enc: seal(to, 'to_enc') },
        ...{ params_enc: seal('{}', 'params_enc'), next_at: new Date(0) },
      })
      .execute();
  });
  return id;
}

const readMail = (titian: Pick<TestApp, 'work'>, id: string) =>
  titian.work.query(scope, async ({ reader, fieldEncryption }) => {
    const row = await reader.db
      .selectFrom('emails')
      .select('to_enc')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return fieldEncryption.open({ table: 'emails', column: 'to_enc', row: id, bytes: row.to_enc });
  });

it('a rotation runs while the product writes and reads, is resumed after an interruption, and the old key retires', async () => {
  const investor = await approvedInvestor(app);
  const before = await call(app, 'investorCheckApplications', { headers: investor.headers });
  const other = await compose(app.config);
  const mails: string[] = [];
  for (let at = 0; at < 250; at += 1) {
    mails.push(await writeMail(at % 2 === 0 ? app : other, `person${at}@mail.example`));
  }
  const fileKey = await app.storage.put(Buffer.from(`card ${NUMBER}`));

  // It breaks off in the middle, as a killed process would.
  let slices = 0;
  const broken = rotateKeys({
    ...deps,
    async onSlice() {
      slices += 1;
      if (slices === 12) {
        throw new Error('killed');
      }
    },
  });
  await expect(broken).rejects.toThrow('killed');
  const secondKey = await app.provider.currentKeyId();
  expect(secondKey).not.toBe(firstKey);
  await expect(retireKey(deps, firstKey)).rejects.toThrow('was in use until a moment ago');

  // The other process has the keys of before and writes with them; both read what the other wrote.
  const during: string[] = [];
  const done = await rotateKeys({
    ...deps,
    async onSlice() {
      for (const titian of [app, other]) {
        during.push(await writeMail(titian, `during${during.length}@mail.example`));
        const at = during.length % mails.length;
        expect(await readMail(titian, mails[at] ?? '')).toBe(`person${at}@mail.example`);
      }
      expect(await readMail(other, during[0] ?? '')).toBe('during0@mail.example');
    },
  });
  expect(done.masterKeyId).toBe(secondKey);
  expect(done.unused).toEqual([firstKey]);

  // Another process than those two encrypts nothing with the old key by now; only time has to pass.
  await expect(retireKey(deps, firstKey)).rejects.toThrow('was in use until a moment ago');
  await client.query("update data_keys set superseded_at = superseded_at - interval '1 hour'");
  const stray = await app.storage.put(Buffer.from('stray'));
  await expect(retireKey(deps, secondKey)).rejects.toThrow('still used by');
  await retireKey(deps, firstKey);

  const fresh = await compose({ ...app.config, encryptionKey: null });
  for (const titian of [app, fresh]) {
    for (const [at, id] of during.entries()) {
      expect(await readMail(titian, id)).toBe(`during${at}@mail.example`);
    }
    for (const [at, id] of mails.entries()) {
      expect(await readMail(titian, id)).toBe(`person${at}@mail.example`);
    }
    expect((await buffer(titian.storage.read(fileKey))).toString()).toBe(`card ${NUMBER}`);
    expect((await buffer(titian.storage.read(stray))).toString()).toBe('stray');
  }
  const after = await call(app, 'investorCheckApplications', { headers: investor.headers });
  expect(after.body).toEqual(before.body);
  await fresh.close();
  await other.close();
});

it('of two rotations at once one is rejected', async () => {
  const second = new pg.Client({ connectionString: app.ownerUrl });
  await second.connect();
  await rotateKeys({
    ...deps,
    async onSlice() {
      await expect(rotateKeys({ ...deps, client: second })).rejects.toThrow('Another rotation');
    },
  });
  await second.end();
});

import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { query } from '../test/query.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { openDataFolder } from './data-folder.ts';
import { type DemoState, needsDemo, openProductDatabase } from './database.ts';

const complete: DemoState = { isComplete: true, isUnfinished: false };
const unfinished: DemoState = { isComplete: false, isUnfinished: true };
const missing: DemoState = { isComplete: false, isUnfinished: false };

it('needs the demo until people and demo.json are there, and clears only a half-made database of its own', async () => {
  const folder = openDataFolder(join(temporaryFolder(), 'data'));
  const own = await openProductDatabase({ databaseUrl: null }, folder, () => undefined);
  onTestFinished(() => own.stop());
  const given = await openProductDatabase({ databaseUrl: own.url }, folder, () => undefined);
  expect(await needsDemo(own, missing)).toBe(true);
  await query(own.url, 'create table users (id int)');
  expect(await needsDemo(own, complete)).toBe(true);
  await query(own.url, 'insert into users values (1)');

  for (const state of [missing, unfinished]) {
    await expect(needsDemo(given, state)).rejects.toThrow(
      'Name an empty database, or the DATA_DIR it was made with',
    );
  }
  expect(await needsDemo(given, complete)).toBe(false);
  expect(await needsDemo(own, complete)).toBe(false);
  // As after a restore, or when the file was deleted.
  await expect(needsDemo(own, missing)).rejects.toThrow(
    'demo.json, which holds the sign-ins, is not beside it',
  );
  expect(await query(own.url, 'select id from users')).toEqual([{ id: 1 }]);

  expect(await needsDemo(own, unfinished)).toBe(true);
  await expect(query(own.url, 'select id from users')).rejects.toThrow('does not exist');
});

it('takes operators without a customer for a start that was cut off, or for one that makes only them', async () => {
  const folder = openDataFolder(join(temporaryFolder(), 'data'));
  const own = await openProductDatabase({ databaseUrl: null }, folder, () => undefined);
  onTestFinished(() => own.stop());
  await query(own.url, 'create table operators (id int)');
  await query(own.url, 'create table users (id int)');
  expect(await needsDemo(own, complete)).toBe(true);
  await query(own.url, 'insert into operators values (1)');
  expect(await needsDemo(own, complete)).toBe(false);
  expect(await needsDemo(own, unfinished)).toBe(true);
  await expect(query(own.url, 'select id from operators')).rejects.toThrow('does not exist');
});

it('says what to check when a given database does not answer', async () => {
  const folder = openDataFolder(join(temporaryFolder(), 'data'));
  const databaseUrl = 'postgresql://u:p@127.0.0.1:1/none';
  const given = await openProductDatabase({ databaseUrl }, folder, () => undefined);
  await expect(needsDemo(given, complete)).rejects.toThrow(/ECONNREFUSED.*Check DATABASE_URL/u);
});

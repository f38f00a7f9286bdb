import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { query } from '../../test/query.ts';
import { inEmptyPlace } from './verify-package.ts';

const TABLES = `select count(*)::int as tables from pg_tables where schemaname = 'public'`;

it('gives an empty database in a folder of its own, of which nothing is left, whatever happens', async () => {
  let dir = '';
  const failed = inEmptyPlace(async ({ folder, databaseUrl }) => {
    dir = folder.dir;
    expect(await query(databaseUrl, TABLES)).toEqual([{ tables: 0 }]);
    await query(databaseUrl, 'create table loaded ()');
    throw new Error('The package is damaged.');
  });
  await expect(failed).rejects.toThrow('The package is damaged.');
  expect(dir).not.toBe('');
  expect(existsSync(dir)).toBe(false);
});

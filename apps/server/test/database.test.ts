import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';

describe('createTestDatabase', () => {
  const made: TestDatabase[] = [];
  afterAll(async () => {
    for (const database of made) await database.drop();
  });

  it('gives databases side by side that are migrated and do not see each other', async () => {
    const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    made.push(one, two);
    await query(one.url, "insert into deployment (kind) values ('test')");
    expect(await query(one.url, 'select kind from deployment')).toEqual([{ kind: 'test' }]);
    expect(await query(two.url, 'select kind from deployment')).toEqual([]);
  });

  it('runs on a server whose product role is no superuser', async () => {
    const database = await createTestDatabase();
    made.push(database);
    const rows = await query(database.url, 'select rolsuper from pg_roles where rolname = current_user');
    expect(rows).toEqual([{ rolsuper: false }]);
  });

  it('removes a dropped database', async () => {
    const database = await createTestDatabase();
    await database.drop();
    await expect(query(database.url, 'select 1')).rejects.toThrow('does not exist');
  });
});

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { databaseBefore } from '../../../test/earlier-database.ts';
import { createLog } from '../log.ts';
import { openDatabase } from './database.ts';
import { markDeployment, rejectWrongDeployment } from './deployment.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());

describe('a transaction', () => {
  it('leaves nothing behind when its work fails', async () => {
    const failing = app.database.transaction(async (tx) => {
      await sql`insert into banks (bic, name) values ('TESTMYKL', 'Test')`.execute(tx.db);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const rows = await app.database.reader.db
      .selectFrom('banks')
      .selectAll()
      .where('name', '=', 'Test')
      .execute();
    expect(rows).toEqual([]);
  });

  it('runs again after a deadlock, and counts it', async () => {
    const before = app.database.retries();
    let attempts = 0;
    const result = await app.database.transaction(async () => {
      attempts += 1;
      if (attempts < 3) {
        throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      }
      return 'done';
    });
    expect([result, attempts, app.database.retries() - before]).toEqual(['done', 3, 2]);
  });

  it('fails alone when its connection is lost between two statements', async () => {
    const LOST = 'a database connection was lost';
    const warnings: string[] = [];
    const log = createLog('silent');
    log.warn = (_: unknown, text?: string) => void warnings.push(String(text));
    const database = openDatabase({ url: app.config.DATABASE_URL, log, maxConnections: 1 });
    onTestFinished(() => database.close());
    const lost = database.transaction(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx.db);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(app.database.reader.db);
      // Nothing waits for an answer when PostgreSQL says that it ends the connection.
      await expect.poll(() => warnings).toContain(LOST);
    });
    await expect(lost).rejects.toThrow();
    expect(new Set(warnings)).toEqual(new Set([LOST]));
    const { rows } = await sql`select 1 as one`.execute(database.reader.db);
    expect(rows).toEqual([{ one: 1 }]);
  });

  it('gives up after three repetitions', async () => {
    const always = app.database.transaction(async () => {
      throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });
    await expect(always).rejects.toThrow('deadlock');
  });

  it('keeps statements that are sent together in their order', async () => {
    const rows = await app.database.transaction(async (tx) => {
      const seen = await Promise.all(
        [1, 2, 3].map((n) =>
          tx.run<{ n: number; at: Date }>(
            { name: 'ordered', text: 'select $1::int as n, clock_timestamp() as at' },
            [n],
          ),
        ),
      );
      return seen.flat();
    });
    expect(rows.map((row) => row.n)).toEqual([1, 2, 3]);
    expect([...rows].sort((a, b) => a.at.getTime() - b.at.getTime())).toEqual(rows);
  });
});

describe('values', () => {
  it('arrive as what they are: sen as bigint, days as text, instants as dates', async () => {
    const [row] = await app.database.reader.run<{ a: bigint; d: string; t: Date; all: bigint[] }>(
      {
        name: 'kinds',
        text: "select 9007199254740993::bigint as a, '2026-11-21'::date as d, now() as t, array[1, 2]::bigint[] as all",
      },
      [],
    );
    expect(row).toMatchObject({ a: 9_007_199_254_740_993n, d: '2026-11-21', all: [1n, 2n] });
    expect(row?.t).toBeInstanceOf(Date);
  });
});

describe('a database made for tests', () => {
  it('is rejected by production, and stays what it was', async () => {
    await markDeployment(app.database, 'test');
    await expect(rejectWrongDeployment(app.config.DATABASE_URL, 'production')).rejects.toThrow(
      'made for test',
    );
    await expect(markDeployment(app.database, 'production')).rejects.toThrow('made for test');
    await rejectWrongDeployment(app.config.DATABASE_URL, 'test');
    await rejectWrongDeployment(app.config.DATABASE_URL, 'demo');
  });
});

describe('a database that production has used', () => {
  it('is rejected by the demo before anything is migrated, and by tests', async () => {
    const database = await createTestDatabase();
    await rejectWrongDeployment(database.url, 'demo');
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(`insert into deployment (kind) values ('production')`).finally(() => client.end());
    for (const kind of ['demo', 'test'] as const) {
      await expect(rejectWrongDeployment(database.url, kind)).rejects.toThrow(
        `This database was made for production: ${kind} needs a database of its own`,
      );
    }
    await rejectWrongDeployment(database.url, 'production');
    await database.drop();
  });

  it('is new while it has no table', async () => {
    const empty = await databaseBefore('0001_platform');
    await expect(rejectWrongDeployment(empty.url, 'demo')).resolves.toBeUndefined();
    await empty.drop();
  });
});

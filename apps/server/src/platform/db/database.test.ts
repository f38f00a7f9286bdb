import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { refuseWrongDeployment } from './deployment.ts';

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
  it('is refused by production, and stays what it was', async () => {
    await refuseWrongDeployment(app.database, 'test');
    await expect(refuseWrongDeployment(app.database, 'production')).rejects.toThrow('made for test');
    await refuseWrongDeployment(app.database, 'test');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { registerUser, type SignedInUser } from '../../../test/builders/identity.ts';
import { plansOf } from '../../../test/builders/plans.ts';
import { type BulkInvestor, loadInvestors } from '../../../test/bulk-load.ts';
import { idsByWords, wordSearch } from './word-search.ts';

const USERS = wordSearch({ table: 'users', id: 'id', text: 'search_text' });
/** More than are compared by age. */
const MANY = 3_000;

let app: TestApp;
let oldest: SignedInUser;
let investors: BulkInvestor[];
beforeAll(async () => {
  app = await createTestApp();
  oldest = await registerUser(app, { firstName: "Tom O'Brien", lastName: 'a/l Letchumanan' });
  investors = await loadInvestors(app.work, MANY, 0n);
});
afterAll(() => app.finish());

const find = (words: string, limit = 8) => idsByWords(app.database.reader, USERS, words, limit);

describe('rows by their words', () => {
  it('are the newest where many have them', async () => {
    const newest = investors
      .map(({ userId }) => userId)
      .sort()
      .reverse();
    expect(await find("'investor'")).toEqual(newest.slice(0, 8));
    expect(await find("'titian' & 'invest':*", 500)).toHaveLength(500);
  });

  it('are found however old they are', async () => {
    expect(await find("'letchumanan'")).toEqual([oldest.userId]);
    expect(await find("'tom' & 'l' & 'brien':*")).toEqual([oldest.userId]);
    expect(await find("'letchumanan' & 'investor'")).toEqual([]);
  });

  it('are read along the index', async () => {
    const [plan] = await plansOf(app.database.reader, (reader) =>
      idsByWords(reader, USERS, "'letchumanan'", 8),
    );
    expect(plan).toContain('Bitmap Index Scan on users_words');
  });
});

describe('words of names', () => {
  const words = async () =>
    (await app.database.reader.db.selectFrom('name_words').select('word').execute()).map(({ word }) => word);

  it('are kept once, in lower case, from three letters and without digits', async () => {
    const known = await words();
    expect(known).toEqual(expect.arrayContaining(['brien', 'investor', 'letchumanan', 'tom']));
    expect(known.filter((word) => word.length < 3 || /[^a-z]/.test(word))).toEqual([]);
    expect(new Set(known).size).toBe(known.length);
  });

  it('come with a change of name', async () => {
    await app.database.transaction((tx) =>
      tx.db
        .updateTable('users')
        .set({ company_name: 'Zenith Brewery 24' })
        .where('id', '=', oldest.userId)
        .execute(),
    );
    expect(await words()).toEqual(expect.arrayContaining(['zenith']));
    expect(await words()).not.toContain('24');
  });
});

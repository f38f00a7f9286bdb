import { createHash } from 'node:crypto';
import { addDays, type Day, day } from '@titian/finance/calendar';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { fundedInvestor, issuedNote, repay } from '../../../test/builders/financing.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { proposeAndApprove } from '../../../test/builders/operators.ts';
import { systemOn } from '../../../test/builders/proofs.ts';
import { asOwner } from '../../../test/owner.ts';
import { publishMonths, restateMonths } from './commands/publish-months.ts';
import { publicationStep } from './jobs.ts';

// Lives of notes and the rail take what they take on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Both notes are issued on 2 December 2026 and due on 4 January, 2 February and 2 March 2027. */
const LISTED = '2026-12-01';
const FIRST = '2027-01-04';
const DEFAULTED = addDays(day(FIRST), 90);
const PUBLISHED = day('2027-05-01');
const RESTATED = day('2027-05-03');
const MONTHS = ['2027-04', '2027-03', '2027-02', '2027-01', '2026-12'];

let app: TestApp;
let issuer: ApprovedIssuer;
let debtor: ApprovedIssuer;
let investors: readonly [ApprovedInvestor, ApprovedInvestor];
let sound: string;
let failed: string;
beforeAll(async () => {
  app = await createTestApp();
  [issuer, debtor] = [await approvedIssuer(app), await approvedIssuer(app)];
  investors = [await fundedInvestor(app, 1), await fundedInvestor(app, 1)];
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ method: 'GET', url, headers });
const note = async (by: ApprovedIssuer) => {
  const [a, b] = investors;
  const backers = [
    { investor: a, amount: '6550.00' },
    { investor: b, amount: '3450.00' },
  ];
  return (await issuedNote(app, by, backers, { on: LISTED })).id;
};
const endOf = async (on: Day) => {
  await publicationStep.run(app.work, systemOn(on), on);
  await runJobs(app, ['publish_months']);
};
const published = async () => {
  const { rows } = await sql<{ month: string; version: number; hash: string }>`
    select month, version, encode(content_hash, 'hex') as hash from published_months
    order by month desc, version`.execute(app.database.reader.db);
  return rows;
};
/** A loan book, read by nothing of the product. */
const bookOf = async (file: string) => {
  const { statusCode, body } = await get(`/loan-book/${file}`);
  expect(statusCode).toBe(200);
  const [header = '', ...lines] = body.replace('\uFEFF', '').trimEnd().split('\r\n');
  const columns = header.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    expect(cells.length).toBe(columns.length);
    return Object.fromEntries(columns.map((column, at) => [column, String(cells[at])]));
  });
};
const cents = (text: string | undefined) => {
  expect(text).toMatch(/^\d+\.\d{2}$/);
  return BigInt(String(text).replace('.', ''));
};
/** (defaulted − recovered) ÷ promised in hundredths of a percent, half up. */
const rateOf = (rows: readonly Record<string, string>[]) => {
  const sum = (...columns: string[]) =>
    rows.reduce((all, row) => columns.reduce((some, column) => some + cents(row[column]), all), 0n);
  const promised = sum('principal', 'promised_return');
  const scaled = (sum('defaulted_amount') - sum('recovered_amount')) * 10_000n;
  const hundredths = (scaled + promised / 2n) / promised;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}%`;
};
const shownRate = (page: string) => /<dt>Default rate<\/dt><dd>([^<]*)<\/dd>/.exec(page)?.[1];

describe('before the first month', () => {
  it('the page says so, and there is no loan book', async () => {
    await endOf(day('2026-12-01'));
    const { statusCode, body } = await get('/statistics');
    expect([statusCode, body.includes('No month is published yet.')]).toEqual([200, true]);
    expect((await get('/statistics?lang=ms')).body).toContain('Belum ada bulan yang diterbitkan.');
    for (const url of ['/loan-book.csv', '/loan-book/2026-12.csv', '/statistics/2026-12']) {
      expect((await get(url)).statusCode).toBe(404);
    }
  });
});

describe('a month', () => {
  beforeAll(async () => {
    [sound, failed] = [await note(issuer), await note(debtor)];
    await repay(app, issuer, sound, { on: FIRST });
    await proposeAndApprove(app, { kind: 'note_default', subjectId: failed, after: {}, on: DEFAULTED });
    await repay(app, debtor, failed, { amount: '1234.56', on: addDays(DEFAULTED, 5) });
  }, 60_000);

  it('is not published before it is over', async () => {
    await endOf(day('2026-12-31'));
    expect(await published()).toEqual([]);
  });

  it('is published once by the end of a later day, with every month that was missed', async () => {
    await endOf(PUBLISHED);
    const first = await published();
    expect(first.map(({ month, version }) => [month, version])).toEqual(MONTHS.map((month) => [month, 1]));
    await endOf(PUBLISHED);
    const again = () => publishMonths(app.work, systemOn(PUBLISHED), PUBLISHED);
    await Promise.all([again(), again(), again()]);
    expect(await published()).toEqual(first);
  });

  it('is published once by three at once', async () => {
    const next = day('2027-06-01');
    await Promise.all([1, 2, 3].map(() => publishMonths(app.work, systemOn(next), next)));
    expect((await published()).filter(({ month }) => month === '2027-05')).toHaveLength(1);
  });

  it('is as of its last day, whatever was paid or defaulted later', async () => {
    const states = async (month: string) =>
      (await bookOf(`${month}.csv`)).map((row) => [row.status, row.outstanding, row.days_past_due]);
    expect(await states('2026-12')).toEqual([
      ['current', '10000.00', '0'],
      ['current', '10000.00', '0'],
    ]);
    expect(await states('2027-01')).toEqual([
      ['current', '6666.67', '0'],
      ['late', '10000.00', '27'],
    ]);
    expect((await states('2027-04')).map(([status]) => status)).toEqual(['late', 'default']);
  });

  it('has a default rate that its loan book gives by other arithmetic', async () => {
    for (const month of MONTHS) {
      const { body } = await get(`/statistics/${month}`);
      expect(shownRate(body), month).toBe(rateOf(await bookOf(`${month}.csv`)));
    }
    // (10,300 − 1,234.56) ÷ 20,600.
    expect(shownRate((await get('/statistics/2027-04')).body)).toBe('44.01%');
  });

  it('names its loan book by the hash of its bytes, and the newest is at one address', async () => {
    const { body } = await get('/statistics/2027-05');
    const file = await get('/loan-book.csv');
    expect(body).toContain(createHash('sha256').update(file.rawPayload).digest('hex'));
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="titian-loan-book-2027-05-v1.csv"',
    );
    expect((await get('/loan-book/2027-05.csv')).body).toBe(file.body);
  });
});

describe('a back-dated change', () => {
  it('is a restatement with its day, its figures and its cause; what was published stays', async () => {
    const before = await published();
    const firstFile = (await get('/loan-book/2027-02.csv')).body;
    await restateMonths(app.work, systemOn(RESTATED), RESTATED);
    expect(await published()).toEqual(before);

    await repay(app, issuer, sound, { on: '2027-02-02' });
    const again = () => restateMonths(app.work, systemOn(RESTATED), RESTATED);
    await Promise.all([again(), again(), again()]);
    const after = await published();
    const restated = after.filter(({ version }) => version > 1);
    expect(restated.map(({ month, version }) => [month, version])).toEqual([
      ['2027-04', 2],
      ['2027-03', 2],
      ['2027-02', 2],
    ]);
    expect(after.filter(({ version }) => version === 1)).toEqual(before);
    await again();
    expect(await published()).toEqual(after);
    expect((await get('/loan-book/2027-02-v1.csv')).body).toBe(firstFile);
    expect((await get('/loan-book/2027-02.csv')).body).not.toBe(firstFile);
  });

  it('stands beside the figure and in the list of restatements, in both languages', async () => {
    const { body } = await get('/statistics/2027-02');
    expect(body).toContain('RM 13,333.34');
    expect(body).toContain('Restated on 3 May 2027, was RM 16,666.67');
    expect(body).toMatch(/3 May 2027: note \S+ changed in paid_principal, paid_return, outstanding, status/);
    expect(body).toContain('Size · Outstanding');
    const malay = (await get('/statistics/2027-02?lang=ms')).body;
    expect(malay).toContain('Dinyatakan semula pada 3 Mei 2027, asalnya RM 16,666.67');
    expect((await get('/statistics/2026-12')).body).toContain('Nothing was restated.');
  });

  it('cannot be made in a published month, by its owner neither', async () => {
    const change = sql`update published_months set content = replace(content, '44.01', '4.01')`;
    await expect(change.execute(app.database.reader.db)).rejects.toThrow();
    await expect(asOwner(app, ({ db }) => change.execute(db))).rejects.toThrow();
    await expect(asOwner(app, ({ db }) => sql`delete from published_months`.execute(db))).rejects.toThrow();
  });

  it('that somebody makes with the trigger off is named by the invariants', async () => {
    const change = async (from: string, to: string) =>
      asOwner(app, async ({ db }) => {
        await sql`alter table published_months disable trigger published_months_append_only`.execute(db);
        await sql`update published_months set loan_book = replace(loan_book, ${from}, ${to})
          where month = '2026-12'`.execute(db);
        await sql`alter table published_months enable trigger published_months_append_only`.execute(db);
      });
    await change(',10000.00,300.00,', ',10000.01,300.00,');
    await expect(app.verifyLedger()).rejects.toThrow(/a published month is its content/);
    await change(',10000.01,300.00,', ',10000.00,300.00,');
  });
});

describe('the pages', () => {
  it('hold no name, number, address, id or balance of a customer', async () => {
    const urls = [...MONTHS, '2027-05'].flatMap((month) => [
      ...[`/statistics/${month}?lang=en`, `/statistics/${month}?lang=ms`],
      ...[`/loan-book/${month}.csv`, `/loan-book/${month}-v1.csv`],
    ]);
    const answers = [];
    for (const url of [...urls, '/statistics', '/loan-book.csv']) {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(200);
      answers.push(body);
    }
    const { rows } = await sql<Record<string, string>>`
      select u.id::text, u.email, i.inv_no, i.verified_name, i.cash_account_id::text,
        to_char(a.balance_sen / 100.0, 'FM999,999,990.00') as cash, h.held
      from investors i join users u on u.id = i.user_id join accounts a on a.id = i.cash_account_id
      join lateral (select to_char(sum(outstanding_sen) / 100.0, 'FM999,999,990.00') as held from holdings
        where investor_id = i.user_id) h on true
      union all select u.id::text, u.email, i.registration_no, i.company_name, i.cash_account_id::text,
        i.verified_name, right(u.id::text, 6)
      from issuers i join users u on u.id = i.user_id
      union all select n.id::text, n.purpose, n.escrow_account_id::text, n.offer_id::text, h.id::text,
        to_char(h.principal_sen / 100.0, 'FM999,999,990.00'), to_char(h.outstanding_sen / 100.0, 'FM999,999,990.00')
      from notes n join holdings h on h.note_id = n.id`.execute(app.database.reader.db);
    expect(rows.length).toBe(8);
    for (const value of rows.flatMap((row) => Object.values(row))) {
      for (const form of [value, value.replaceAll(',', '')]) {
        expect(
          answers.filter((answer) => answer.toLowerCase().includes(form.toLowerCase())),
          form,
        ).toEqual([]);
      }
    }
    const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/;
    expect(answers.filter((answer) => uuid.test(answer))).toEqual([]);
  });

  it('need no script, and each figure has its formula', async () => {
    const { body } = await get('/statistics');
    expect(body).not.toMatch(/<script|style="/i);
    expect(body.match(/Formula: /g)).toHaveLength(23);
    expect(body.match(/<svg/g)?.length).toBeGreaterThanOrEqual(4);
    for (const month of MONTHS) expect(body).toContain(`href="/statistics/${month}"`);
  });

  it.each(['/statistics/2027-02', '/loan-book/2027-02.csv', '/loan-book.csv'])(
    '%s is cached and revalidated by its content',
    async (url) => {
      const { headers } = await get(url);
      expect(headers['cache-control']).toBe('public, max-age=60');
      const { statusCode, body } = await get(url, { 'if-none-match': String(headers.etag) });
      expect([statusCode, body]).toEqual([304, '']);
      expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    },
  );

  it.each([
    '/statistics/2026-13',
    '/statistics/x',
    '/statistics/2020-01',
    "/statistics/'%20or%201=1",
    '/loan-book/2026-13.csv',
    '/loan-book/2020-01.csv',
    '/loan-book/2026-12-v2.csv',
    '/loan-book/2026-12-v0.csv',
    '/loan-book/2026-12.txt',
  ])('there is no %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('nothing is there to %s', async (method) => {
    for (const url of ['/statistics', '/statistics/2027-02', '/loan-book.csv']) {
      expect((await app.app.inject({ method, url })).statusCode).toBe(404);
    }
  });
});

import type { OperatorRole } from '@titian/contracts/operator-roles';
import { type ReportName, reportNames } from '@titian/contracts/reports';
import { addDays, day } from '@titian/finance/calendar';
import { senFromText, sumSen } from '@titian/finance/sen';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { fundedInvestor, issuedNote, type NoteOverrides, repay } from '../../../test/builders/financing.ts';
import { bearer, call, type Headers } from '../../../test/builders/http.ts';
import { type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, proposeAndApprove } from '../../../test/builders/operators.ts';
import { pdfDrawings, pdfPages } from '../../../test/builders/pdf-text.ts';
import { consentDocument, restructuringTerms } from '../../../test/builders/restructuring.ts';

/** Issued on 2 December 2026 and first due on 4 January 2027. */
const FIRST = day('2027-01-04');
const LATE = addDays(FIRST, 40);
let app: TestApp;
let issuer: ApprovedIssuer;
let investors: [ApprovedInvestor, ApprovedInvestor];
const by = {} as Record<OperatorRole, SignedInOperator>;
beforeAll(async () => {
  app = await createTestApp();
  issuer = await approvedIssuer(app);
  investors = [await fundedInvestor(app, 6), await fundedInvestor(app, 4)];
  for (const role of ['support', 'onboarding', 'credit', 'finance', 'compliance', 'administrator'] as const) {
    by[role] = await signInOperator(app, [role], `Of ${role}`);
  }
}, 120_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const note = (overrides: NoteOverrides = {}) =>
  issuedNote(
    app,
    issuer,
    [
      { investor: investors[0], amount: '6550.00' },
      { investor: investors[1], amount: '3450.00' },
    ],
    { on: '2026-12-01', ...overrides },
  );
const request = (
  name: string,
  query: object = {},
  on: string = LATE,
  headers: Headers = by.finance.headers,
) =>
  call(app, 'operatorReport', {
    headers: dated(headers, on),
    params: { report: name } as never,
    query: query as never,
  });
const rowsOf = async (name: ReportName, query: object = {}, on: string = LATE) => {
  const answer = await request(name, query, on);
  expect(answer.status, JSON.stringify(answer.error)).toBe(200);
  const { columns, rows, totals } = answer.body.report;
  const named = (cells: readonly (string | null)[]) =>
    Object.fromEntries(columns.map(({ key }, at) => [key, cells[at] ?? null]));
  return { rows: rows.map(named), totals: totals === null ? {} : named(totals) };
};
const sumOf = (rows: readonly Record<string, string | null>[], key: string) =>
  sumSen(rows.map((row) => senFromText(row[key] ?? '0.00')));

describe('reports are not for', () => {
  it('guests, customers, and operators who decide about people alone', async () => {
    for (const name of reportNames) {
      for (const headers of [bearer('x'.repeat(43)), investors[0].headers]) {
        expect((await request(name, {}, LATE, headers)).status).toBe(401);
      }
      for (const role of ['support', 'onboarding'] as const) {
        expect((await request(name, {}, LATE, by[role].headers)).error.code).toBe('role');
      }
    }
    const { headers } = by.support;
    const file = await call(app, 'operatorReportFile', {
      headers,
      params: { report: 'arrears' },
      query: { format: 'csv' },
    });
    expect([file.status, file.error.code]).toEqual([403, 'role']);
  });
});

describe('a report is refused', () => {
  it.each([
    ['of an unknown name', 'gossip', {}, 'report'],
    ['of a day to come', 'arrears', { to: addDays(LATE, 1) }, 'to'],
    ['with days out of order', 'client_money', { from: '2027-02-02', to: '2027-02-01' }, 'to'],
    ['over more than 366 days', 'client_money', { from: '2026-01-01', to: '2027-01-02' }, 'from'],
    ['over more than 60 months', 'treasury', { from: '2022-01-01', to: '2027-01-02' }, 'from'],
    ['by nothing known', 'concentration', { by: 'mood' }, 'by'],
    ['from no day', 'treasury', { from: '2027-02-31' }, 'from'],
  ])('%s', async (_what, name, query, field) => {
    const answer = await request(name, query);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.error.errors ?? {})).toEqual([field]);
  });
});

describe('every report', () => {
  it.each(reportNames)('%s is answered in both languages, each column with its definition', async (name) => {
    for (const language of ['en', 'ms']) {
      const { report } = (
        await request(name, {}, LATE, { ...by.credit.headers, 'accept-language': language })
      ).body;
      expect(report.title).not.toBe('');
      for (const { label, definition } of report.columns) {
        expect(label).not.toBe('');
        expect(definition.length).toBeGreaterThan(10);
      }
      expect(report.rows.every((row) => row.length === report.columns.length)).toBe(true);
    }
  });

  it('is empty where nothing has happened yet', async () => {
    expect((await rowsOf('arrears', { to: '2020-01-01' })).totals.outstanding).toBe('0.00');
    expect((await rowsOf('concentration', { to: '2020-01-01' })).rows).toEqual([]);
    expect((await rowsOf('vintages', { to: '2020-01-01' })).rows).toEqual([]);
  });
});

describe('arrears', () => {
  it('of a past day stay as they were, whatever is paid, restructured or defaulted since', async () => {
    const [paid, restructured, defaulted] = [await note(), await note(), await note()];
    const before = await rowsOf('arrears');
    const late = before.rows.find((row) => row.bucket === '31–60 days');
    expect(late).toMatchObject({ notes: '3', outstanding: '30000.00' });
    const book = await call(app, 'operatorNotes', { headers: dated(by.finance.headers, LATE), query: {} });
    expect(before.totals.outstanding).toBe(book.body.totals?.outstanding);

    await repay(app, issuer, paid.id, { on: addDays(LATE, 1) });
    await proposeAndApprove(app, {
      ...{ kind: 'restructuring', subjectId: restructured.id, on: addDays(LATE, 2) },
      after: restructuringTerms(await consentDocument(app, restructured.id)),
    });
    const end = addDays(LATE, 60);
    await proposeAndApprove(app, { kind: 'note_default', subjectId: defaulted.id, after: {}, on: end });
    expect(await rowsOf('arrears', { to: LATE }, end)).toEqual(before);

    const now = await rowsOf('arrears', {}, end);
    expect(now.rows.find((row) => row.bucket === 'In default')).toMatchObject({
      notes: '1',
      outstanding: '10000.00',
    });
    expect(now.totals.outstanding).toBe(
      (await call(app, 'operatorNotes', { headers: dated(by.finance.headers, end), query: {} })).body.totals
        ?.outstanding,
    );
  });
});

describe('concentration', () => {
  it.each(['issuer', 'group', 'industry', 'state', 'grade', 'contract', 'type', 'investor'] as const)(
    'by %s comes to all that is outstanding',
    async (dimension) => {
      for (const to of [LATE, addDays(LATE, 60)]) {
        const { totals } = await rowsOf('arrears', { to }, addDays(LATE, 60));
        const { rows } = await rowsOf('concentration', { to, by: dimension }, addDays(LATE, 60));
        expect(sumOf(rows, 'outstanding')).toBe(senFromText(totals.outstanding ?? ''));
        expect(rows.at(-1)?.cumulative).toBe('100.00');
      }
    },
  );
});

describe('platform money', () => {
  it('opens each month as the one before closed, and closes as the ledger has it', async () => {
    const on = addDays(LATE, 60);
    const { rows } = await rowsOf('treasury', {}, on);
    const closing = new Map<string | null | undefined, string | null | undefined>();
    for (const row of rows) {
      expect(row.opening).toBe(closing.get(row.money) ?? row.opening);
      closing.set(row.money, row.closing);
    }
    const held = await call(app, 'operatorTreasury', { headers: dated(by.finance.headers, on) });
    expect(closing.get('Fees')).toBe(held.body.fees.balance);
    expect(sumOf(rows, 'earned')).toBeGreaterThan(0n);
  });

  it('and clients’ is all that the trust account holds, day by day', async () => {
    const { rows } = await rowsOf('client_money', { from: '2026-12-01', to: LATE }, addDays(LATE, 60));
    expect(rows).toHaveLength(75);
    for (const row of rows) {
      const parts = ['clients', 'waiting', 'held', 'owed', 'platform'] as const;
      const held = sumSen(parts.map((part) => senFromText(row[part] ?? '')));
      expect([row.day, held]).toEqual([row.day, await trustOn(row.day ?? '')]);
    }
  });

  async function trustOn(on: string): Promise<bigint> {
    const { rows } = await sql<{ balance: bigint }>`
      select coalesce(sum(case when debit_account_id = a.id then amount_sen else -amount_sen end), 0)::bigint as balance
      from accounts a join transfers on a.id in (debit_account_id, credit_account_id)
      where a.kind = 'trust_bank' and business_date <= ${on}::date`.execute(app.database.reader.db);
    return rows[0]?.balance ?? 0n;
  }
});

describe('growth', () => {
  it('follows applications from their month to issue', async () => {
    const { rows, totals } = await rowsOf('origination', {}, addDays(LATE, 60));
    expect(rows.map((row) => row.month)).toEqual(['2026-12']);
    expect(totals).toMatchObject({ submitted: '3', issued: '3', issued_amount: '30000.00', open: '0' });
    // Every stage was reached by all three, within a day.
    const shares = ['offered_share', 'accepted_share', 'listed_share', 'funded_share', 'issued_share'];
    expect(shares.map((key) => [rows[0]?.[key], totals[key as never]])).toEqual(
      shares.map(() => ['100.00', '100.00']),
    );
    const days = ['days_to_offer', 'days_to_accept', 'days_to_list', 'days_to_issue', 'median_days'];
    expect(days.map((key) => rows[0]?.[key])).toEqual(['0', '0', '0', '1', '1']);
    const early = await rowsOf('origination', { to: '2026-12-01' }, '2026-12-01');
    expect(early.totals).toMatchObject({ submitted: '3', issued: '0', open: '3' });
  });

  it('divides what was raised between presets and hands', async () => {
    const { rows } = await rowsOf('auto_invest', {}, addDays(LATE, 60));
    expect(rows).toMatchObject([
      { month: '2026-12', notes: '3', raised: '30000.00', by_presets: '0.00', by_hand: '30000.00' },
    ]);
    expect((await rowsOf('referrals', {}, LATE)).rows).toHaveLength(12);
  });
});

describe('a file', () => {
  const paper = async (path: string, language: string, on: string = LATE) =>
    (
      await app.app.inject({
        method: 'GET',
        url: `${app.config.API_BASE}/operator/reports/${path}`,
        headers: { ...dated(by.credit.headers, on), 'accept-language': language },
      })
    ).rawPayload;

  it.each([
    ['en', 'Arrears, in ringgit', ['Outstanding principal', 'Past due', 'More than 90 days']],
    ['ms', 'Tunggakan, dalam ringgit', ['Prinsipal belum bayar', 'Tertunggak', 'Lebih daripada 90 hari']],
  ])('on paper has the bars of the screen, in %s', async (language, title, words) => {
    const { rows } = await rowsOf('arrears');
    const amounts = rows.flatMap(({ outstanding, overdue }) => [outstanding, overdue]);
    const pdf = await paper('arrears/file?format=pdf', language);
    expect(pdfPages(pdf)[0]).toEqual(expect.arrayContaining([title, ...words]));
    // A sign in the key for each of the two series, and a bar for each amount.
    const bars = amounts.filter((one) => one !== '0.00').length;
    expect(bars).toBeGreaterThan(0);
    expect(pdfDrawings(pdf).map(({ rectangles }) => rectangles)).toEqual([2 + bars, 0]);
  });

  it('on paper has the lines of the screen, and says where nothing happened', async () => {
    const pdf = await paper(`client_money/file?format=pdf&from=2027-01-01&to=${LATE}`, 'en');
    // A line of 44 days has 43 corners after its first.
    expect(pdfDrawings(pdf)[0]?.lines).toContain(43);
    const empty = await paper('concentration/file?format=pdf&to=2020-01-01', 'en');
    expect(pdfPages(empty)[0]).toContain('Nothing happened in this period.');
    expect(pdfDrawings(empty).every(({ rectangles }) => rectangles === 0)).toBe(true);
  });

  it('has the figures of the screen, and is recorded and limited', async () => {
    const headers = dated(by.compliance.headers, LATE);
    const fileOf = (path: string, sent: Headers) =>
      app.app.inject({
        method: 'GET',
        url: `${app.config.API_BASE}/operator/reports/${path}`,
        headers: sent,
      });
    const csv = await fileOf('arrears/file?format=csv', headers);
    expect(csv.statusCode).toBe(200);
    expect(csv.payload).toContain('Outstanding principal (RM)');
    expect(csv.payload).toContain('31–60 days,3,30000.00');
    const malay = { ...headers, 'accept-language': 'ms' };
    const pages = pdfPages((await fileOf('origination/file?format=pdf', malay)).rawPayload);
    // Four parts of its columns, and two pages of definitions.
    expect(pages).toHaveLength(6);
    expect(pages.at(-1)?.join(' ')).toContain('Maksud angka');
    const { maker } = await operatorPair(app);
    const log = await call(app, 'operatorAudit', {
      headers: maker.headers,
      query: { action: 'list.exported' },
    });
    expect(log.body.items.map((one) => one.after)).toEqual(
      expect.arrayContaining([expect.objectContaining({ list: 'arrears' })]),
    );
  });
});

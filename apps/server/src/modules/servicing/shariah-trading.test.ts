import { randomUUID } from 'node:crypto';
import type { OperatorRole } from '@titian/contracts/operator-roles';
import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { parseSen, sen, senToText, sumSen } from '@titian/finance/sen';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { backedNote, fundedInvestor, keyed, type Submitted } from '../../../test/builders/financing.ts';
import { call, type Headers, xhr } from '../../../test/builders/http.ts';
import { signInOperator, stepUpCode } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { createLocalTrading } from '../../gateways/commodity-trading/local/provider.ts';
import type { CommodityOrder, CommodityTrading } from '../../gateways/commodity-trading/port.ts';
import { shiftTo } from '../../platform/clock.ts';
import { systemActor } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { noClearFiles } from '../../platform/keys/file-encryption.ts';
import { createFolderStorage } from '../../platform/storage.ts';
import { tradeAndIssue } from './commands/trade-and-issue.ts';
import { unwindTrade } from './commands/unwind-trade.ts';

let app: TestApp;
let issuer: ApprovedIssuer;
let investor: ApprovedInvestor;
let adviser: Headers;
beforeAll(async () => {
  app = await createTestApp();
  [issuer, investor] = [await approvedIssuer(app), await fundedInvestor(app, 4)];
  adviser = (await signInOperator(app, ['compliance'])).headers;
}, 60_000);
afterAll(() => app.finish());

const today = () => addDays(malaysiaDay(app.work.clock.now()), 1);
const scope = () => ({
  actor: systemActor,
  dateShiftDays: shiftTo(app.work.clock.now(), today()),
  requestId: 'test',
});
const funded = (contract: 'Shariah' | 'Conventional' = 'Shariah') =>
  backedNote(app, issuer, [{ investor, amount: '10000.00' }], { contract });
const sign = async (note: Submitted) =>
  call(app, 'noteIssue', {
    headers: keyed(issuer.headers, today()),
    body: {
      note_id: note.id,
      accepted_amount: '10000.00',
      agree_agreement: 1,
      otp_code: await stepUpCode(app, issuer),
    },
  });
async function issued(): Promise<Submitted> {
  const note = await funded();
  await sign(note);
  await runJobs(app, ['record_commodity_trade']);
  return note;
}

const list = (query: Record<string, string> = {}, headers: Headers = adviser) =>
  call(app, 'operatorShariahTrades', { headers, query });
const tradesOf = async (note: Submitted, query: Record<string, string> = {}) =>
  (await list({ limit: '100', ...query })).body.items.filter((one) => one.note_id === note.id);
const differencesOf = async (note: Submitted) => (await tradesOf(note))[0]?.differences;
const file = (query: Record<string, string> = {}, headers: Headers = adviser) =>
  app.app.inject({
    method: 'GET',
    url: `/api/operator/shariah-trades/file?${new URLSearchParams(query)}`,
    headers: { ...headers },
  });

describe('the Shariah role is rejected', () => {
  it('without a session, to customers, and to operators of other roles', async () => {
    expect((await list({}, xhr)).status).toBe(401);
    expect((await file({}, xhr)).statusCode).toBe(401);
    const others: OperatorRole[] = ['support', 'onboarding', 'credit', 'finance'];
    const headers = await Promise.all(
      others.map(async (role) => (await signInOperator(app, [role])).headers),
    );
    for (const [index, one] of headers.entries()) {
      const answer = await list({}, one);
      expect([others[index], answer.status, answer.error.code]).toEqual([others[index], 403, 'role']);
      expect((await file({}, one)).statusCode).toBe(403);
    }
    for (const { headers: customer } of [issuer, investor]) {
      expect((await list({}, customer)).status).toBe(401);
      expect((await file({}, customer)).statusCode).toBe(401);
    }
  });

  it.each([
    ['an unknown state', { state: 'lost' }, 'state'],
    ['a day that does not exist', { from: '2026-02-30' }, 'from'],
    ['days in the wrong order', { from: '2027-01-02', to: '2027-01-01' }, 'to'],
    ['a cursor of another list', { cursor: 'abc' }, 'cursor'],
    ['a limit above 100', { limit: '101' }, 'limit'],
  ])('for %s', async (_case, query, field) => {
    const answer = await list(query);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('as a file for days in the wrong order', async () => {
    expect((await file({ from: '2027-01-02', to: '2027-01-01' })).statusCode).toBe(422);
  });
});

/** The bundled trading provider, which trades the sale for a ringgit more, or cannot be reached for it. */
function faultyTrading(script: { readonly dearer?: boolean; readonly down?: boolean }): CommodityTrading {
  const queue = createLocalTrading({ isOpen: true });
  const isSale = ({ step, isReversal }: CommodityOrder) => step === 'sale' && !isReversal;
  return {
    ...queue,
    async trade(order) {
      if (isSale(order) && script.down === true) {
        throw new Error('the desk cannot be reached');
      }
      const trade = await queue.trade(order);
      const moreSen = isSale(order) && script.dearer === true ? 100n : 0n;
      return { ...trade, priceSen: sen(trade.priceSen + moreSen) };
    },
  };
}
const storage = () => createFolderStorage(`${app.config.DATA_DIR}/desk-test`, app.provider, noClearFiles);
const tradeWith = (note: Submitted, trading: CommodityTrading) =>
  tradeAndIssue(app.work, scope(), { trading, storage: storage() }, note.id);

describe('a trade', () => {
  it('is shown leg by leg, with what was signed and what was issued, and nothing to look at', async () => {
    const note = await issued();
    const [trade, ...more] = await tradesOf(note);
    expect(more).toEqual([]);
    expect(trade).toMatchObject({
      ...{ note_number: note.number, issuer_name: issuer.issuer.companyName, state: 'issued' },
      ...{ cost: '10000.00', sale_price: '10300.00', issued_amount: '10000.00', void_reason: null },
      ...{ traded_on: today(), issued_on: today(), differences: [] },
    });
    expect(trade?.legs.map((leg) => [leg.step, leg.is_reversal, leg.state, leg.agreed, leg.price])).toEqual([
      ['purchase', false, 'carried_out', '10000.00', '10000.00'],
      ['sale', false, 'carried_out', '10300.00', '10300.00'],
      ['resale', false, 'carried_out', '10000.00', '10000.00'],
    ]);
    for (const leg of trade?.legs ?? []) {
      expect(leg.reference).toMatch(/^CT-[PSR]-/);
      expect(malaysiaDay(new Date(leg.at ?? ''))).toBe(today());
    }
    expect(await tradesOf(note, { state: 'differences' })).toEqual([]);
  });

  it('of a conventional note does not exist', async () => {
    const note = await funded('Conventional');
    await sign(note);
    expect(await tradesOf(note)).toEqual([]);
  });

  it('under way has its legs still to come, which is no difference', async () => {
    const note = await funded();
    await sign(note);
    expect(await tradesOf(note)).toMatchObject([
      { state: 'signed', legs: [], differences: [], issued_amount: null, issued_on: null },
    ]);
    await expect(tradeWith(note, faultyTrading({ down: true }))).rejects.toThrow('cannot be reached');
    const [trade] = await tradesOf(note);
    expect(trade?.legs.map((leg) => [leg.step, leg.state, leg.price])).toEqual([
      ['purchase', 'carried_out', '10000.00'],
      ['sale', 'ordered', null],
    ]);
    expect(trade?.differences).toEqual([]);
    await runJobs(app, ['record_commodity_trade']);
  });

  it('at another price is void, to be reversed, then reversed; the new signature stands beside it', async () => {
    const note = await funded();
    await sign(note);
    await tradeWith(note, faultyTrading({ dearer: true }));
    expect(await tradesOf(note)).toMatchObject([
      { state: 'void', void_reason: 'price_changed', differences: ['price_differs', 'not_reversed'] },
    ]);
    const [voided] = await tradesOf(note);
    await unwindTrade(app.work, scope(), createLocalTrading({ isOpen: true }), voided?.id ?? '');
    const [reversed] = await tradesOf(note);
    expect(reversed?.differences).toEqual(['price_differs', 'reversed']);
    expect(reversed?.legs.map((leg) => [leg.step, leg.is_reversal, leg.agreed, leg.price])).toEqual([
      ['purchase', false, '10000.00', '10000.00'],
      ['sale', false, '10300.00', '10301.00'],
      ['sale', true, '10301.00', '10301.00'],
      ['purchase', true, '10000.00', '10000.00'],
    ]);
    await sign(note);
    await runJobs(app, ['record_commodity_trade', 'unwind_commodity_trade']);
    expect((await tradesOf(note)).map((one) => [one.state, one.differences])).toEqual([
      ['issued', []],
      ['void', ['price_differs', 'reversed']],
    ]);
  });
});

/** What is shown of a note while its rows are changed; they are put back as they were. */
async function shownWith(
  note: Submitted,
  change: (tx: Tx) => Promise<unknown>,
  back: (tx: Tx) => Promise<unknown>,
) {
  await app.work.command(scope(), ({ tx }) => change(tx));
  const shown = await differencesOf(note);
  await app.work.command(scope(), ({ tx }) => back(tx));
  expect(await differencesOf(note)).toEqual([]);
  return shown;
}

describe('a difference is seen in the rows themselves', () => {
  const legOf = (note: Submitted, step: string, set: object) => (tx: Tx) =>
    tx.db
      .updateTable('commodity_trades')
      .set(set)
      .where('note_id', '=', note.id)
      .where('step', '=', step)
      .execute();
  const rowOf = (note: Submitted, step: string) =>
    app.database.reader.db
      .selectFrom('commodity_trades')
      .select(['reference', 'at', 'price_sen'])
      .where('note_id', '=', note.id)
      .where('step', '=', step)
      .executeTakeFirstOrThrow();

  it.each([
    ['a price', 'sale', { price_sen: sen(1_030_001n) }, ['price_differs']],
    ['a missing leg', 'resale', { reference: null, at: null, price_sen: null }, ['leg_missing']],
  ])('%s', async (_name, step, set, differences) => {
    const note = await issued();
    const before = await rowOf(note, step);
    expect(await shownWith(note, legOf(note, step, set), legOf(note, step, before))).toEqual(differences);
    await app.verifyLedger();
  });

  it.each([
    ['the order of the times', -1, ['wrong_order', 'not_same_day']],
    ['the day', 1, ['wrong_order', 'not_same_day']],
  ])('%s', async (_name, days, differences) => {
    const note = await issued();
    const before = await rowOf(note, 'sale');
    const at = new Date((before.at?.getTime() ?? 0) + days * 86_400_000);
    expect(await shownWith(note, legOf(note, 'sale', { at }), legOf(note, 'sale', before))).toEqual(
      differences,
    );
    const resale = await rowOf(note, 'resale');
    const nextDay = new Date((resale.at?.getTime() ?? 0) + 86_400_000);
    const shown = await shownWith(
      note,
      legOf(note, 'resale', { at: nextDay }),
      legOf(note, 'resale', resale),
    );
    expect(shown).toEqual(['not_same_day']);
  });

  it('the amount that was issued', async () => {
    const note = await issued();
    const costing = (costSen: bigint) => (tx: Tx) =>
      tx.db
        .updateTable('note_signatures')
        .set({ cost_sen: sen(costSen) })
        .where('note_id', '=', note.id)
        .execute();
    const shown = await shownWith(note, costing(999_900n), costing(1_000_000n));
    expect(shown).toEqual(['price_differs', 'amount_differs']);
  });
});

describe('a trade from before issuers signed', () => {
  it('says that its price is not recorded; nothing is filled in, and it is listed behind the signed ones', async () => {
    const note = await funded();
    await app.work.command(scope(), async ({ tx, businessNow }) => {
      for (const step of ['purchase', 'sale', 'resale']) {
        const leg = { id: randomUUID(), note_id: note.id, step, reference: `OLD-${step}`, at: businessNow };
        await tx.db.insertInto('commodity_trades').values(leg).execute();
      }
    });
    const [trade] = await tradesOf(note);
    expect(trade).toMatchObject({
      ...{ id: note.id, state: 'unsigned', signed_at: null, cost: null, sale_price: null },
      ...{ traded_on: today(), differences: ['price_not_recorded'] },
    });
    expect(trade?.legs.map((leg) => [leg.agreed, leg.price, leg.reference])).toEqual([
      [null, null, 'OLD-purchase'],
      [null, null, 'OLD-sale'],
      [null, null, 'OLD-resale'],
    ]);
    expect((await list({ limit: '100' })).body.items.at(-1)?.id).toBe(note.id);
    expect((await list({ state: 'unsigned' })).body.items.map((one) => one.id)).toEqual([note.id]);
    const written = await file({ state: 'unsigned' });
    expect(written.payload.match(/Price not recorded/g)).toHaveLength(6);
    await sign(note);
    await runJobs(app, ['record_commodity_trade']);
    expect((await tradesOf(note)).map((one) => [one.state, one.differences])).toEqual([
      ['issued', []],
      ['unsigned', ['price_not_recorded']],
    ]);
  });
});

describe('the list', () => {
  it('is filtered by state and day, and its totals are of all that match', async () => {
    const all = (await list({ limit: '100' })).body;
    expect(all.totals.trades).toBe(all.items.length);
    const withDifferences = all.items.filter((one) => one.differences.length > 0);
    expect(withDifferences.length).toBeGreaterThan(0);
    expect(all.totals.with_differences).toBe(withDifferences.length);
    const ended = all.items.filter((one) => one.state === 'issued');
    const sumOf = (amounts: readonly (string | null)[]) =>
      senToText(sumSen(amounts.map((one) => parseSen(one ?? '') ?? sen(0n))));
    expect(all.totals).toMatchObject({
      issued: ended.length,
      cost: sumOf(ended.map((one) => one.cost)),
      sale_price: sumOf(ended.map((one) => one.sale_price)),
      issued_amount: sumOf(ended.map((one) => one.issued_amount)),
    });
    for (const state of ['signed', 'issued', 'void', 'unsigned'] as const) {
      const some = await list({ state, limit: '1' });
      expect(some.body.totals.trades).toBe(all.items.filter((one) => one.state === state).length);
      expect(some.body.items.every((one) => one.state === state)).toBe(true);
    }
    const differing = await list({ state: 'differences', limit: '100' });
    expect(differing.body.items.map((one) => one.id)).toEqual(withDifferences.map((one) => one.id));
    expect((await list({ from: today(), to: today() })).body.totals).toEqual(all.totals);
    const later = addDays(today(), 1);
    const none = { trades: 0, with_differences: 0, issued: 0, cost: '0.00' };
    expect((await list({ from: later })).body).toMatchObject({ items: [], totals: none });
    expect((await list({ to: addDays(today(), -1) })).body).toMatchObject({ items: [], totals: none });
  });

  it('continues where the page before ended, over signed and unsigned ones', async () => {
    const all = (await list({ limit: '100' })).body.items.map((one) => one.id);
    const walked: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({
        limit: '2',
        ...(cursor === null ? {} : { cursor }),
      });
      walked.push(...page.body.items.map((one) => one.id));
      cursor = page.body.next_cursor;
    } while (cursor !== null);
    expect(walked).toEqual(all);
  });

  it('is a file with a row per leg, in which no spreadsheet finds a formula', async () => {
    const { db } = app.database.reader;
    const rename = (name: string) =>
      db.updateTable('issuers').set({ company_name: name }).where('user_id', '=', issuer.userId).execute();
    await rename('=HYPERLINK("http://x.example")');
    const answer = await file({ from: today() });
    await rename(issuer.issuer.companyName);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="shariah-trades-${today()}.csv"`,
    );
    const rows = answer.payload.trimEnd().split('\r\n');
    const { items } = (await list({ limit: '100' })).body;
    const legs = items.reduce((sum, one) => sum + Math.max(one.legs.length, 1), 0);
    expect(rows).toHaveLength(1 + legs);
    expect(answer.payload).not.toMatch(/(^|,|")=HYPERLINK/m);
    expect(answer.payload).toContain(`'=HYPERLINK`);
    const [trade] = items.filter((one) => one.state === 'issued');
    const sale = trade?.legs[1];
    const row = rows.find((one) => one.includes(sale?.reference ?? '-'));
    expect(row).toContain(',Sale to the issuer,Executed,10300.00,10300.00,');
  });
});

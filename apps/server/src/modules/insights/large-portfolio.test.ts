import type { EndpointName } from '@titian/contracts/endpoints/all';
import { addDays, addMonths, malaysiaDay, monthOf } from '@titian/finance/calendar';
import { rateBps, rateToText } from '@titian/finance/rate';
import { parseSen, sen, senToText, sumSen } from '@titian/finance/sen';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/builders/http.ts';
import { senOf } from '../../../test/builders/money.ts';
import { type BulkInvestor, loadInvestors } from '../../../test/bulk-load.ts';
import { loadPortfolio } from '../../../test/portfolio.ts';
import { systemActor } from '../../platform/context.ts';

// Ten thousand notes are made and checked, which takes what it takes on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

const HOLDINGS = 10_000;
const EACH_SEN = 5_000n;
let app: TestApp;
let investor: BulkInvestor;
beforeAll(async () => {
  app = await createTestApp();
  const [one] = await loadInvestors(app.work, 1, BigInt(HOLDINGS) * EACH_SEN);
  if (one === undefined) {
    throw new Error('nobody was loaded');
  }
  investor = one;
  await loadPortfolio(app.work, investor, HOLDINGS);
  await app.analyze();
});
afterAll(() => app.finish());

const headers = () => ({ authorization: `Bearer ${investor.token}` });

async function request<Name extends EndpointName>(name: Name, query: Record<string, string> = {}) {
  const answer = await call(app, name, { headers: headers(), query });
  expect(answer.status).toBe(200);
  return answer.body;
}

async function file(format: string, to: string): Promise<string> {
  const url = `${app.config.API_BASE}/dashboard/data/investor/cash_flow?format=${format}&to=${to}`;
  const answer = await app.app.inject({ url, headers: headers() });
  expect(answer.statusCode).toBe(200);
  return answer.payload;
}

/** So many times an amount, as text. */
const times = (amount: string, count = HOLDINGS) => senToText(sen((parseSen(amount) ?? 0n) * BigInt(count)));
const total = (amounts: readonly string[]) => senToText(sumSen(amounts.map((text) => senOf(text))));

describe('10,000 holdings of one investor', () => {
  it('add up to the sen, before and after the night', async () => {
    const today = malaysiaDay(app.work.clock.now());
    const note = await app.database.reader.db
      .selectFrom('notes')
      .select('effective_rate_bps')
      .executeTakeFirstOrThrow();
    const figures = async () => {
      const stats = await request('dashboardInvestorStats');
      expect(stats).toMatchObject({
        notes_active: HOLDINGS,
        invested_to_date: times('50.00'),
        outstanding: times('45.83'),
        return_gross: times('0.50'),
        weighted_rate_percent: rateToText(rateBps(note.effective_rate_bps)),
        impaired: '0.00',
      });
      expect(stats.allocation.grade).toEqual([{ key: 'A', name: 'A', amount: times('45.83') }]);
      const months = {
        return: (await request('dashboardInvestmentReturn')).months,
        value: (await request('dashboardInvestorValue')).months,
        notes: (await request('dashboardNotesSubscribed')).months,
        repayment: (await request('dashboardInvestorMonthlyRepayment')).months,
      };
      expect(total(months.return.map((one) => one.return_gross))).toBe(times('0.50'));
      expect(months.value.at(-1)).toMatchObject({ at_work: times('45.83'), cash: stats.cash });
      expect(months.notes.find((one) => one.month === monthOf(today))?.notes).toBe(HOLDINGS);
      expect(total(months.repayment.map((one) => one.received_principal))).toBe(times('4.17'));
      return [stats, months];
    };
    const before = await figures();
    await app.jobs.nightly_figures?.(
      { day: addDays(today, 1) },
      { actor: systemActor, dateShiftDays: 0, requestId: 'test' },
    );
    expect(await figures()).toEqual(before);
  });

  it('are promised and still to come as a whole, each rounded by itself', async () => {
    const today = malaysiaDay(app.work.clock.now());
    const to = addDays(today, 400);
    const flow = await request('dashboardCashFlow', { to });
    expect(flow).toMatchObject({
      items_total: 11 * HOLDINGS,
      overdue: { principal: '0.00', return: '0.00' },
    });
    expect(flow.items).toHaveLength(100);
    expect(total(flow.months.map((one) => one.contract_principal))).toBe(times('45.83'));
    expect(total(flow.days.map((one) => one.expected_principal))).toBe(times('45.83'));
    expect(new Set(flow.days.map((one) => one.payments))).toEqual(new Set([HOLDINGS]));
    const promised = await request('dashboardInvestorMonthlyRepayment', {
      from: addMonths(monthOf(today), -2),
      to: addMonths(monthOf(today), 11),
    });
    expect(total(promised.months.map((one) => one.expected_principal))).toBe(times('50.00'));
    expect(total(promised.months.map((one) => one.expected_return))).toBe(times('6.00'));
    expect((await file('csv', to)).trim().split('\r\n')).toHaveLength(11 * HOLDINGS + 1);
    expect((await file('ics', to)).match(/BEGIN:VEVENT/g)).toHaveLength(11);
  });

  it('are a table: sorted, searched, grouped and saved whole', async () => {
    const totals = { principal: times('50.00'), outstanding: times('45.83'), waiting: '0.00' };
    const sorts = ['newest', 'outstanding', 'next_payment', 'days_late', 'issuer'];
    for (const sort of sorts) {
      const page = await request('notesSubscribed', { sort, limit: '50', page: '200' });
      expect(page).toMatchObject({ total: HOLDINGS, totals, next_cursor: null });
      expect(page.items).toHaveLength(50);
      expect(new Set(page.items.map((one) => one.mine.outstanding))).toEqual(new Set(['45.83']));
    }
    const [one] = (await request('notesSubscribed', { limit: '1' })).items;
    const found = await request('notesSubscribed', { q: one?.number ?? '' });
    expect(found.items.map(({ number }) => number)).toContain(one?.number);
    const { items, total } = await request('notesByIssuer');
    expect([total, items[0]?.notes, items[0]?.share_percent]).toEqual([1, HOLDINGS, '100.00']);
    const url = `${app.config.API_BASE}/notes/data/subscribed?format=csv&sort=note`;
    const saved = await app.app.inject({ url, headers: headers() });
    const numbers = saved.payload
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0] ?? '');
    expect(numbers).toHaveLength(HOLDINGS);
    expect(numbers).toEqual([...numbers].sort());
  });

  it('are shown a few at a time, those that are paid next', async () => {
    const { items } = await request('dashboardOngoingNotes');
    expect(items).toHaveLength(20);
    expect(new Set(items.map((one) => one.outstanding))).toEqual(new Set(['45.83']));
    expect((await request('dashboardRecentActivities')).items.length).toBeGreaterThan(0);
  });
});

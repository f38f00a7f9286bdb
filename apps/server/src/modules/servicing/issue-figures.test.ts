import { addDays, day } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { brokenInvariants } from '../../../test/broken-invariants.ts';
import { backedNote, giveCash, issue, runDay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';

let app: TestApp;
let investor: ApprovedInvestor;
let company: ApprovedIssuer;
beforeAll(async () => {
  app = await createTestApp();
  [company, investor] = [await approvedIssuer(app), await approvedInvestor(app)];
  await giveCash(app, investor, ['30000.00', '10000.00']);
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const noteOf = async (id: string) =>
  (await call(app, 'note', { headers: investor.headers, params: { id } })).body.note;

it('states the effective rate of a bullet by the days that it will run, wherever it is shown', async () => {
  const overrides = { on: '2026-12-14', rate: '14.60', profile: 'bullet', termMonths: 3 } as const;
  const { id } = await backedNote(app, company, [{ investor, amount: '10000.00' }], overrides);
  // While its days are not known: 12 × ((1 + 360 ÷ 10,000)^(1 ÷ 3) − 1).
  expect((await noteOf(id)).effective_rate).toBe('14.23');
  await issue(app, company, id, '10000.00', '2026-12-15');
  // 90 days from 15 December to 15 March: 12 × (1.036^(365 ÷ (12 × 90)) − 1).
  expect((await noteOf(id)).effective_rate).toBe('14.43');
  const list = await call(app, 'notesBoIssued', { headers: company.headers });
  expect(list.body.items.map((one) => one.effective_rate)).toEqual(['14.43']);
  const { terms } = await app.database.reader.db
    .selectFrom('agreements')
    .select('terms')
    .where('note_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(terms).toMatchObject({ effective_rate: '14.43', total_return: '360.00' });
  const broken = await brokenInvariants(app, (tx) =>
    tx.db.updateTable('notes').set({ effective_rate_bps: 1423 }).where('id', '=', id).execute(),
  );
  expect(broken).toEqual(['an issued bullet states the effective rate of the days that it runs']);
});

it('counts the days that a bullet runs on because its due day is none for business', async () => {
  // Three months from 30 November end on Sunday, 28 February 2027; it is paid on 1 March, after 91 days.
  const overrides = { on: '2026-11-29', rate: '14.60', profile: 'bullet', termMonths: 3 } as const;
  const { id } = await backedNote(app, company, [{ investor, amount: '10000.00' }], overrides);
  await issue(app, company, id, '10000.00', '2026-11-30');
  const { body } = await call(app, 'noteAmortizations', {
    headers: investor.headers,
    query: { note_id: id },
  });
  expect(body.items.map((row) => [row.due_on, row.return])).toEqual([['2027-03-01', '360.00']]);
  expect((await noteOf(id)).effective_rate).toBe('14.27');
});

it('leaves the effective rate of monthly instalments as it is', async () => {
  const { id } = await backedNote(app, company, [{ investor, amount: '10000.00' }], { on: '2026-11-29' });
  const { effective_rate: listed } = await noteOf(id);
  await issue(app, company, id, '10000.00', '2026-11-30');
  expect((await noteOf(id)).effective_rate).toBe(listed);
});

it('issues a smaller amount on the last day for it, whose eve has been worked off', async () => {
  const on = '2027-01-04';
  const { id } = await backedNote(app, company, [{ investor, amount: '9000.00' }], { on });
  const lastDay = addDays(day(on), 14 + 3);
  await runDay(app, addDays(lastDay, -1));
  await issue(app, company, id, '9000.00', lastDay);
  expect((await noteOf(id)).state).toBe('issued');
});

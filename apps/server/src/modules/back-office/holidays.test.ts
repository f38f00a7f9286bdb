import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { giveCash, issuedNote, listedNote } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { registerUser, type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { approvedInvestor, approvedIssuer } from '../../../test/builders/onboarding.ts';
import { dated, proposeAndApprove } from '../../../test/builders/operators.ts';

let app: TestApp;
let support: SignedInOperator;
let administrator: SignedInOperator;
beforeAll(async () => {
  app = await createTestApp();
  support = await signInOperator(app, ['support'], 'Ravi Kumar');
  administrator = await signInOperator(app, ['administrator'], 'Aina Yusof');
});
afterAll(() => app.finish());

const year = (query: Record<string, string>, who = support, on = '2026-11-23') =>
  call(app, 'operatorHolidays', { headers: dated(who.headers, on), query: query as never });

describe('the holidays of a year', () => {
  it('are closed to customers', async () => {
    const user = await registerUser(app);
    const query = { calendar: 'federal', year: '2027' } as const;
    expect((await call(app, 'operatorHolidays', { headers: user.headers, query })).status).toBe(401);
    const dues = await call(app, 'operatorHolidayDues', {
      headers: user.headers,
      query: { day: '2027-01-04' },
    });
    expect(dues.status).toBe(401);
  });

  it.each([
    ['an unknown calendar', { calendar: 'selangor', year: '2027' }, 'calendar'],
    ['no year', { calendar: 'federal', year: '27' }, 'year'],
  ])('are rejected for %s', async (_what, query, field) => {
    const answer = await year(query);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('are read by all operators and changed by administrators, except days in lieu and past days', async () => {
    const query = { calendar: 'kuala_lumpur_bank', year: '2027' };
    const [read, changed] = [await year(query), await year(query, administrator)];
    expect(read.body.can.propose).toBe(false);
    expect(read.body.items.some((one) => one.can.change)).toBe(false);
    expect(changed.body.can.propose).toBe(true);
    const open = changed.body.items.filter((one) => !one.can.change).map((one) => one.name);
    expect(open).toEqual([
      'Chinese New Year, in lieu',
      'Awal Muharram, in lieu',
      'Birthday of the Prophet, in lieu',
    ]);
    const past = await year({ ...query, year: '2025' }, administrator);
    expect(past.body.items.length).toBeGreaterThan(15);
    expect(past.body.items.some((one) => one.can.change)).toBe(false);
    expect(read.body.years).toEqual(['2025', '2026', '2027', '2028', '2029', '2030']);
    const raya = read.body.items.find((one) => one.name === 'Hari Raya Aidilfitri');
    expect(raya).toMatchObject({ day: '2027-03-10', is_provisional: true, known_until: null });
  });

  it.each([
    ['2027-06-30', false],
    ['2027-07-01', true],
    ['2030-12-31', true],
  ])('on %s run out for the longest notes: %s', async (on, runsOut) => {
    const { body } = await year({ calendar: 'federal', year: '2027' }, support, on);
    expect([body.known_through, body.runs_out]).toEqual(['2030-12-31', runsOut]);
  });

  it.each([
    // Only Thaipusam of 22 January is provisional within sixty days; in July the calendar itself runs out.
    ['2026-11-22', 0],
    ['2026-11-23', 1],
    ['2027-07-01', 3],
  ])('on %s put %s things in the work queue', async (on, count) => {
    const { body } = await call(app, 'operatorCurrent', { headers: dated(support.headers, on) });
    expect(body.counts.holidays).toBe(count);
  });
});

describe('a schedule that rests on the calendar', () => {
  it('says what is provisional and what lies beyond, until the note is issued', async () => {
    const issuer = await approvedIssuer(app);
    const listed = await listedNote(app, issuer, { on: '2026-12-10', profile: 'equal_monthly_flat' });
    const shown = async (on: string) =>
      (
        await call(app, 'noteAmortizations', {
          headers: dated(issuer.headers, on),
          query: { note_id: listed.id },
        })
      ).body.calendar;
    expect(await shown('2026-12-10')).toMatchObject({ known_through: '2030-12-31', beyond: [] });
    // Hari Raya is on 10 and 11 March 2027, and provisional.
    expect((await shown('2026-12-10'))?.provisional).toContain('2027-03-12');
    expect((await shown('2030-12-10'))?.beyond[0]).toBe('2031-01-10');
    const queue = await call(app, 'operatorNote', {
      headers: dated(support.headers, '2026-12-10'),
      params: { id: listed.id },
    });
    expect(queue.body.calendar?.provisional).toContain('2027-03-12');
  });

  it('is fixed once the note is issued, and operators see what falls on a new holiday', async () => {
    const [issuer, investor] = [await approvedIssuer(app), await approvedInvestor(app)];
    await giveCash(app, investor, ['10000.00']);
    const overrides = { on: '2026-12-09', profile: 'equal_monthly_flat' } as const;
    const note = await issuedNote(app, issuer, [{ investor, amount: '10000.00' }], overrides);
    const { body } = await call(app, 'noteAmortizations', {
      headers: dated(issuer.headers, '2026-12-10'),
      query: { note_id: note.id },
    });
    expect(body.calendar).toBeNull();
    const [first] = body.items;
    const day = first?.due_on ?? '';
    const after = {
      calendar: 'kuala_lumpur_bank',
      changes: [{ action: 'add', day, name: 'Polling day', name_ms: 'Hari mengundi', is_provisional: false }],
    };
    await proposeAndApprove(app, { kind: 'holiday_change', subjectId: null, after, on: '2026-12-11' });
    const dues = await call(app, 'operatorHolidayDues', { headers: support.headers, query: { day } });
    expect(dues.body.notes).toEqual([{ note_id: note.id, note_number: note.number, instalment: 1 }]);
    expect(dues.body.expected.map(({ note_id: id }) => id)).not.toContain(note.id);
    const other = { headers: support.headers, query: { day: '2026-12-13' } };
    expect((await call(app, 'operatorHolidayDues', other)).body.notes).toEqual([]);
  });

  it('counts what notes that are not issued would have due on a day, were they issued today', async () => {
    const issuer = await approvedIssuer(app);
    const monthly = await listedNote(app, issuer, { on: '2027-02-01', profile: 'equal_monthly_flat' });
    const at = async (on: string, day: string) =>
      (await call(app, 'operatorHolidayDues', { headers: dated(support.headers, on), query: { day } })).body
        .expected;
    // 3 March plus months, as the schedule of a note that is issued on 3 February has them.
    const own = async (on: string, day: string) =>
      (await at(on, day)).filter(({ note_id: id }) => id === monthly.id);
    const first = { note_id: monthly.id, note_number: monthly.number, instalment: 1 };
    expect(await own('2027-02-03', '2027-03-03')).toEqual([first]);
    expect(await own('2027-02-03', '2027-03-04')).toEqual([]);
    // The day of the issue moves them, and Hari Raya on 10 and 11 March moves the first to the 12th.
    expect(await own('2027-02-10', '2027-03-10')).toEqual([]);
    expect(await own('2027-02-10', '2027-03-12')).toEqual([first]);
  });
});

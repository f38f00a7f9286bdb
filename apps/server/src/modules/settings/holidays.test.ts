import type { HolidayCalendar } from '@titian/contracts/holidays';
import { addDays, type Day, day, isSunday } from '@titian/finance/calendar';
import { substitutesOf } from '@titian/finance/holidays';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/builders/http.ts';
import { signInOperator } from '../../../test/builders/identity.ts';
import { dated, operatorPair, proposeAndApprove } from '../../../test/builders/operators.ts';
import { shiftTo } from '../../platform/clock.ts';
import { type Scope, systemActor } from '../../platform/context.ts';
import { readDaysOff, readHolidays } from './public.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());

function at(on: string): Scope {
  return { actor: systemActor, dateShiftDays: shiftTo(app.work.clock.now(), day(on)), requestId: null };
}

const known = (on: string, calendar?: HolidayCalendar) =>
  app.work.query(at(on), (ctx) => readHolidays(ctx, calendar));

const rowsOf = (calendar: HolidayCalendar) =>
  app.database.reader.db.selectFrom('holidays').selectAll().where('calendar', '=', calendar).execute();

async function idOf(calendar: HolidayCalendar, name: string, on: string): Promise<string> {
  const row = await app.database.reader.db
    .selectFrom('holidays')
    .select('id')
    .where('calendar', '=', calendar)
    .where('name', '=', name)
    .where('day', '=', day(on))
    .where('known_until', 'is', null)
    .executeTakeFirstOrThrow();
  return row.id;
}

const added = (on: string, more: object = {}) => ({
  ...{ action: 'add', day: on, name: 'A day of mourning', name_ms: 'Hari berkabung', is_provisional: false },
  ...more,
});

async function proposed(calendar: string, changes: readonly object[], on: string) {
  const { maker } = await operatorPair(app);
  return call(app, 'operatorPropose', {
    headers: dated(maker.headers, on),
    body: { kind: 'holiday_change', after: { calendar, changes } as never, reason: 'As gazetted' },
  });
}

const carriedOut = (calendar: HolidayCalendar, changes: readonly object[], on: string) =>
  proposeAndApprove(app, { kind: 'holiday_change', subjectId: null, after: { calendar, changes }, on });

describe('a change of a calendar', () => {
  const today = '2026-11-23';

  it('is rejected for other roles than administrator', async () => {
    const finance = await signInOperator(app, ['finance']);
    const answer = await call(app, 'operatorPropose', {
      headers: dated(finance.headers, today),
      body: {
        kind: 'holiday_change',
        after: { calendar: 'federal', changes: [added('2027-07-06')] } as never,
        reason: 'I would like it',
      },
    });
    expect([answer.status, answer.error.code]).toEqual([403, 'role']);
  });

  it.each([
    ['an unknown calendar', 'selangor', [added('2027-07-06')], 'after.calendar'],
    ['nothing', 'federal', [], 'after.changes'],
    ['today', 'federal', [added(today)], 'after.changes.0.day'],
    ['a day that has gone', 'federal', [added('2026-08-31')], 'after.changes.0.day'],
    ['29 February of a year without one', 'federal', [added('2027-02-29')], 'after.changes.0.day'],
    ['no date', 'federal', [added('next Monday')], 'after.changes.0.day'],
    ['a day that nobody can know', 'federal', [added('2037-01-02')], 'after.changes.0.day'],
    ['no name in Malay', 'federal', [added('2027-07-06', { name_ms: ' ' })], 'after.changes.0.name_ms'],
    ['one holiday twice', 'federal', [added('2027-07-06'), added('2027-07-06')], 'after.changes.1.day'],
    [
      'a holiday that is there',
      'federal',
      [added('2027-08-31', { name: 'National Day' })],
      'after.changes.0.day',
    ],
  ])('is rejected with %s', async (_what, calendar, changes, field) => {
    const answer = await proposed(calendar, changes, today);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.error.errors ?? {})).toEqual([field]);
  });

  it.each<readonly [string, 'move' | 'remove' | 'confirm', string, string, string, string | null]>([
    ['moves a day that has gone', 'move', 'National Day', '2026-08-31', 'id', null],
    ['moves a day in lieu', 'move', 'Chinese New Year, in lieu', '2027-02-08', 'id', null],
    ['removes a day in lieu', 'remove', 'Chinese New Year, in lieu', '2027-02-08', 'id', null],
    ['gazettes what is gazetted', 'confirm', 'National Day', '2027-08-31', 'id', null],
    ['moves a holiday to where it is', 'move', 'Deepavali', '2027-10-28', 'day', '2027-10-28'],
    ['moves a holiday to today', 'move', 'Deepavali', '2027-10-28', 'day', today],
  ])('is rejected where it %s', async (_what, action, name, on, field, to) => {
    const id = await idOf('federal', name, on);
    const change =
      action === 'move' ? { action, id, day: to ?? '2027-10-29', is_provisional: false } : { action, id };
    const answer = await proposed('federal', [change], today);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.error.errors ?? {})).toEqual([`after.changes.0.${field}`]);
  });

  it('is rejected for a holiday of the other calendar, for a duplicate, and for an ended one', async () => {
    const thaipusam = await idOf('kuala_lumpur_bank', 'Thaipusam', '2027-01-22');
    const other = await proposed('federal', [{ action: 'confirm', id: thaipusam }], today);
    expect(other.error.errors).toHaveProperty(['after.changes.0.id']);
    const twice = [
      { action: 'confirm', id: thaipusam },
      { action: 'remove', id: thaipusam },
    ];
    const answer = await proposed('kuala_lumpur_bank', twice, today);
    expect(answer.error.errors).toHaveProperty(['after.changes.0.id']);
  });

  it('waits for a different administrator, once, and one at a time', async () => {
    const { maker, checker } = await operatorPair(app);
    const first = await proposed('federal', [added('2029-07-06')], today);
    expect(first.status).toBe(201);
    const second = await proposed('federal', [added('2029-07-09')], today);
    expect([second.status, second.error.code]).toEqual([409, 'approval_pending']);
    const params = { id: first.body.approval.id };
    const own = await call(app, 'operatorApprove', {
      ...{ headers: dated(maker.headers, today), params, body: {} },
    });
    expect(own.error.code).toBe('same_operator');
    const approve = () =>
      call(app, 'operatorApprove', { headers: dated(checker.headers, today), params, body: {} });
    expect((await approve()).status).toBe(200);
    expect((await approve()).status).toBe(409);
    expect((await known('2026-11-24', 'federal')).has(day('2029-07-06'))).toBe(true);
    expect((await known('2026-11-24')).has(day('2029-07-06'))).toBe(false);
  });

  it('is not applied once the day has come', async () => {
    const { checker } = await operatorPair(app);
    const answer = await proposed('federal', [added('2026-11-25')], today);
    const late = await call(app, 'operatorApprove', {
      headers: dated(checker.headers, '2026-11-25'),
      params: { id: answer.body.approval.id },
      body: {},
    });
    expect(late.status).toBeGreaterThanOrEqual(400);
    expect((await known('2026-11-30', 'federal')).has(day('2026-11-25'))).toBe(false);
    await call(app, 'operatorReject', {
      headers: dated(checker.headers, '2026-11-25'),
      params: { id: answer.body.approval.id },
      body: { reason: 'It has come' },
    });
  });
});

describe('a calendar as it is known on a day', () => {
  const calendar = 'kuala_lumpur_bank';

  it('has a holiday from the day after it was approved, and keeps the days before as they were', async () => {
    await carriedOut(calendar, [added('2027-11-01')], '2027-01-11');
    expect((await known('2027-01-11')).has(day('2027-11-01'))).toBe(false);
    expect((await known('2027-01-12')).has(day('2027-11-01'))).toBe(true);
    expect((await known('2027-12-31')).has(day('2027-11-01'))).toBe(true);
  });

  it('follows a holiday that is moved to a Sunday, day in lieu included, and back off it', async () => {
    const deepavali = await idOf(calendar, 'Deepavali', '2028-10-17');
    const to = { action: 'move', id: deepavali, day: '2028-10-15', is_provisional: true };
    await carriedOut(calendar, [to], '2027-02-01');
    const shown = async (on: string) => {
      const { days, provisional } = await app.work.query(at(on), readDaysOff);
      return ['2028-10-15', '2028-10-16', '2028-10-17'].map((one) =>
        days.has(day(one)) ? (provisional.has(day(one)) ? 'provisional' : 'off') : 'open',
      );
    };
    expect(await shown('2027-02-01')).toEqual(['open', 'open', 'provisional']);
    expect(await shown('2027-02-02')).toEqual(['provisional', 'provisional', 'open']);
    const moved = await idOf(calendar, 'Deepavali', '2028-10-15');
    await carriedOut(calendar, [{ action: 'confirm', id: moved }], '2027-02-03');
    expect(await shown('2027-02-04')).toEqual(['off', 'off', 'open']);
    const gazetted = await idOf(calendar, 'Deepavali', '2028-10-15');
    await carriedOut(calendar, [{ action: 'remove', id: gazetted }], '2027-02-05');
    expect(await shown('2027-02-06')).toEqual(['open', 'open', 'open']);
    expect(await shown('2027-02-02')).toEqual(['provisional', 'provisional', 'open']);
  });

  it('takes 29 February of a leap year, and moves a day in lieu behind a new holiday', async () => {
    const change = added('2028-02-29', { name: 'Leap day' });
    await carriedOut('federal', [change], '2027-03-01');
    const days = await known('2027-03-02', 'federal');
    // Hari Raya of Sunday 27 February: Monday is its second day, Tuesday the new holiday.
    expect(['2028-02-28', '2028-02-29', '2028-03-01'].every((one) => days.has(day(one)))).toBe(true);
    expect((await known('2027-03-01', 'federal')).has(day('2028-03-01'))).toBe(false);
  });

  it('is entered for a year by one proposal, and reaches further then', async () => {
    const year = Array.from({ length: 14 }, (_, index) =>
      added(`2031-${String((index % 12) + 1).padStart(2, '0')}-1${Math.floor(index / 12)}`, {
        name: `Holiday ${index + 1}`,
      }),
    );
    const through = async (on: string) => (await app.work.query(at(on), readDaysOff)).knownThrough;
    expect(await through('2027-04-01')).toBe('2030-12-31');
    await carriedOut(calendar, year, '2027-04-01');
    expect(await through('2027-04-01')).toBe('2030-12-31');
    expect(await through('2027-04-02')).toBe('2031-12-31');
  });

  it('records the maker, the change and the reason', async () => {
    const id = await carriedOut(calendar, [added('2027-12-01', { name: 'Polling day' })], '2027-05-03');
    const row = (await rowsOf(calendar)).find((one) => one.name === 'Polling day');
    expect(row).toMatchObject({ approval_id: id, known_from: '2027-05-04', known_until: null });
    const audit = await app.database.reader.db
      .selectFrom('audit_events')
      .select(['action', 'reason', 'after'])
      .where('action', '=', 'holidays.changed')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(audit).toMatchObject({ reason: 'Everything is in order' });
    expect(JSON.stringify(audit.after)).toContain('Polling day');
  });

  it('cannot be rewritten', async () => {
    const { db } = app.database.reader;
    await expect(
      app.work.command(at('2027-05-03'), (ctx) =>
        ctx.tx.db
          .updateTable('holidays')
          .set({ day: day('2027-01-04') })
          .execute(),
      ),
    ).rejects.toThrow('permission denied');
    await expect(
      app.work.command(at('2027-05-03'), (ctx) => ctx.tx.db.deleteFrom('holidays').execute()),
    ).rejects.toThrow('permission denied');
    expect(await db.selectFrom('holidays').select('id').executeTakeFirst()).toBeDefined();
  });
});

/** The calendars as they come with the product; what the tests above changed was not known then. */
describe('the bundled calendars', () => {
  const bundled = async (calendar: HolidayCalendar) =>
    (await rowsOf(calendar)).filter((one) => one.known_from === '2000-01-01');

  it.each(['federal', 'kuala_lumpur_bank'] as const)('%s has the days in lieu of its Sundays', async (of) => {
    const rows = await bundled(of);
    const holidays = rows
      .filter((one) => !one.is_substitute)
      .map((one) => ({ day: one.day, isProvisional: one.is_provisional }));
    const expected = substitutesOf(holidays).map((one) => `${one.day} ${one.isProvisional}`);
    const found = rows.filter((one) => one.is_substitute).map((one) => `${one.day} ${one.is_provisional}`);
    expect(found.sort()).toEqual(expected.sort());
    expect(found.length).toBeGreaterThan(10);
    expect(rows.some((one) => one.is_substitute && isSunday(one.day))).toBe(false);
  });

  it('close the banks of Kuala Lumpur on all federal holidays and on its own', async () => {
    const banks = await bundled('kuala_lumpur_bank');
    const federal = await bundled('federal');
    const closed = new Set(banks.map((one) => one.day));
    expect(federal.filter((one) => !closed.has(one.day))).toEqual([]);
    for (let year = 2025; year <= 2030; year += 1) {
      expect(closed.has(day(`${year}-01-01`)) && closed.has(day(`${year}-02-01`))).toBe(true);
      const names = banks.filter((one) => one.day.startsWith(String(year))).map((one) => one.name);
      expect(names).toEqual(expect.arrayContaining(['Thaipusam', 'Nuzul Al-Quran', 'Deepavali']));
    }
  });

  it('flag what follows the moon from 2027 on, and nothing else', async () => {
    const fixed =
      /^(New Year's|Federal Territory|Labour|National|Malaysia|Christmas) Day|^Chinese New Year|^Birthday of the Yang/;
    for (const one of await bundled('kuala_lumpur_bank')) {
      if (!one.is_substitute) {
        expect([one.day, one.is_provisional]).toEqual([one.day, one.day >= '2027' && !fixed.test(one.name)]);
      }
    }
  });

  it.each([
    ['Awal Muharram', 1, 1],
    ['Birthday of the Prophet', 3, 12],
    ['Nuzul Al-Quran', 9, 17],
    ['Hari Raya Aidilfitri', 10, 1],
    ['Hari Raya Haji', 12, 10],
  ])('have %s within a day of the Hijri calendar of Umm al-Qura', async (name, month, dayOfMonth) => {
    const rows = (await bundled('kuala_lumpur_bank')).filter((one) => one.name === name);
    expect(rows.length).toBe(6);
    for (const one of rows) {
      const near = [-1, 0, 1].map((offset) => lunarDay('islamic-umalqura', addDays(one.day, offset)));
      expect([one.day, near]).toEqual([one.day, expect.arrayContaining([`${month}-${dayOfMonth}`])]);
    }
  });

  // The tables of ICU err by a day where the new moon falls within minutes of midnight in China, as in 2027 and 2030.
  it('have Chinese New Year at the new moon of the Chinese year', async () => {
    const rows = (await bundled('federal')).filter((one) => one.name === 'Chinese New Year');
    expect(rows.map((one) => one.day).sort()).toEqual([
      ...['2025-01-29', '2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13', '2030-02-03'],
    ]);
    for (const one of rows) {
      const near = [-1, 0, 1].map((offset) => lunarDay('chinese', addDays(one.day, offset)));
      expect([one.day, near]).toEqual([one.day, expect.arrayContaining(['1-1'])]);
    }
  });
});

function lunarDay(calendar: string, on: Day): string {
  const parts = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    ...{ day: 'numeric', month: 'numeric', timeZone: 'UTC' },
  }).formatToParts(new Date(`${on}T00:00:00Z`));
  const of = (type: string) => parts.find((part) => part.type === type)?.value;
  return `${of('month')}-${of('day')}`;
}

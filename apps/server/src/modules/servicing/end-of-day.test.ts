import { addDays, type Day, day } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { type TestClock, testClock } from '../../../test/builders/clock.ts';
import {
  backedNote,
  giveCash,
  issuedNote,
  type NoteOverrides,
  repay,
  runDay,
} from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, proposeAndApprove } from '../../../test/builders/operators.ts';
import type { EndOfDayTask } from '../../platform/end-of-day-task.ts';
import { endOfDay, runEndOfDay } from './public.ts';

// Months of days are worked off, which takes what it takes on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const FIRST = day('2027-01-04');
let app: TestApp;
let clock: TestClock;
let issuer: ApprovedIssuer;
let investor: ApprovedInvestor;
const start = async () => {
  clock = testClock(new Date('2026-12-01T04:00:00Z'));
  app = await createTestApp({}, clock);
};

const note = (overrides: NoteOverrides = {}) =>
  issuedNote(app, issuer, [{ investor, amount: '10000.00' }], overrides);
const shown = async (id: string, on: string, who = investor) =>
  (await call(app, 'note', { headers: dated(who.headers, on), params: { id } })).body.note;
const daysOf = () => app.database.reader.db.selectFrom('business_days').selectAll().orderBy('day').execute();

/** Everything that the end of a day may change, counted. */
async function footprint(): Promise<string> {
  const tables = [
    'transfers',
    'emails',
    'notifications',
    'note_updates',
    'audit_events',
    'repayments',
  ] as const;
  const counts = await Promise.all(
    tables.map(async (table) => {
      const row = await app.database.reader.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .executeTakeFirstOrThrow();
      return `${table} ${row.count}`;
    }),
  );
  return counts.join(', ');
}

const startWithPeople = async () => {
  await start();
  issuer = await approvedIssuer(app);
  investor = await approvedInvestor(app);
  await giveCash(
    app,
    investor,
    Array.from({ length: 4 }, () => '30000.00'),
  );
};

describe('what the end of a day does to notes', () => {
  beforeAll(startWithPeople, 60_000);
  // A company with a note past due may not apply for another.
  beforeEach(async () => {
    issuer = await approvedIssuer(app);
  });
  afterEach(() => app.verifyLedger());
  afterAll(() => app.finish());

  describe('a note that is not paid', () => {
    it('is late from the day after the due day on, and defaults after 90 days', async () => {
      const { id, number } = await note();
      await runDay(app, addDays(FIRST, -1));
      expect(await shown(id, FIRST)).toMatchObject({ is_late: false, days_late: 0 });
      await runDay(app, addDays(FIRST, 1));
      expect(await shown(id, addDays(FIRST, 1))).toMatchObject({
        is_late: true,
        days_late: 1,
        state: 'issued',
      });
      await runDay(app, addDays(FIRST, 89));
      expect(await shown(id, addDays(FIRST, 89))).toMatchObject({ state: 'issued', days_late: 89 });
      await runDay(app, addDays(FIRST, 90));
      const defaulted = await shown(id, addDays(FIRST, 90));
      expect(defaulted.state).toBe('defaulted');
      expect(defaulted.updates.map((one) => one.kind)).toEqual(['default', 'late', 'issued']);
      await runDay(app, addDays(FIRST, 90));
      const notified = (await mailsTo(app, investor.email)).filter((one) => one.params.noteNumber === number);
      const notification = notified.filter((one) => one.template === 'note_news');
      expect(notification.map(({ params }) => [params.news, params.outstanding])).toEqual([
        [
          [
            {
              title: { code: 'update_default', params: {} },
              body: { code: 'update_default_text', params: { count: 90 } },
            },
          ],
          '10000.00',
        ],
        [
          [
            {
              title: { code: 'update_late', params: {} },
              body: { code: 'update_late_text', params: {} },
            },
          ],
          '10000.00',
        ],
      ]);
      const notices = await call(app, 'notificationsData', { headers: investor.headers, query: {} });
      expect(notices.body.items.filter((one) => one.title.includes(`${number}: `))).toHaveLength(2);
    });

    it('defaults after 60 days when it finances an invoice', async () => {
      const { id } = await note({ type: 'Invoice Financing - Payable' });
      await runDay(app, addDays(FIRST, 59));
      expect((await shown(id, FIRST)).state).toBe('issued');
      await runDay(app, addDays(FIRST, 60));
      expect((await shown(id, FIRST)).state).toBe('defaulted');
    });

    it('is paid back after the default: principal first, then return and what lateness cost until then', async () => {
      const { id } = await note({ termMonths: 1 });
      const after = addDays(FIRST, 120);
      await runDay(app, after);
      // 10,100.00 and 0.1 % a day for the 90 days until the default, but 10 % of the instalment at most.
      const due = async () =>
        (
          await call(app, 'noteNextPayment', {
            headers: dated(issuer.headers, after),
            query: { note_id: id },
          })
        ).body;
      expect((await due()).items[0]).toMatchObject({
        principal: '10000.00',
        return: '100.00',
        late_charge: '909.00',
      });
      await repay(app, issuer, id, { amount: '10050.00', on: after });
      expect((await due()).items[0]).toMatchObject({
        principal: '0.00',
        return: '50.00',
        late_charge: '909.00',
      });
      expect((await shown(id, after)).mine).toMatchObject({ outstanding: '0.00' });
      await repay(app, issuer, id, { on: after });
      expect((await shown(id, after)).state).toBe('recovered');
    });

    it('is defaulted by operators only when it is past due for long enough, by two of finance', async () => {
      const { id } = await note();
      const { maker } = await operatorPair(app);
      const propose = (on: Day) =>
        call(app, 'operatorPropose', {
          headers: dated(maker.headers, on),
          body: { kind: 'note_default', subject_id: id, after: {}, reason: 'The issuer has closed down' },
        });
      const early = await propose(addDays(FIRST, 30));
      expect([early.status, early.error.code]).toEqual([409, 'wrong_state']);
      expect(early.error.message).toContain('30 days past due');
      await proposeAndApprove(app, {
        kind: 'note_default',
        subjectId: id,
        after: {},
        on: addDays(FIRST, 95),
      });
      expect((await shown(id, FIRST)).state).toBe('defaulted');
      expect((await propose(addDays(FIRST, 96))).status).toBe(409);
    });
  });

  describe('reminders', () => {
    it('come before the due day and after it, each once', async () => {
      const { number } = await note();
      const stages = async (upTo: number) => {
        await runDay(app, addDays(FIRST, upTo));
        const all = await mailsTo(app, issuer.email);
        return all.filter((mail) => mail.template === 'repayment_due' && mail.params.noteNumber === number)
          .length;
      };
      expect(await stages(-8)).toBe(0);
      expect(await stages(-7)).toBe(1);
      expect(await stages(-2)).toBe(1);
      expect(await stages(-1)).toBe(2);
      expect(await stages(0)).toBe(2);
      expect(await stages(1)).toBe(3);
      expect(await stages(8)).toBe(4);
      expect(await stages(8)).toBe(4);
    });
  });

  describe('campaigns', () => {
    it('return everything below 80 %, and wait for the issuer between 80 and 99 %', async () => {
      const backer = await approvedInvestor(app);
      await giveCash(app, backer, ['20000.00']);
      const thin = await backedNote(app, issuer, [{ investor: backer, amount: '7990.00' }]);
      const smaller = await backedNote(app, issuer, [{ investor: backer, amount: '8000.00' }]);
      const balance = async () =>
        (await call(app, 'userCurrent', { headers: backer.headers })).body.user.balance;
      expect(await balance()).toBe('4010.00');
      const closes = addDays(day('2026-12-01'), 14);
      await runDay(app, addDays(closes, -1));
      expect((await shown(thin.id, closes)).state).toBe('listed');
      await runDay(app, closes);
      expect((await shown(thin.id, closes, backer)).state).toBe('expired');
      expect(await balance()).toBe('12000.00');
      expect(await shown(smaller.id, closes)).toMatchObject({ state: 'funded', raised: '8000.00' });
      await runDay(app, addDays(closes, 4));
      expect((await shown(smaller.id, closes, backer)).state).toBe('cancelled');
      expect(await balance()).toBe('20000.00');
    });
  });

  describe('and a payment at the same moment', () => {
    it('is decided either way, but never half', async () => {
      const { id } = await note();
      await runDay(app, addDays(FIRST, 89));
      const last = addDays(FIRST, 90);
      await Promise.all([runDay(app, last), repay(app, issuer, id, { on: last, amount: '10300.00' })]);
      await runDay(app, last);
      const after = await shown(id, last);
      // Before the default late charges are paid with their instalment; after it all principal comes first.
      expect([
        ['issued', '518.43'],
        ['defaulted', '0.00'],
      ]).toContainEqual([after.state, after.mine?.outstanding]);
    });
  });
});

describe('the end of a day that is run again', () => {
  beforeAll(startWithPeople, 60_000);
  afterAll(() => app.finish());

  it('changes nothing, also after days down', async () => {
    await note();
    await runDay(app, '2026-12-01');
    await runDay(app, addDays(FIRST, 20));
    const once = await footprint();
    expect(await runDay(app, addDays(FIRST, 20))).toEqual([addDays(FIRST, 20)]);
    expect(await runDay(app, addDays(FIRST, 3))).toEqual([addDays(FIRST, 3)]);
    expect(await footprint()).toBe(once);
  });
});

describe('the days', () => {
  beforeEach(start, 60_000);
  afterEach(() => app.finish());

  it('reject a date that is none, and one that is years away', async () => {
    for (const date of ['2026-02-30', 'tomorrow', '']) {
      expect((await call(app, 'testRunDay', { body: { date } })).status).toBe(422);
    }
    const rejectDistant = async () => {
      for (const date of ['1582-10-10', '1899-12-31', '2099-01-01']) {
        const far = await call(app, 'testRunDay', { body: { date } });
        expect(far.error.errors).toEqual({ date: ['Please give a day that is not years away'] });
      }
    };
    await rejectDistant();
    await runDay(app, '2026-12-01');
    await rejectDistant();
    // Such a day would be begun, never finished, and in front of every later one.
    expect(await runDay(app, '2026-12-02')).toEqual(['2026-12-02']);
  });

  it('do not exist for customers where the date may not be moved', async () => {
    const other = await createTestApp({ ALLOW_DATE_OVERRIDE: 'false' });
    expect((await call(other, 'testRunDay', { body: { date: '2026-12-01' } })).status).toBe(404);
    await other.finish();
  });

  it('that were missed are caught up in their order', async () => {
    expect(await runDay(app, '2026-12-01')).toEqual(['2026-12-01']);
    expect(await runDay(app, '2026-12-04')).toEqual(['2026-12-02', '2026-12-03', '2026-12-04']);
    expect((await daysOf()).every((one) => one.finished_at !== null)).toBe(true);
  });

  it('are run again whole after a crash in the middle', async () => {
    const ran: string[] = [];
    let crashes = true;
    const step = (name: string): EndOfDayTask => ({
      name,
      phase: 'notes',
      async run(_work, scope, on) {
        if (name === 'second' && crashes) {
          crashes = false;
          throw new Error('the power is gone');
        }
        ran.push(`${name} ${on} ${scope.requestId}`);
      },
    });
    const steps = [step('first'), step('second')];
    const request = { day: day('2026-12-02'), again: false, by: 'system' };
    await expect(runEndOfDay(app.work, steps, request)).rejects.toThrow('power');
    expect((await daysOf())[0]).toMatchObject({ day: '2026-12-02', finished_at: null });
    const days = await runEndOfDay(app.work, steps, { ...request, day: day('2026-12-03') });
    expect(days).toEqual(['2026-12-02', '2026-12-03']);
    expect(ran.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'first 2026-12-02',
      'first 2026-12-02',
      'second 2026-12-02',
      'first 2026-12-03',
      'second 2026-12-03',
    ]);
    expect(await runEndOfDay(app.work, steps, { ...request, day: day('2026-12-03') })).toEqual([]);
  });

  it('end at five past midnight in Malaysia, once', async () => {
    const periodic = endOfDay(app.work);
    const minutes = (hourUtc: string) => clock.moveBy(Date.parse(hourUtc) - clock.now().getTime());
    minutes('2026-12-01T16:04:00Z');
    await periodic.run();
    await runJobs(app, ['end_of_day']);
    expect((await daysOf()).map((one) => one.day)).toEqual(['2026-11-30']);
    minutes('2026-12-01T16:05:00Z');
    await periodic.run();
    await periodic.run();
    await runJobs(app, ['end_of_day']);
    const days = await daysOf();
    expect(days.map((one) => [one.day, one.closed_by])).toEqual([
      ['2026-11-30', 'system'],
      ['2026-12-01', 'system'],
    ]);
    await periodic.run();
    await runJobs(app, ['end_of_day']);
    expect(await daysOf()).toEqual(days);
  });
});

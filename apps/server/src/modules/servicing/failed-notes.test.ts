import { addDays, day } from '@titian/finance/calendar';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { testClock } from '../../../test/builders/clock.ts';
import { giveCash, issuedNote, repay, runDay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, operatorPair } from '../../../test/builders/operators.ts';

// Months of days are worked off, which takes what it takes on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** The first instalment of every note here is due on it. */
const DUE = day('2027-01-04');
let app: TestApp;
let owner: pg.Client;
let investor: ApprovedInvestor;
let broken: Awaited<ReturnType<typeof noteOf>>;
let sound: Awaited<ReturnType<typeof noteOf>>;

const noteOf = async () => {
  const issuer: ApprovedIssuer = await approvedIssuer(app);
  return { issuer, ...(await issuedNote(app, issuer, [{ investor, amount: '10000.00' }])) };
};

/** Lets the database reject the rows of a table that are about a note. */
async function reject(table: string, condition: string): Promise<void> {
  await owner.query(`create function refuse() returns trigger language plpgsql as $$
    begin if ${condition} then raise exception 'the row of % is refused', tg_table_name; end if; return new; end $$`);
  await owner.query(`create trigger refuse before insert on ${table} for each row execute function refuse()`);
}

const allow = () => owner.query('drop function if exists refuse() cascade');

const exceptions = async (state: 'open' | 'resolved', language = 'en') => {
  const { maker } = await operatorPair(app);
  const headers = { ...maker.headers, 'accept-language': language };
  const answer = await call(app, 'operatorExceptions', { headers, query: { state } });
  return answer.body.items.filter((one) => one.kind === 'failed_note');
};

const shown = async (id: string) =>
  (await call(app, 'note', { headers: dated(investor.headers, DUE), params: { id } })).body.note;

const finished = async () => {
  const days = await app.database.reader.db.selectFrom('business_days').selectAll().execute();
  return days.every((one) => one.finished_at !== null);
};

beforeAll(async () => {
  app = await createTestApp({ LOG_LEVEL: 'silent' }, testClock(new Date('2026-12-01T04:00:00Z')));
  owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
}, 60_000);
beforeEach(async () => {
  investor = await approvedInvestor(app);
  await giveCash(app, investor, ['30000.00']);
  broken = await noteOf();
  sound = await noteOf();
}, 60_000);
afterEach(async () => {
  await allow();
  await app.verifyLedger();
});
afterAll(async () => {
  await owner.end();
  await app.finish();
});

it('a note that cannot be marked late stops neither the day nor the other notes, and is taken up again', async () => {
  await runDay(app, addDays(DUE, -1));
  await reject('note_updates', `new.kind = 'late' and new.note_id = '${broken.id}'`);
  await runDay(app, addDays(DUE, 1));
  expect((await shown(sound.id)).is_late).toBe(true);
  expect((await shown(broken.id)).is_late).toBe(false);
  expect(await finished()).toBe(true);
  const [found, ...others] = await exceptions('open');
  expect(others).toEqual([]);
  expect(found?.detail).toBe(`${broken.number} · Late and default: the row of note_updates is refused`);
  expect(await exceptions('open', 'ms')).toMatchObject([
    { detail: `${broken.number} · Lewat dan mungkir: the row of note_updates is refused` },
  ]);
  await runDay(app, addDays(DUE, 2));
  expect(await exceptions('open')).toEqual([found]);
  await allow();
  await runDay(app, addDays(DUE, 3));
  expect((await shown(broken.id)).is_late).toBe(true);
  expect(await exceptions('open')).toEqual([]);
  expect(await exceptions('resolved')).toMatchObject([
    { id: found?.id, resolution: 'A later end of day has worked the note off.' },
  ]);
});

it('the investors of a note are notified later of the day on which that failed', async () => {
  const notified = async (number: string) =>
    (await mailsTo(app, investor.email)).filter(
      (mail) => mail.template === 'note_news' && mail.params.noteNumber === number,
    );
  await runDay(app, addDays(DUE, 5));
  const before = [await notified(broken.number), await notified(sound.number)];
  expect(before.map((mails) => mails.length)).toEqual([1, 1]);
  const third = await noteOf();
  await reject(
    'emails',
    `new.template = 'note_news' and exists (select from note_updates
      where note_id = '${third.id}' and new.dedupe_key like 'note_news:' || id || ':%')`,
  );
  await runDay(app, addDays(DUE, 8));
  expect(await notified(third.number)).toEqual([]);
  expect((await exceptions('open')).map((one) => one.detail)).toEqual([
    expect.stringMatching(`^${third.number} · Notification of investors: `),
  ]);
  await allow();
  await runDay(app, addDays(DUE, 9));
  expect(await notified(third.number)).toHaveLength(1);
  expect(await exceptions('open')).toEqual([]);
});

it('a reminder that fails leaves the other issuers of its hundred reminded', async () => {
  const reminded = async ({ issuer, number }: typeof broken) =>
    (await mailsTo(app, issuer.email)).filter(
      (mail) => mail.template === 'repayment_due' && mail.params.noteNumber === number,
    ).length;
  await reject('emails', `new.dedupe_key like 'repayment_due:${broken.id}:%'`);
  await runDay(app, addDays(DUE, 10));
  expect([await reminded(broken), await reminded(sound)]).toEqual([0, 1]);
  expect((await exceptions('open')).map((one) => one.detail)).toContainEqual(
    expect.stringContaining('Reminder of the issuer'),
  );
});

it('a distribution that fails leaves the other notes paid, and is paid with a later day', async () => {
  await reject(
    'distribution_shares',
    `exists (select from repayments where id = new.repayment_id and note_id = '${broken.id}')`,
  );
  await repay(app, broken.issuer, broken.id, { on: DUE });
  await repay(app, sound.issuer, sound.id, { on: DUE });
  const received = async (id: string) => (await shown(id)).mine?.received;
  await runDay(app, addDays(DUE, 11));
  expect(await received(broken.id)).toBe('0.00');
  expect(await received(sound.id)).not.toBe('0.00');
  await allow();
  await runDay(app, addDays(DUE, 12));
  expect(await received(broken.id)).toBe(await received(sound.id));
  expect(await exceptions('open')).toEqual([]);
});

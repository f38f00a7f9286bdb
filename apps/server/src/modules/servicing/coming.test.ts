import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, type Day, day } from '@titian/finance/calendar';
import { senToText, sumSen } from '@titian/finance/sen';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { brokenInvariants } from '../../../test/broken-invariants.ts';
import {
  applyExcessOn,
  fundedInvestor,
  issuedNote,
  type NoteOverrides,
  repay,
  runDay,
} from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { senOf } from '../../../test/builders/money.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated } from '../../../test/builders/operators.ts';
import { asOwner } from '../../../test/owner.ts';
import { systemActor } from '../../platform/context.ts';
import { migrationsFolder } from '../../platform/db/migrate.ts';
import { confirmationFor } from './queries/confirmation.ts';

let app: TestApp;
let issuer: ApprovedIssuer;
let investors: ApprovedInvestor[];
beforeAll(async () => {
  app = await createTestApp();
  issuer = await approvedIssuer(app);
  investors = await Promise.all(HELD.map(() => fundedInvestor(app, 2)));
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

/** Amounts that no instalment divides evenly. */
const HELD = ['1230.00', '2310.00', '770.00', '3190.00', '2500.00'] as const;
/** Issued on 2 December 2026, over four months. */
const ON = '2026-12-01';
const SOON = day('2026-12-20');
const STORED =
  'what is stored of a holding is its share of each instalment, as promised and as it is still to come';

const total = (texts: readonly string[]): string => senToText(sumSen(texts.map(senOf)));
const note = async (overrides: NoteOverrides = {}, by = issuer) => {
  const backers = HELD.map((amount, index) => ({ investor: investors[index] as ApprovedInvestor, amount }));
  return (await issuedNote(app, by, backers, { on: ON, termMonths: 4, rate: '11.00', ...overrides })).id;
};

/**
 * The figures an investor is shown of one note: the dashboard, the calendar by due day, and the schedule of the note.
 */
async function notified(who: ApprovedInvestor, id: string, on: Day) {
  const headers = dated(who.headers, on);
  const ongoing = (await call(app, 'dashboardOngoingNotes', { headers })).body.items;
  const query = { from: '2026-12-01', to: '2028-12-31' };
  const calendar = (await call(app, 'dashboardCashFlow', { headers, query })).body.items;
  const schedule = (await call(app, 'noteAmortizations', { headers, query: { note_id: id } })).body.items;
  return {
    next: ongoing.find((one) => one.id === id)?.next_amount ?? null,
    calendar: calendar
      .filter((one) => one.note_id === id)
      .map((one) => [one.due_on, one.principal, one.return] as const),
    schedule: schedule.map((one) => [one.due_on, one.mine] as const),
  };
}

async function dueDays(id: string): Promise<[Day, Day, Day]> {
  const shown = await notified(investors[0] as ApprovedInvestor, id, SOON);
  return shown.calendar.map(([on]) => on) as [Day, Day, Day];
}

/** What the repayments of a note gave an investor, before fees and tax: principal, return and late charge of each. */
async function given(who: ApprovedInvestor, id: string): Promise<string[][]> {
  const rows = await app.database.reader.db
    .selectFrom('distribution_shares as s')
    .innerJoin('repayments as r', 'r.id', 's.repayment_id')
    .innerJoin('holdings as h', 'h.id', 's.holding_id')
    .select(['s.principal_sen', 's.return_sen', 's.late_sen'])
    .where('r.note_id', '=', id)
    .where('h.investor_id', '=', who.investor.userId)
    .orderBy('r.seq')
    .execute();
  return rows.map((row) => [row.principal_sen, row.return_sen, row.late_sen].map(senToText));
}

describe('what is still to come to an investor', () => {
  it('is on every screen what the repayments then give, sen for sen', async () => {
    const id = await note();
    const before = await Promise.all(investors.map((one) => notified(one, id, SOON)));
    for (const { next, calendar, schedule } of before) {
      const [first] = calendar;
      expect(next).toBe(total(first?.slice(1) ?? []));
      expect(schedule).toEqual(
        calendar.map(([on, principal, returned]) => [on, total([principal, returned])]),
      );
    }
    const due = before[0]?.calendar.map(([on]) => on as Day) ?? [];
    expect(due).toHaveLength(4);
    for (const on of due) {
      await repay(app, issuer, id, { on });
    }
    for (const [index, who] of investors.entries()) {
      expect(await given(who, id)).toEqual(
        before[index]?.calendar.map(([, principal, returned]) => [principal, returned, '0.00']),
      );
    }
  });

  it('is on the confirmation after fee and taxes, and paid so', async () => {
    const id = await note();
    const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
    const confirmed = await Promise.all(
      investors.map((one) => app.work.query(scope, (ctx) => confirmationFor(ctx, one.investor.userId, id))),
    );
    for (const on of await dueDays(id)) {
      await repay(app, issuer, id, { on });
    }
    for (const [index, who] of investors.entries()) {
      const paid = await app.database.reader.db
        .selectFrom('entries')
        .select('amount_sen')
        .where('note_id', '=', id)
        .where('kind', '=', 'distribution')
        .where('account_id', '=', who.investor.cashAccountId)
        .orderBy('seq')
        .execute();
      expect(paid.map((row) => row.amount_sen)).toEqual(
        confirmed[index]?.quote.months.map((one) => one.principalSen + one.returnNetSen),
      );
    }
  });

  it('comes, over all holders, to exactly the instalment', async () => {
    const id = await note({ profile: 'return_only' });
    const rows = (
      await call(app, 'noteAmortizations', { headers: dated(issuer.headers, SOON), query: { note_id: id } })
    ).body.items;
    const shown = await Promise.all(investors.map((one) => notified(one, id, SOON)));
    for (const [at, row] of rows.entries()) {
      expect([
        total(shown.map((one) => one.calendar[at]?.[1] ?? '0.00')),
        total(shown.map((one) => one.calendar[at]?.[2] ?? '0.00')),
        total(shown.map((one) => one.schedule[at]?.[1] ?? '0.00')),
      ]).toEqual([row.principal, row.return, row.total]);
    }
  });

  it('is of what was paid ahead what the excess gives on the due day', async () => {
    const id = await note();
    const shown = await Promise.all(investors.map((one) => notified(one, id, SOON)));
    const on = shown[0]?.calendar[0]?.[0] as Day;
    await repay(app, issuer, id, { on: addDays(on, -3) });
    expect(await Promise.all(investors.map((one) => notified(one, id, addDays(on, -2))))).toEqual(shown);
    await applyExcessOn(app, on);
    for (const [index, who] of investors.entries()) {
      expect(await given(who, id)).toEqual([[...(shown[index]?.calendar[0]?.slice(1) ?? []), '0.00']]);
    }
  });

  it.each([
    [
      'ahead_sen[2] = ahead_sen[2] + 1',
      'what is to come to a holding is its place in the order of each coming split',
    ],
    ['principal_sen[2] = principal_sen[2] + 1', STORED],
    ['return_sen[4] = return_sen[4] - 1', STORED],
  ])('is watched: a place or share that is a sen off is found (%s)', async (change, name) => {
    const id = await note();
    const broken = await brokenInvariants(app, (tx) =>
      sql`update projected_shares set ${sql.raw(change)} where holding_id = (
        select id from holdings where note_id = ${id} order by id limit 1)`.execute(tx.db),
    );
    expect(broken).toContain(name);
  });

  it('is watched: a due day that is not that of the instalment is found', async () => {
    const id = await note();
    const broken = await brokenInvariants(app, (tx) =>
      sql`update share_projections set due_on[1] = due_on[1] + 1 where note_id = ${id}`.execute(tx.db),
    );
    expect(broken).toEqual(['the due days of a projection are those of the instalments']);
  });

  it.each(['open_number = 2', 'open_due_on = open_due_on + 1', 'unpaid_number = null, unpaid_due_on = null'])(
    'is watched: an oldest instalment that is another is found (%s)',
    async (change) => {
      const id = await note();
      const broken = await brokenInvariants(app, (tx) =>
        sql`update oldest_instalments set ${sql.raw(change)} where note_id = ${id}`.execute(tx.db),
      );
      expect(broken).toEqual(['the oldest instalments of a note are those that are stored']);
    },
  );

  it('is right after two changes of one note at once', async () => {
    const id = await note();
    const clients = [0, 1].map(() => new pg.Client({ connectionString: app.ownerUrl }));
    const [one, two] = clients as [pg.Client, pg.Client];
    await Promise.all(clients.map((client) => client.connect()));
    const settle = (client: pg.Client, number: number) =>
      client.query('update instalments set settled_on = due_on where note_id = $1 and number = $2', [
        id,
        number,
      ]);
    await one.query('begin');
    await settle(one, 1);
    const second = settle(two, 2);
    const isWaiting = `select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await one.query(isWaiting)).rows).toEqual([{ waiting: 1 }]);
    await one.query('commit');
    await second;
    const { rows } = await one.query('select open_number from oldest_instalments where note_id = $1', [id]);
    expect(rows).toEqual([{ open_number: 3 }]);
    await one.query('update instalments set settled_on = null where note_id = $1', [id]);
    await Promise.all(clients.map((client) => client.end()));
  });

  it('is recalculated after a partial payment, and then paid', async () => {
    const id = await note();
    const [first, second] = await dueDays(id);
    await repay(app, issuer, id, { amount: '1000.01', on: first });
    const rest = await Promise.all(investors.map((one) => notified(one, id, first)));
    await repay(app, issuer, id, { on: first });
    const after = await Promise.all(investors.map((one) => notified(one, id, addDays(first, 1))));
    await repay(app, issuer, id, { on: second });
    for (const [index, who] of investors.entries()) {
      const [, partly, next] = await given(who, id);
      expect(partly).toEqual([...(rest[index]?.calendar[0]?.slice(1) ?? []), '0.00']);
      expect(rest[index]?.next).toBe(total(partly ?? []));
      expect(rest[index]?.calendar.slice(1)).toEqual(after[index]?.calendar);
      expect(next).toEqual([...(after[index]?.calendar[0]?.slice(1) ?? []), '0.00']);
      expect(after[index]?.next).toBe(total(next ?? []));
    }
  });

  it('is the same whether it is read from what is stored or split when it is read', async () => {
    const other = await approvedIssuer(app);
    const whole = await note({}, other);
    const partly = await note({}, other);
    const [first] = await dueDays(whole);
    await repay(app, other, whole, { on: first });
    await repay(app, other, partly, { amount: '1000.01', on: first });
    const shown = () =>
      Promise.all(investors.flatMap((one) => [whole, partly].map((id) => notified(one, id, first))));
    const stored = await shown();
    const stale = (isStale: boolean) =>
      asOwner(app, (tx) => tx.db.updateTable('share_projections').set({ is_stale: isStale }).execute());
    await stale(true);
    expect(await shown()).toEqual(stored);
    await stale(false);
  });

  it('is known of an earlier database once it has migrated', async () => {
    const other = await approvedIssuer(app);
    const whole = await note({}, other);
    const partly = await note({}, other);
    const [first, second] = await dueDays(whole);
    await repay(app, other, whole, { on: first });
    await repay(app, other, partly, { amount: '1000.01', on: first });
    const client = new pg.Client({ connectionString: app.ownerUrl });
    await client.connect();
    await client.query(`drop table projected_shares, share_projections, oldest_instalments;
      drop function store_oldest_instalments cascade; alter table instalments drop column planned_repayment_id`);
    await client.query('drop index instalments_waived');
    const files = ['0132_projected_shares.sql', '0270_projected_amounts.sql', '0400_oldest_instalments.sql'];
    for (const file of files) {
      const [up] = readFileSync(join(migrationsFolder, file), 'utf8').split('-- Down Migration');
      await client.query(`begin; ${up}; commit`);
    }
    await client.query('alter table share_projections rename column together_to to combined_through_number');
    await client.end();
    await app.verifyLedger();
    const shown = await Promise.all(investors.map((one) => notified(one, whole, first)));
    const rest = await Promise.all(investors.map((one) => notified(one, partly, first)));
    await repay(app, other, partly, { on: first });
    await repay(app, other, whole, { on: second });
    for (const [index, who] of investors.entries()) {
      expect((await given(who, whole))[1]?.slice(0, 2)).toEqual(shown[index]?.calendar[0]?.slice(1));
      expect((await given(who, partly))[1]?.slice(0, 2)).toEqual(rest[index]?.calendar[0]?.slice(1));
    }
  });

  it('is for a late note the share of one payment of all that is due, late charges included', async () => {
    const id = await note();
    const due = await dueDays(id);
    await runDay(app, addDays(due[1], -1));
    const late = await Promise.all(investors.map((one) => notified(one, id, due[1])));
    await repay(app, issuer, id, { on: due[1] });
    await repay(app, issuer, id, { on: due[2] });
    for (const [index, who] of investors.entries()) {
      const [both, next] = await given(who, id);
      const shown = late[index]?.calendar ?? [];
      expect([
        total(shown.slice(0, 2).map((one) => one[1])),
        total(shown.slice(0, 2).map((one) => one[2])),
      ]).toEqual(both?.slice(0, 2));
      expect(late[index]?.next).toBe(total(both ?? []));
      expect(both?.[2]).not.toBe('0.00');
      expect(next).toEqual([...(shown[2]?.slice(1) ?? []), '0.00']);
    }
  });

  it('is in default what a recovery of everything gives', async () => {
    const id = await note({ type: 'Invoice Financing - Receivable' });
    const on = day('2027-03-09');
    await runDay(app, addDays(on, -1));
    const shown = await Promise.all(investors.map((one) => notified(one, id, on)));
    await repay(app, issuer, id, { on });
    for (const [index, who] of investors.entries()) {
      const [all] = await given(who, id);
      const rows = shown[index]?.calendar ?? [];
      expect([total(rows.map((one) => one[1])), total(rows.map((one) => one[2]))]).toEqual(all?.slice(0, 2));
      expect(shown[index]?.next).toBe(total(all ?? []));
      expect(all?.[0]).toBe(HELD[index]);
    }
  });
});

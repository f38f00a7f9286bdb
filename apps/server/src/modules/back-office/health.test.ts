import { healthCheckNames } from '@titian/contracts/health';
import { addDays, malaysiaDay } from '@titian/finance/calendar';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { DAY, HOUR, testClock } from '../../../test/builders/clock.ts';
import { call, type Headers, xhr } from '../../../test/builders/http.ts';
import { registerUser, type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { approvedInvestor } from '../../../test/builders/onboarding.ts';
import { openTopup } from '../../../test/builders/payments.ts';
import { recordAudit } from '../../platform/audit.ts';
import { systemActor } from '../../platform/context.ts';
import { readHealth } from '../../platform/health.ts';
import { enqueue } from '../../platform/jobs.ts';

const clock = testClock();
const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
let app: TestApp;
let owner: pg.Client;
let operator: SignedInOperator;
beforeAll(async () => {
  app = await createTestApp({ LOG_LEVEL: 'silent' }, clock);
  owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
  operator = await signInOperator(app, ['administrator']);
}, 60_000);
afterAll(async () => {
  await owner.end();
  await app.finish();
});

/** So many days ago. */
const daysAgo = (ago: number): string => addDays(malaysiaDay(clock.now()), -ago);
const request = (headers: Headers) => call(app, 'operatorHealth', { headers });

async function checked(name: (typeof healthCheckNames)[number]) {
  const { checks } = (await request(operator.headers)).body;
  const row = checks.find(({ check }) => check === name);
  const facts = Object.fromEntries((row?.facts ?? []).map((fact) => [fact.name, fact.value]));
  return { state: row?.state, facts };
}

describe('the health of the product', () => {
  it('is rejected without a session, to customers and to roles that do not need it', async () => {
    expect((await request(xhr)).status).toBe(401);
    expect((await request((await registerUser(app)).headers)).status).toBe(401);
    for (const role of ['onboarding', 'credit'] as const) {
      expect((await request((await signInOperator(app, [role])).headers)).error.code).toBe('role');
    }
    for (const role of ['support', 'finance', 'compliance'] as const) {
      expect((await request((await signInOperator(app, [role])).headers)).status).toBe(200);
    }
  });

  it('has every check once', async () => {
    const { checks } = (await request(operator.headers)).body;
    expect(checks.map(({ check }) => check)).toEqual(healthCheckNames);
  });

  it('is counted for those who may see it', async () => {
    const counts = async (headers: Headers) => (await call(app, 'operatorCurrent', { headers })).body.counts;
    const { checks } = (await request(operator.headers)).body;
    const wrong = checks.filter(({ state }) => state !== 'ok').length;
    expect((await counts(operator.headers)).health).toBe(wrong);
    expect(await counts((await signInOperator(app, ['credit'])).headers)).not.toHaveProperty('health');
  });

  it('shows the others where a check cannot be read', async () => {
    const broken = { name: 'disk', read: () => Promise.reject(new Error('no such file system')) } as const;
    await app.work.query(scope, async (ctx) => {
      expect(await readHealth(ctx, broken)).toEqual({ state: 'failing', facts: {} });
    });
  });
});

describe('processing', () => {
  it('fails without a worker, and is well with one', async () => {
    expect(await checked('workers')).toEqual({ state: 'failing', facts: { workers: 0, at: null } });
    await owner.query(
      `insert into job_workers (worker_id, host, pid, seen_at) values ('one', 'here', 1, now())`,
    );
    expect(await checked('workers')).toMatchObject({ state: 'ok', facts: { workers: 1 } });
    await owner.query(`update job_workers set seen_at = now() - interval '40 seconds'`);
    expect(await checked('workers')).toMatchObject({ state: 'failing', facts: { workers: 0 } });
  });

  it('counts jobs that wait, are tried again and are given up', async () => {
    await owner.query('delete from graphile_worker._private_jobs');
    expect(await checked('jobs')).toEqual({
      state: 'ok',
      facts: { waiting: 0, oldest_wait: null, retried: 0, failed: 0 },
    });
    await app.work.command(scope, (ctx) => enqueue(ctx, 'email_send', { id: 'x' }));
    await owner.query(`update graphile_worker._private_jobs set run_at = now() - interval '5 minutes'`);
    expect(await checked('jobs')).toMatchObject({ state: 'warning', facts: { waiting: 1 } });
    await owner.query(`update graphile_worker._private_jobs set run_at = now() - interval '20 minutes'`);
    expect((await checked('jobs')).state).toBe('failing');
    await owner.query(`update graphile_worker._private_jobs set run_at = now(), attempts = max_attempts`);
    expect(await checked('jobs')).toMatchObject({ state: 'failing', facts: { waiting: 0, failed: 1 } });
    await owner.query('delete from graphile_worker._private_jobs');
  });

  it('knows the last end of a day', async () => {
    expect(await checked('end_of_day')).toEqual({ state: 'warning', facts: { last_day: null } });
    const yesterday = addDays(malaysiaDay(clock.now()), -1);
    await owner.query(
      `insert into business_days (day, started_at, finished_at, closed_by)
       values ($1, now() - interval '9 seconds', now(), 'system')`,
      [yesterday],
    );
    expect(await checked('end_of_day')).toMatchObject({
      state: 'ok',
      facts: { last_day: yesterday, took: 9 },
    });
  });
});

describe('records', () => {
  it('fails where last night found a difference, and warns where nothing was compared', async () => {
    expect(await checked('figures')).toEqual({ state: 'warning', facts: { at: null } });
    const compare = (differences: number) =>
      app.work.command(scope, (ctx) =>
        recordAudit(ctx, {
          ...{ action: 'figures.checked', subjectKind: 'figures', subjectId: null },
          after: { day: '2026-11-26', compared: 127, differences },
        }),
      );
    await compare(0);
    expect(await checked('figures')).toMatchObject({ state: 'ok', facts: { compared: 127, differences: 0 } });
    await compare(2);
    expect(await checked('figures')).toMatchObject({ state: 'failing', facts: { differences: 2 } });
  });

  it('says how long events wait for their seal', async () => {
    expect((await checked('audit_chain')).facts.unsealed).toBeGreaterThan(0);
  });
});

describe('the platform and the bank', () => {
  it('measures disk and database', async () => {
    const disk = await checked('disk');
    expect(Number(disk.facts.free)).toBeLessThan(Number(disk.facts.size));
    const { state, facts } = await checked('database');
    expect([state, Number(facts.connections) > 0]).toEqual(['ok', true]);
  });

  it('counts what browsers reported, for a day', async () => {
    expect(await checked('browser_errors')).toEqual({ state: 'ok', facts: { errors: 0 } });
  });

  it.each(['payments', 'payout_batches', 'bank_statements', 'reconciliation'] as const)(
    'finds nothing wrong with %s where nothing happened',
    async (name) => {
      expect((await checked(name)).state).toBe('ok');
    },
  );

  it('misses statements that have not come by the second day', async () => {
    const missing = (...ago: number[]) =>
      owner.query(
        `insert into reconciliations (day, account, ledger_sen, in_transit_sen, unmatched_sen, state)
         select day::date, 'trust_bank', 0, 0, 0, 'no_statement' from unnest($1::text[]) as day`,
        [ago.map(daysAgo)],
      );
    await missing(1);
    expect(await checked('bank_statements')).toEqual({
      state: 'ok',
      facts: { missing: 0, last_day: null },
    });
    await missing(2);
    expect(await checked('bank_statements')).toMatchObject({ state: 'warning', facts: { missing: 1 } });
    await missing(3, 4);
    expect(await checked('bank_statements')).toMatchObject({ state: 'failing', facts: { missing: 3 } });
    await owner.query('delete from reconciliations');
  });

  it('follows what bank and ledger do not agree about', async () => {
    const open = (ago: number) =>
      owner.query(
        `insert into reconciliation_exceptions (id, account, kind, cause, detail, since_on)
         values (gen_random_uuid(), 'trust_bank', 'difference', $1::text, 'Difference', $1::text::date)`,
        [daysAgo(ago)],
      );
    await owner.query(
      `insert into reconciliations (day, account, bank_sen, ledger_sen, in_transit_sen, unmatched_sen, unexplained_sen, state)
       values ($1, 'trust_bank', 5, 0, 0, 0, 5, 'open')`,
      [daysAgo(1)],
    );
    expect(await checked('reconciliation')).toMatchObject({ state: 'warning', facts: { open: 0 } });
    await open(0);
    await open(5);
    expect(await checked('reconciliation')).toEqual({
      state: 'failing',
      facts: { open: 2, last_day: daysAgo(1) },
    });
    await owner.query('delete from reconciliation_exceptions; delete from reconciliations');
    await open(1);
    expect((await checked('reconciliation')).state).toBe('warning');
    await owner.query('delete from reconciliation_exceptions');
  });

  it('knows enquiries that are overdue', async () => {
    await openTopup(app, await approvedInvestor(app), '200.00');
    const due = (ago: number) =>
      owner.query('update payment_intents set next_enquiry_at = $1', [new Date(clock.now().getTime() - ago)]);
    await due(-HOUR);
    expect(await checked('payments')).toMatchObject({ state: 'ok', facts: { waiting: 0 } });
    await due(HOUR / 4);
    expect(await checked('payments')).toMatchObject({
      state: 'warning',
      facts: { waiting: 1, oldest_wait: 900 },
    });
    await due(HOUR);
    expect((await checked('payments')).state).toBe('failing');
  });
});

describe('the outbox', () => {
  it('knows e-mails that wait and that were given up', async () => {
    await owner.query(`update emails set state = 'sent'`);
    expect(await checked('mails')).toMatchObject({ state: 'ok', facts: { waiting: 0, failed: 0 } });
    const [one] = (await owner.query('select id from emails limit 1')).rows;
    await owner.query(`update emails set state = 'waiting', created_at = $2 where id = $1`, [
      one.id,
      new Date(clock.now().getTime() - 2 * HOUR),
    ]);
    expect(await checked('mails')).toMatchObject({
      state: 'failing',
      facts: { waiting: 1, oldest_wait: 7_200 },
    });
    await owner.query(`update emails set state = 'refused', next_at = $2 where id = $1`, [
      one.id,
      clock.now(),
    ]);
    expect(await checked('mails')).toMatchObject({ state: 'warning', facts: { waiting: 0, failed: 1 } });
    await owner.query(`update emails set next_at = $1 where state = 'refused'`, [
      new Date(clock.now().getTime() - DAY - HOUR),
    ]);
    expect((await checked('mails')).state).toBe('ok');
  });
});

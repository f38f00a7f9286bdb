import { sen } from '@titian/finance/sen';
import { compose, type Titian } from '@titian/server/compose';
import { subscribeBatch } from '@titian/server/modules/notes/public';
import { readConfig } from '@titian/server/platform/config';
import { systemActor } from '@titian/server/platform/context';
import { newId } from '@titian/server/platform/ids';
import { findViolations } from '@titian/server/platform/invariants';
import { type BulkInvestor, type BulkNote, loadInvestors, loadNote } from '@titian/server/test/bulk-load';
import pg from 'pg';
import { median, rounded } from './lib/measure.ts';
import { requestAtRate } from './lib/request-at-rate.ts';
import { runBench } from './lib/run-bench.ts';
import { startServer } from './lib/server-process.ts';
import { createWorld } from './lib/world.ts';

/**
 * How long the list of open notes and the page of one take at a steady rate, with thousands of open notes of which the
 * newest are half funded. The baseline is the smallest call with the same session check.
 */
const NOTES = Number(process.env.BENCH_NOTES ?? 5_000);
const FUNDED = Number(process.env.BENCH_FUNDED ?? 100);
const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 500);
const PER_SECOND = Number(process.env.BENCH_RATE ?? 50);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const FLOOR_MS = 50;
const SUBSCRIPTION_SEN = 10_000n;
const SUBSCRIPTIONS_EACH = 200;
const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

/** What people look at: the first page in every order, filtered, a later page, and the short list. */
const lists = [
  '/notes/data/open_for_subscription',
  '/notes/data/open_for_subscription?sort=rate&limit=20',
  '/notes/data/open_for_subscription?sort=closing&grade=A',
  '/notes/data/open_for_subscription?sort=funded',
  '/notes/data/open_for_subscription?sort=term&cursor=2000',
  '/notes/data/open_for_subscription_minimised',
] as const;

const world = await createWorld();
const stopping: (() => Promise<unknown>)[] = [() => world.stop()];
await runBench(main, stopping);

interface Market {
  readonly titian: Titian;
  readonly port: number;
  readonly people: readonly BulkInvestor[];
  readonly notes: readonly BulkNote[];
}

type Call = 'list' | 'page' | 'bare';

async function main(): Promise<boolean> {
  const market = await openMarket();
  const p99s: Record<Call, number[]> = { list: [], page: [], bare: [] };
  // Once before it counts: the server has compiled, the database has read.
  await round(market, 'list');
  await round(market, 'page');
  for (let number = 1; number <= ROUNDS; number += 1) {
    for (const call of ['bare', 'list', 'page'] as const) {
      p99s[call].push(await round(market, call));
    }
    console.log(
      `round ${number}: p99 ${rounded(p99s.list.at(-1) ?? 0)} ms the list, ${rounded(p99s.page.at(-1) ?? 0)} ms the page, ${rounded(p99s.bare.at(-1) ?? 0)} ms the yardstick`,
    );
  }
  return report(market, p99s);
}

async function openMarket(): Promise<Market> {
  const url = await world.database('product');
  const titian = await compose(readConfig({ ...world.environment(url), DATABASE_CONNECTIONS: '4' }));
  stopping.push(() => titian.close());
  const people = await loadInvestors(titian.work, PEOPLE, SUBSCRIPTION_SEN * BigInt(FUNDED));
  const notes: BulkNote[] = [];
  for (let made = 0; made < NOTES; made += 1) {
    notes.push(
      await loadNote(titian.work, { targetSen: SUBSCRIPTION_SEN * BigInt(SUBSCRIPTIONS_EACH) * 2n }),
    );
  }
  await spread(url);
  for (const note of notes.slice(-FUNDED)) {
    await fund(titian, note, people);
  }
  const server = await startServer(world, url);
  stopping.push(() => server.stop());
  return { titian, port: server.port, people, notes };
}

/** Different terms, a fact sheet and three updates for every note, so that sorting and paging have an effect. */
async function spread(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`with numbered as (select id, row_number() over (order by id)::int as n from notes)
    update notes set rate_bps = 700 + n % 1100, term_months = 1 + n % 36, grade = (array['AA','A','B','C','D','E'])[1 + n % 6],
      closes_at = closes_at + (n % 240) * interval '1 hour', opens_at = opens_at - (n % 600) * interval '1 minute'
    from numbered where numbered.id = notes.id`);
  await client.query(`insert into fact_sheets (note_id, version, body)
    select id, 1, jsonb_build_object('version', 1, 'issuer_number', 'ISR-1', 'entity_type', 'Private company',
      'incorporated_year', 2011, 'employees', 40, 'simple_rate', '12.00', 'effective_rate', '20.00', 'net_rate', '16.00',
      'payments', (select jsonb_agg(jsonb_build_object('number', m, 'principal', '1000.00', 'return', '100.00',
        'total', '1100.00')) from generate_series(1, 12) m), 'security', null, 'guarantor', null, 'financials', '[]'::jsonb,
      'record', jsonb_build_object('notes', 3, 'completed', 2, 'late', 0, 'defaulted', 0, 'financed', '90000.00'),
      'risks', '[]'::jsonb) from notes`);
  await client.query(`insert into note_updates (id, note_id, kind, title, body, at, on_date)
    select gen_random_uuid(), id, 'news', 'News', 'Everything is as it should be.', now(), current_date
    from notes cross join generate_series(1, 3)`);
  await client.query('vacuum analyze');
  await client.end();
}

async function fund(titian: Titian, note: BulkNote, people: readonly BulkInvestor[]): Promise<void> {
  const subscriptions = people.slice(0, SUBSCRIPTIONS_EACH).map((one) => ({
    ...{ investorId: one.userId, isIndividual: true, idempotencyKey: newId(), requestHash: Buffer.alloc(32) },
    ...{
      amountSen: sen(SUBSCRIPTION_SEN),
      fillRemaining: false,
      acknowledgeLimit: true,
      agreeWakalah: false,
    },
  }));
  await titian.work.command(scope, (ctx) => subscribeBatch(ctx, note.noteId, subscriptions));
}

/** The 99th percentile, in ms from the moment a call was due, of one kind of call at the steady rate. */
function round({ port, people, notes }: Market, call: Call): Promise<number> {
  return requestAtRate(port, { perSecond: PER_SECOND, count: PER_SECOND * SECONDS }, (index) => {
    const note = notes[notes.length - 1 - ((index * 7_919) % notes.length)];
    const path = {
      list: lists[index % lists.length] ?? lists[0],
      page: `/notes/${note?.noteId}`,
      bare: '/user/get-two-factor',
    }[call];
    return { path, token: people[(index * 31) % people.length]?.token ?? '' };
  });
}

async function report(market: Market, p99s: Readonly<Record<Call, readonly number[]>>): Promise<boolean> {
  const [list, page, bare] = [median(p99s.list), median(p99s.page), median(p99s.bare)];
  const violations = await findViolations(market.titian.database.reader, market.titian.invariants);
  const met = list <= FLOOR_MS && page <= FLOOR_MS && violations.length === 0;
  console.log(
    JSON.stringify({
      notes: NOTES,
      per_second: PER_SECOND,
      list_p99_ms: rounded(list),
      page_p99_ms: rounded(page),
      yardstick_p99_ms: rounded(bare),
      broken_invariants: violations.length,
      floors_met: met,
    }),
  );
  return met;
}

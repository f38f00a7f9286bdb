import { type Day, day } from '@titian/finance/calendar';
import { parseSen, type Sen } from '@titian/finance/sen';
import { compose, type Titian } from '@titian/server/compose';
import { shiftTo } from '@titian/server/platform/clock';
import { readConfig } from '@titian/server/platform/config';
import { openDatabase } from '@titian/server/platform/db/database';
import { newId } from '@titian/server/platform/ids';
import { findViolations } from '@titian/server/platform/invariants';
import { loadIssuedNote, payAtOnce, scope } from '@titian/server/test/issued-note';
import pg from 'pg';
import { copyRows } from './lib/copy-rows.ts';
import { line, rounded, roundsOf } from './lib/measure.ts';
import { runBench } from './lib/run-bench.ts';
import { createWorld } from './lib/world.ts';

/** How many rows a distribution writes per second, against COPY into a table with a primary key on the same database. */
const HOLDINGS = Number(process.env.BENCH_HOLDINGS ?? 100_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const FLOOR = 0.2;
const PATIENCE_MS = 900_000;

const world = await createWorld();
const stopping: (() => Promise<unknown>)[] = [() => world.stop()];
await runBench(main, stopping);

async function main(): Promise<boolean> {
  const url = await world.database('product');
  const titian = await compose(readConfig({ ...world.environment(url), DATABASE_CONNECTIONS: '2' }));
  stopping.push(() => titian.close());
  const noteId = await loadIssuedNote(titian.work, HOLDINGS);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  stopping.push(() => client.end());
  await client.query('vacuum analyze');
  const copied = await prepareCopy(client);
  const [distributions, copies]: [number[], number[]] = [[], []];
  for (let round = 1; round <= ROUNDS; round += 1) {
    copies.push(await copied());
    distributions.push(await distribute(titian, client, noteId));
    console.log(
      `round ${round}: COPY ${Math.round(copies.at(-1) ?? 0)} rows/s, distribution ${Math.round(distributions.at(-1) ?? 0)} rows/s`,
    );
  }
  return report(titian, url, client, distributions, copies);
}

/** As many rows as a distribution has transfers, as wide as those. */
async function prepareCopy(client: pg.Client): Promise<() => Promise<number>> {
  await client.query(`create table bench_copy (id uuid primary key, debit uuid not null, credit uuid not null,
    amount_sen bigint not null, kind text not null, reference uuid, note uuid, business_date date not null)`);
  const [from, reference, note] = [newId(), newId(), newId()];
  const rows = Array.from(
    { length: HOLDINGS },
    () => `${newId()},${from},${newId()},4242,distribution,${reference},${note},2026-11-21\n`,
  );
  const file = Buffer.from(rows.join(''));
  return async () => {
    await client.query('truncate bench_copy');
    const seconds = await timed(() => copyRows(client, 'copy bench_copy from stdin (format csv)', file));
    return HOLDINGS / seconds;
  };
}

/** Distributes one instalment to all holders; returns the rows written per second. */
async function distribute(titian: Titian, client: pg.Client, noteId: string): Promise<number> {
  const { amountSen, dueOn } = await nextInstalment(client, noteId);
  // Money that comes before the due day waits as excess.
  const onDueDay = { ...scope, dateShiftDays: shiftTo(new Date(), dueOn) };
  let sourceId = '';
  const seconds = await timed(async () => {
    sourceId = await payAtOnce(titian.work, noteId, amountSen, onDueDay);
  });
  return (await rowsOf(client, sourceId)) / seconds;
}

async function nextInstalment(
  client: pg.Client,
  noteId: string,
): Promise<{ readonly amountSen: Sen; readonly dueOn: Day }> {
  const { rows } = await client.query<{ amount: string; due: string }>(
    `select ((principal_sen + return_sen) / 100.0)::numeric(20, 2)::text as amount, due_on::text as due from instalments
      where note_id = $1 and settled_on is null order by number limit 1`,
    [noteId],
  );
  const amountSen = parseSen(rows[0]?.amount ?? '');
  if (amountSen === null || rows[0] === undefined) {
    throw new Error('the note has no instalment left: ask for fewer rounds');
  }
  return { amountSen, dueOn: day(rows[0].due) };
}

/** Shares, transfers and entries that were inserted, and accounts, holdings and positions that were updated. */
async function rowsOf(client: pg.Client, sourceId: string): Promise<number> {
  const { rows } = await client.query<{ rows: string }>(
    `select (select count(*) from distribution_shares s where s.repayment_id = r.id) * 3
        + (select count(*) from transfers t where t.reference_id = r.id)
        + (select count(*) from entries e join transfers t on t.id = e.transfer_id where t.reference_id = r.id) * 2 as rows
      from repayments r where r.source_id = $1`,
    [sourceId],
  );
  return Number(rows[0]?.rows ?? 0);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = process.hrtime.bigint();
  await work();
  return Number(process.hrtime.bigint() - began) / 1e9;
}

async function report(
  titian: Titian,
  url: string,
  client: pg.Client,
  distributions: readonly number[],
  copies: readonly number[],
): Promise<boolean> {
  // Invariants look at every row ever written, which takes longer than a request may.
  const patient = openDatabase({ url, log: titian.log, maxConnections: 1, statementTimeoutMs: PATIENCE_MS });
  const violations = await findViolations(patient.reader, titian.invariants);
  await patient.close();
  for (const violation of violations) {
    console.error(`after ${ROUNDS} rounds: ${violation.invariant}`);
  }
  const { rows } = await client.query<{ off: string }>(
    `select coalesce(sum(abs(r.principal_sen + r.return_sen + r.late_sen - s.total)), 0)::text as off from repayments r
      join (select repayment_id, sum(principal_sen + return_sen + late_sen) as total from distribution_shares
        group by repayment_id) s on s.repayment_id = r.id`,
  );
  const [distribution, copy] = [roundsOf(distributions), roundsOf(copies)];
  console.log(line('COPY into a table with a key', copy, 'rows/s'));
  console.log(line(`distribution to ${HOLDINGS} holdings`, distribution, 'rows/s'));
  const ratio = rounded(distribution.median / copy.median);
  const offSen = Number(rows[0]?.off ?? -1);
  const met = ratio >= FLOOR && offSen === 0 && violations.length === 0;
  console.log(
    JSON.stringify({
      holdings: HOLDINGS,
      distribution_rows_per_s: Math.round(distribution.median),
      distribution_worst_rows_per_s: Math.round(distribution.worst),
      copy_rows_per_s: Math.round(copy.median),
      ratio,
      off_by_sen: offSen,
      unbalanced: violations.length,
      floors_met: met,
    }),
  );
  return met;
}

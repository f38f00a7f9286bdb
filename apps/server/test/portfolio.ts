import { sen } from '@titian/finance/sen';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../src/platform/context.ts';
import type { UnitOfWork } from '../src/platform/unit-of-work.ts';
import type { BulkInvestor } from './bulk-load.ts';
import { issueTo, payAtOnce, scope } from './issued-note.ts';

/** The first note of a portfolio was issued so long ago: one instalment is due and paid, eleven are to come. */
const ISSUED_DAYS_AGO = 45;
/** RM 50.00 over 12 months at 12 % a year, flat: RM 4.17 and RM 0.50 at first. */
const FIRST_INSTALMENT_SEN = sen(467n);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where the rows of a note are, each table after those that it refers to. */
const TABLES = [
  'financing_applications',
  'approvals',
  'offers',
  'accounts',
  'notes',
  'note_funding',
  'instalments',
  'transfers',
  'subscriptions',
  'holdings',
  'payouts',
  'disbursements',
  'agreements',
  'repayments',
  'repayment_parts',
  'distribution_shares',
  'share_projections',
  'projected_shares',
] as const;

/**
 * Gives an investor of the bulk load so many running notes of RM 50.00, one instalment of each received. The first goes
 * through the product's commands; the others are its rows again, under identities of their own. The investor's cash has to
 * hold RM 50.00 for each, and nothing else may have moved it since the first note.
 */
export async function loadPortfolio(work: UnitOfWork, investor: BulkInvestor, notes: number): Promise<void> {
  const noteId = await issueTo(work, [investor], { ...scope, dateShiftDays: -ISSUED_DAYS_AGO });
  const sourceId = await payAtOnce(work, noteId, FIRST_INSTALMENT_SEN, scope);
  await work.command(scope, async (ctx) => {
    await sql`set local statement_timeout = 0`.execute(ctx.tx.db);
    const own = await identitiesOf(ctx, noteId, sourceId);
    for (const table of TABLES) {
      await repeat(ctx, table, own, notes - 1);
    }
    await enter(ctx, investor, noteId, notes - 1);
  });
}

/** Whatever names a row of this note alone, as text. */
async function identitiesOf(ctx: Ctx, noteId: string, sourceId: string): Promise<string[]> {
  const { rows } = await sql<{ own: string }>`
    with ids as (
      select id::text as own from accounts where owner_id = ${noteId}
      union select id::text from transfers where note_id = ${noteId} or reference_id = ${sourceId}
      union select unnest(array[id, idempotency_key])::text from subscriptions where note_id = ${noteId}
      union select id::text from holdings where note_id = ${noteId}
      union select unnest(array[id, payout_id])::text from disbursements where note_id = ${noteId}
      union select end_to_end_id from payouts join disbursements d on d.payout_id = payouts.id where d.note_id = ${noteId}
      union select planned_repayment_id::text from instalments where note_id = ${noteId}
      union select id::text from agreements where note_id = ${noteId}
      union select id::text from repayments where note_id = ${noteId}
      union select number from notes where id = ${noteId})
    select own from ids`.execute(ctx.tx.db);
  return [noteId, sourceId, ...rows.map((row) => row.own)];
}

/** The note's rows in one table as often as given, each time under other identities. */
async function repeat(
  ctx: Ctx,
  table: (typeof TABLES)[number],
  own: readonly string[],
  times: number,
): Promise<void> {
  const renamed = own.reduce(
    (text, name) => sql`replace(${text}, ${name}::text, ${otherName(name)})`,
    sql`given.row`,
  );
  // A copy is made now: what was counted between the note and its copies has passed the instant of the first.
  await sql`
    with given as (select (to_jsonb(t) || jsonb_build_object('created_at', now()))::text as row from ${sql.table(table)} t
      where to_jsonb(t)::text like any (${own.map((name) => `%${name}%`)}))
    insert into ${sql.table(table)} select made.* from generate_series(1, ${times}::int) k, given,
      jsonb_populate_record(null::${sql.table(table)}, ${renamed}::jsonb) made`.execute(ctx.tx.db);
}

/** What stands for a name in the k-th copy. */
function otherName(name: string): RawBuilder<unknown> {
  return UUID.test(name) ? sql`md5(${name}::text || k)::uuid::text` : sql`${name}::text || '-' || k`;
}

/** The entries follow one another, note after note, and the account holds what they come to. */
async function enter(
  ctx: Ctx,
  { userId, accountId }: BulkInvestor,
  noteId: string,
  times: number,
): Promise<void> {
  await sql`
    with given as (select *, count(*) over () as entries, sum(amount_sen) over () as moved_sen from entries
      where account_id = ${accountId} and note_id = ${noteId})
    insert into entries (account_id, seq, transfer_id, kind, note_id, amount_sen, balance_sen, business_date)
    select account_id, seq + entries * k, md5(transfer_id::text || k)::uuid, kind, md5(note_id::text || k)::uuid, amount_sen,
      balance_sen + moved_sen * k, business_date
    from generate_series(1, ${times}::int) k, given`.execute(ctx.tx.db);
  await sql`
    update accounts set version = last.seq, balance_sen = last.balance_sen from (
      select seq, balance_sen from entries where account_id = ${accountId} order by seq desc limit 1) last
    where id = ${accountId}`.execute(ctx.tx.db);
  await sql`
    update investor_positions set outstanding_sen = (select sum(outstanding_sen) from holdings where investor_id = ${userId})
    where investor_id = ${userId}`.execute(ctx.tx.db);
}

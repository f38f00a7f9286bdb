import { type Selectable, sql } from 'kysely';
import { eventsHash, FIRST_HASH, KEYED_SCHEME, keyedRoot, transfersDigest } from './audit-chain.ts';
import { type Ctx, systemActor } from './context.ts';
import type { Reader } from './db/database.ts';
import type { AuditEvents } from './db/schema.ts';
import type { Periodic } from './periodic.ts';
import type { UnitOfWork } from './unit-of-work.ts';

const SEAL_EVERY_MS = 5_000;
const EVENTS_PER_SEAL = 1_000;
/** More only where one transaction booked more. */
const TRANSFERS_PER_SEAL = 20_000;
const SETTLE_SECONDS = 2;

/** What one seal covers. */
export interface Sealed {
  readonly events: number;
  readonly transfers: number;
  /** Whether more has settled than one seal takes. */
  readonly isMore: boolean;
}

/** Seals finished audit events and transfers into one chain every few seconds (OPS-6, decision 063). */
export function sealing(work: UnitOfWork, key: Buffer): Periodic {
  const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
  return {
    name: 'audit sealing',
    everyMs: SEAL_EVERY_MS,
    async run() {
      for (let isMore = true; isMore; ) {
        ({ isMore } = await work.command(scope, (ctx) => seal(ctx, key)));
      }
    },
  };
}

/** Seals the oldest settled events and answers how many; the unique seq rejects one of two concurrent sealers. */
export async function seal(ctx: Ctx, key: Buffer): Promise<Sealed> {
  const last = await newestSeal(ctx.tx);
  const events = await settledEvents(ctx.tx);
  const since = last?.through ?? '-infinity';
  const { through, isLast } = await endOfSpan(ctx.tx, since);
  const { transfers, hash } = await transfersDigest(ctx.tx, since, through);
  const isMore = !isLast || events.length === EVENTS_PER_SEAL;
  if (events.length + transfers === 0) {
    return { events: 0, transfers: 0, isMore };
  }
  const made = {
    seq: (last?.seq ?? 0n) + 1n,
    previous_hash: last?.root_hash ?? FIRST_HASH,
    first_event_id: events[0]?.id ?? null,
    last_event_id: events.at(-1)?.id ?? null,
    events: events.length,
    events_hash: eventsHash(key, events),
    transfers,
    transfers_hash: hash,
    created_at: ctx.now,
  };
  const root = keyedRoot(key, { ...made, through });
  await ctx.tx.db
    .insertInto('audit_seals')
    .values({
      ...made,
      scheme: KEYED_SCHEME,
      root_hash: root,
      transfers_through: sql<Date>`${through}::timestamptz`,
    })
    .execute();
  const ids = events.map((event) => event.id);
  if (ids.length > 0) {
    await ctx.tx.db
      .updateTable('audit_events')
      .set({ sealed_seq: made.seq })
      .where('id', 'in', ids)
      .execute();
  }
  return { events: events.length, transfers, isMore };
}

/** The head of the chain. */
export interface NewestSeal {
  readonly seq: bigint;
  readonly root_hash: Buffer;
  readonly through: string | null;
}

/** The newest seal; null before the first. */
export async function newestSeal(reader: Reader): Promise<NewestSeal | null> {
  const row = await reader.db
    .selectFrom('audit_seals')
    .select(['seq', 'root_hash', sql<string | null>`transfers_through::text`.as('through')])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** An event that commits later than its neighbours is still without a number, and sealed then. */
function settledEvents(reader: Reader): Promise<Selectable<AuditEvents>[]> {
  return reader.db
    .selectFrom('audit_events')
    .selectAll()
    .where('sealed_seq', 'is', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${SETTLE_SECONDS})`)
    .orderBy('id')
    .limit(EVENTS_PER_SEAL)
    .execute();
}

const HORIZON = {
  name: 'transfers_horizon',
  text: `select greatest($2::timestamptz, least(clock_timestamp() - make_interval(secs => $1),
    coalesce(oldest_transaction(), clock_timestamp())))::text as horizon`,
};
const SPAN = {
  name: 'transfers_span',
  text: `select coalesce((
      select greatest(created_at, (
          select min(created_at) from transfers where created_at >= $1::timestamptz and created_at < $2::timestamptz
        ) + interval '1 microsecond')
      from transfers where created_at >= $1::timestamptz and created_at < $2::timestamptz
      order by created_at offset $3 limit 1), $2::timestamptz)::text as through`,
};

/**
 * Where the next seal's transfers end: before the start of the oldest transaction under way, so that none of them can
 * still appear, and after so many that one seal is not too much. A transfer's `created_at` is its transaction's start.
 * Two statements: the second reads what was committed when the first ran.
 */
async function endOfSpan(reader: Reader, since: string): Promise<{ through: string; isLast: boolean }> {
  const [row] = await reader.run<{ horizon: string }>(HORIZON, [SETTLE_SECONDS, since]);
  const horizon = row?.horizon ?? since;
  const [span] = await reader.run<{ through: string }>(SPAN, [since, horizon, TRANSFERS_PER_SEAL]);
  const through = span?.through ?? horizon;
  return { through, isLast: through === horizon };
}

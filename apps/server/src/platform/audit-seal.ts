import { type Selectable, sql } from 'kysely';
import { type Ctx, systemActor } from './context.ts';
import type { AuditEvents } from './db/schema.ts';
import { canonical } from './idempotency.ts';
import type { Periodic } from './periodic.ts';
import { sha256 } from './vault.ts';
import type { Work } from './work.ts';

const SEAL_EVERY_MS = 5_000;
const EVENTS_PER_SEAL = 1_000;
const SETTLE_SECONDS = 2;
/** What the first seal follows. */
export const FIRST_HASH = Buffer.alloc(32);

/** The hash of events after a previous one: each event's content is in it, and their order. */
export function rootOf(events: readonly Selectable<AuditEvents>[], previous: Buffer): Buffer {
  return events.reduce<Buffer>(
    (hash, { sealed_seq: _, ...event }) => sha256(Buffer.concat([hash, sha256(canonical(event))])),
    previous,
  );
}

/** Seals finished audit events into the hash chain every few seconds (rules §8). */
export function sealing(work: Work): Periodic {
  const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
  return {
    name: 'audit sealing',
    everyMs: SEAL_EVERY_MS,
    async run() {
      while ((await work.command(scope, sealEvents)) === EVENTS_PER_SEAL) {
        // More are waiting than one seal takes.
      }
    },
  };
}

/** Seals the oldest events that have settled and answers how many; of two sealers at once the unique seq refuses one. */
export async function sealEvents(ctx: Ctx): Promise<number> {
  const last = await ctx.tx.db
    .selectFrom('audit_seals')
    .selectAll()
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const events = await ctx.tx.db
    .selectFrom('audit_events')
    .selectAll()
    .where('sealed_seq', 'is', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${SETTLE_SECONDS})`)
    .orderBy('id')
    .limit(EVENTS_PER_SEAL)
    .execute();
  const [first, final] = [events[0], events.at(-1)];
  if (!first || !final) {
    return 0;
  }
  const seq = (last?.seq ?? 0n) + 1n;
  const previous = last?.root_hash ?? FIRST_HASH;
  const root = rootOf(events, previous);
  await ctx.tx.db
    .insertInto('audit_seals')
    .values({
      seq,
      first_event_id: first.id,
      last_event_id: final.id,
      events: events.length,
      root_hash: root,
      previous_hash: previous,
    })
    .execute();
  await ctx.tx.db
    .updateTable('audit_events')
    .set({ sealed_seq: seq })
    .where(
      'id',
      'in',
      events.map((event) => event.id),
    )
    .execute();
  return events.length;
}

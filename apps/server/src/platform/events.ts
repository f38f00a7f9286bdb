import type { Ctx } from './context.ts';
import { newId } from './ids.ts';
import { enqueue, type JobTable } from './jobs.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** What modules say for those above them; the subject is a customer, or for `note.converted` a note. */
export type EventName =
  | 'customer.registered'
  | 'customer.approved'
  | 'customer.first_topup'
  | 'customer.bank_account_changed'
  | 'customer.money_restricted'
  | 'note.converted';

export interface DomainEvent {
  readonly id: string;
  readonly name: EventName;
  readonly subjectId: string;
  /** The business instant at which it happened. */
  readonly at: Date;
}

/** A consumer of events in another module, each in a separate transaction; idempotent. */
export interface EventConsumer {
  readonly name: string;
  readonly events: readonly EventName[];
  consume(ctx: Ctx, event: DomainEvent): Promise<void>;
}

/** Publishes an event in the causing transaction; a job delivers it to its consumers after the commit. */
export async function publishEvent(ctx: Ctx, name: EventName, subjectId: string): Promise<void> {
  const id = newId();
  const at = ctx.businessNow;
  await ctx.tx.db.insertInto('events').values({ id, name, subject_id: subjectId, at }).execute();
  await enqueue(ctx, 'deliver_event', { event_id: id });
}

/** `deliver_event` makes one job per consumer, so that one that fails holds no other back. */
export function eventJobs(work: UnitOfWork, consumers: readonly EventConsumer[]): JobTable {
  return {
    async deliver_event(payload, scope) {
      await work.command(scope, (ctx) => deliver(ctx, String(payload.event_id), consumers));
    },
    async consume_event(payload, scope) {
      const consumer = consumers.find((one) => one.name === payload.consumer);
      await work.command(scope, async (ctx) => {
        const event = await readEvent(ctx, String(payload.event_id));
        if (consumer !== undefined && event !== null) {
          await consumer.consume(ctx, event);
        }
      });
    },
  };
}

async function deliver(ctx: Ctx, eventId: string, consumers: readonly EventConsumer[]): Promise<void> {
  const event = await readEvent(ctx, eventId);
  for (const one of consumers) {
    if (event !== null && one.events.includes(event.name)) {
      await enqueue(
        ctx,
        'consume_event',
        { event_id: eventId, consumer: one.name },
        { key: `${eventId}:${one.name}` },
      );
    }
  }
}

async function readEvent(ctx: Ctx, id: string): Promise<DomainEvent | null> {
  const row = await ctx.reader.db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined
    ? null
    : { id, name: row.name as EventName, subjectId: row.subject_id, at: row.at };
}

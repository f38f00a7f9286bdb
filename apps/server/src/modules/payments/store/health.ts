import type { Reader } from '../../../platform/db/database.ts';

/** How many things wait, and since when the oldest does. */
export interface Waiting {
  readonly waiting: number;
  readonly since: Date | null;
}

/** Payments whose next enquiry at the bank is due. */
export async function dueEnquiries(reader: Reader, now: Date): Promise<Waiting> {
  const row = await reader.db
    .selectFrom('payment_intents')
    .select(({ fn }) => [fn.countAll<bigint>().as('waiting'), fn.min('next_enquiry_at').as('since')])
    .where('state', 'in', ['created', 'pending'])
    .where('next_enquiry_at', '<=', now)
    .executeTakeFirstOrThrow();
  return { waiting: Number(row.waiting), since: row.since };
}

/** Batches that were released and that the bank has not accepted or rejected yet. */
export async function unansweredBatches(reader: Reader): Promise<Waiting> {
  const row = await reader.db
    .selectFrom('payout_batches')
    .select(({ fn }) => [fn.countAll<bigint>().as('waiting'), fn.min('released_at').as('since')])
    .where('state', 'in', ['released', 'submitted'])
    .executeTakeFirstOrThrow();
  return { waiting: Number(row.waiting), since: row.since };
}

import type { Day, Month } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { ActiveSubscription } from './subscriptions.ts';

export type SubscriptionState = 'active' | 'cancelled' | 'returned' | 'converted';

export interface Subscription extends ActiveSubscription {
  readonly noteId: string;
  readonly source: 'manual' | 'auto';
  readonly state: SubscriptionState;
  readonly cancelUntil: Date;
}

export async function findSubscription(reader: Reader, id: string): Promise<Subscription | null> {
  const row = await selectSubscriptions(reader).where('id', '=', id).executeTakeFirst();
  return row ? subscriptionOf(row) : null;
}

/** An investor's subscriptions to some notes, oldest first. */
export async function subscriptionsOf(
  reader: Reader,
  investorId: string,
  noteIds: readonly string[],
): Promise<Subscription[]> {
  if (noteIds.length === 0) {
    return [];
  }
  const rows = await selectSubscriptions(reader)
    .where('investor_id', '=', investorId)
    .where('note_id', '=', oneOf(noteIds))
    .orderBy('id')
    .execute();
  return rows.map(subscriptionOf);
}

/** Which of some subscriptions became holdings. */
export async function allottedAmong(reader: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) {
    return new Set();
  }
  const rows = await reader.db
    .selectFrom('subscriptions')
    .select('id')
    .where('id', '=', oneOf(ids))
    .where('state', '=', 'converted')
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** How often an investor took a subscription back since a day. */
export async function countCancellations(reader: Reader, investorId: string, since: Day): Promise<number> {
  const row = await reader.db
    .selectFrom('subscriptions')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('investor_id', '=', investorId)
    .where('state', '=', 'cancelled')
    .where('business_date', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The notes in which an investor has, or had, subscriptions. */
export async function notesSubscribedBy(reader: Reader, investorId: string): Promise<string[]> {
  const rows = await reader.db
    .selectFrom('subscriptions')
    .select('note_id')
    .distinct()
    .where('investor_id', '=', investorId)
    .execute();
  return rows.map((row) => row.note_id);
}

/** What an investor subscribed up to a business day and holds or held since. */
export async function sumAllotted(reader: Reader, investorId: string, upTo: Day): Promise<Sen> {
  const row = await reader.db
    .selectFrom('subscriptions')
    .select(sql<bigint>`coalesce(sum(amount_sen), 0)::bigint`.as('total'))
    .where('investor_id', '=', investorId)
    .where('state', '=', 'converted')
    .where('business_date', '<=', upTo)
    .executeTakeFirstOrThrow();
  return sen(row.total);
}

/** What an investor subscribed to in a month, without what was taken back or returned. */
export interface SubscribedMonth {
  readonly month: Month;
  readonly notes: number;
  readonly amountSen: Sen;
}

const BY_MONTH = {
  name: 'notes_subscribed_by_month',
  text: `select to_char(business_date, 'YYYY-MM') as month, count(distinct note_id)::int as notes,
      sum(amount_sen)::bigint as amount
    from subscriptions where investor_id = $1 and state in ('active', 'converted') group by 1 order by 1`,
};

export async function subscribedByMonth(reader: Reader, investorId: string): Promise<SubscribedMonth[]> {
  const rows = await reader.run<{ month: Month; notes: number; amount: Sen }>(BY_MONTH, [investorId]);
  return rows.map((row) => ({ month: row.month, notes: row.notes, amountSen: row.amount }));
}

function selectSubscriptions(reader: Reader) {
  return reader.db
    .selectFrom('subscriptions')
    .select([
      'id',
      'seq',
      'note_id',
      'investor_id',
      'account_id',
      'amount_sen',
      'source',
      'state',
      'cancel_until',
    ]);
}

interface SubscriptionRow {
  id: string;
  seq: bigint;
  note_id: string;
  investor_id: string;
  account_id: string;
  amount_sen: Sen;
  source: string;
  state: string;
  cancel_until: Date;
}

function subscriptionOf(row: SubscriptionRow): Subscription {
  return {
    id: row.id,
    seq: row.seq,
    noteId: row.note_id,
    investorId: row.investor_id,
    accountId: row.account_id,
    amountSen: row.amount_sen,
    source: row.source === 'auto' ? 'auto' : 'manual',
    state: row.state as SubscriptionState,
    cancelUntil: row.cancel_until,
  };
}

/** A subscription as operators read it. */
export interface MadeSubscription {
  readonly id: string;
  readonly seq: bigint;
  readonly investorId: string;
  readonly amountSen: Sen;
  readonly source: 'manual' | 'auto';
  readonly state: SubscriptionState;
  /** The investor took it back; one that only went back with its note was there until the note's end. */
  readonly isWithdrawn: boolean;
  readonly on: Day;
  readonly endedAt: Date | null;
}

/** The next subscriptions of a note, whatever has become of them, in the order in which they were made. */
export async function subscriptionsAfter(
  reader: Reader,
  noteId: string,
  after: bigint,
  limit: number,
): Promise<MadeSubscription[]> {
  const rows = await reader.db
    .selectFrom('subscriptions')
    .select(['id', 'seq', 'investor_id as investorId', 'amount_sen as amountSen', 'source', 'state'])
    .select(['is_withdrawn as isWithdrawn', 'business_date as on', 'ended_at as endedAt'])
    .where('note_id', '=', noteId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    source: row.source === 'auto' ? 'auto' : 'manual',
    state: row.state as SubscriptionState,
  }));
}

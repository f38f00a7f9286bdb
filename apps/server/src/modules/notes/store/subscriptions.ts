import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { Reader, Tx } from '../../../platform/db/database.ts';

export interface NewSubscription {
  /** Also the id of its transfer. */
  readonly id: string;
  readonly seq: bigint;
  readonly investorId: string;
  readonly accountId: string;
  readonly amountSen: Sen;
  readonly idempotencyKey: string;
  readonly requestHash: Buffer;
  readonly raisedAfterSen: Sen;
  readonly acknowledgedLimit: boolean;
}

const INSERT = {
  name: 'notes_subscribe',
  text: `insert into subscriptions (id, note_id, seq, investor_id, account_id, amount_sen, source, idempotency_key,
      request_hash, raised_after_sen, acknowledged_limit, business_date, cancel_until, run_id)
    select id, $1, seq, investor, account, amount, $2, key, hash, raised, acknowledged, $12::date, $13::timestamptz, $14::uuid
    from unnest($3::uuid[], $4::bigint[], $5::uuid[], $6::uuid[], $7::bigint[], $8::uuid[], $9::bytea[], $10::bigint[], $11::boolean[])
      as row (id, seq, investor, account, amount, key, hash, raised, acknowledged)`,
};

export interface SubscriptionBatch {
  readonly noteId: string;
  /** The run of auto-investment that makes them; null for those made manually. */
  readonly runId: string | null;
  readonly on: Day;
  readonly cancelUntil: Date;
}

/** Writes all subscriptions of a batch in one statement. */
export async function insertSubscriptions(
  tx: Tx,
  batch: SubscriptionBatch,
  all: readonly NewSubscription[],
): Promise<void> {
  await tx.run(INSERT, [
    batch.noteId,
    batch.runId === null ? 'manual' : 'auto',
    all.map((one) => one.id),
    all.map((one) => one.seq),
    all.map((one) => one.investorId),
    all.map((one) => one.accountId),
    all.map((one) => one.amountSen),
    all.map((one) => one.idempotencyKey),
    all.map((one) => one.requestHash),
    all.map((one) => one.raisedAfterSen),
    all.map((one) => one.acknowledgedLimit),
    batch.on,
    batch.cancelUntil,
    batch.runId,
  ]);
}

/** An earlier subscription with a repeated key. */
export interface KeyedSubscription {
  readonly id: string;
  readonly noteId: string;
  readonly investorId: string;
  readonly idempotencyKey: string;
  readonly requestHash: Buffer;
  readonly amountSen: Sen;
  readonly raisedAfterSen: Sen;
  readonly cancelUntil: Date;
  readonly balanceSen: Sen;
}

const FIND_KEYS = {
  name: 'notes_keys',
  text: `select s.id, s.note_id, s.investor_id, s.idempotency_key, s.request_hash, s.amount_sen, s.raised_after_sen,
      s.cancel_until, s.account_id
    from unnest($1::uuid[], $2::uuid[]) as row (investor, key)
    join subscriptions s on s.investor_id = row.investor and s.idempotency_key = row.key`,
};

interface KeyRow {
  id: string;
  note_id: string;
  investor_id: string;
  idempotency_key: string;
  request_hash: Buffer;
  amount_sen: bigint;
  raised_after_sen: bigint;
  cancel_until: Date;
  account_id: string;
}

/** Which of these (investor, key) pairs were used before; usually none. */
export async function findKeyed(
  tx: Tx,
  investorIds: readonly string[],
  keys: readonly string[],
): Promise<KeyedSubscription[]> {
  const rows = await tx.run<KeyRow>(FIND_KEYS, [investorIds, keys]);
  const known: KeyedSubscription[] = [];
  for (const row of rows) {
    known.push({
      id: row.id,
      noteId: row.note_id,
      investorId: row.investor_id,
      idempotencyKey: row.idempotency_key,
      requestHash: row.request_hash,
      amountSen: sen(row.amount_sen),
      raisedAfterSen: sen(row.raised_after_sen),
      cancelUntil: row.cancel_until,
      balanceSen: await balanceAfter(tx, row.account_id, row.id),
    });
  }
  return known;
}

/** The running balance that a transfer left on an account. */
async function balanceAfter(tx: Tx, accountId: string, transferId: string): Promise<Sen> {
  const row = await tx.db
    .selectFrom('entries')
    .select('balance_sen')
    .where('account_id', '=', accountId)
    .where('transfer_id', '=', transferId)
    .executeTakeFirstOrThrow();
  return row.balance_sen;
}

export interface ActiveSubscription {
  readonly id: string;
  readonly seq: bigint;
  readonly investorId: string;
  readonly accountId: string;
  readonly amountSen: Sen;
}

/** The next active subscriptions of a note in the order they were made. */
export async function listActive(
  reader: Reader,
  noteId: string,
  afterSeq: bigint,
  limit: number,
): Promise<ActiveSubscription[]> {
  const rows = await reader.db
    .selectFrom('subscriptions')
    .select(['id', 'seq', 'investor_id', 'account_id', 'amount_sen'])
    .where('note_id', '=', noteId)
    .where('seq', '>', afterSeq)
    .where('state', '=', 'active')
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    seq: row.seq,
    investorId: row.investor_id,
    accountId: row.account_id,
    amountSen: row.amount_sen,
  }));
}

/** What becomes of subscriptions that end. */
export interface SubscriptionEnd {
  readonly state: 'returned' | 'cancelled' | 'converted';
  readonly at: Date;
  /** Their investor took them back; they do not count among what a note had raised at its end. */
  readonly isWithdrawn: boolean;
}

/** Ends active subscriptions; the returned ones name the transfer that gave the money back. */
export async function endSubscriptions(
  tx: Tx,
  end: SubscriptionEnd,
  all: readonly { id: string; returnTransferId: string | null }[],
): Promise<void> {
  await tx.run(
    {
      name: 'notes_end_subscriptions',
      text: `update subscriptions set state = $1, ended_at = $2, return_transfer_id = row.transfer, is_withdrawn = $5
        from unnest($3::uuid[], $4::uuid[]) as row (id, transfer) where subscriptions.id = row.id and state = 'active'`,
    },
    [end.state, end.at, all.map((one) => one.id), all.map((one) => one.returnTransferId), end.isWithdrawn],
  );
}

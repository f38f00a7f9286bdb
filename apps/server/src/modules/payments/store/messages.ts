import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';

/** One message to or from the rail, retained permanently. */
export interface RailMessage {
  readonly intentId: string | null;
  readonly direction: 'in' | 'out';
  /** AR, AC direct, AC indirect, AE. */
  readonly kind: string;
  readonly raw: Readonly<Record<string, string>>;
  /** Whether its signature was verified; null for sent messages. */
  readonly verified: boolean | null;
  readonly at: Date;
}

/** A confirmation of a payment can be replayed; more copies carry no information and are not stored. */
const CONFIRMATIONS_RETAINED = 100;

const INSERT_MESSAGES = {
  name: 'rail_messages',
  text: `insert into rail_messages (id, intent_id, direction, kind, raw, verified, at)
    select id, intent_id, direction, kind, raw, verified, at
    from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::jsonb[], $6::boolean[], $7::timestamptz[])
      as row (id, intent_id, direction, kind, raw, verified, at)
    where row.kind not in ('AC direct', 'AC indirect') or (
      select count(*) from (
        select from rail_messages as known where known.intent_id = row.intent_id limit ${CONFIRMATIONS_RETAINED}) as kept
    ) < ${CONFIRMATIONS_RETAINED}`,
};

export async function insertMessages(tx: Tx, messages: readonly RailMessage[]): Promise<void> {
  await tx.run(INSERT_MESSAGES, [
    messages.map(() => newId()),
    messages.map((one) => one.intentId),
    messages.map((one) => one.direction),
    messages.map((one) => one.kind),
    messages.map((one) => JSON.stringify(storable(one.raw))),
    messages.map((one) => one.verified),
    messages.map((one) => one.at),
  ]);
}

export async function insertMessage(tx: Tx, message: RailMessage): Promise<void> {
  await insertMessages(tx, [message]);
}

/** When the bank was last queried about a payment, or null. */
export async function lastEnquiryAt(reader: Reader, intentId: string): Promise<Date | null> {
  const row = await reader.db
    .selectFrom('rail_messages')
    .select('at')
    .where('intent_id', '=', intentId)
    .where('kind', '=', 'AE')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** PostgreSQL stores no NUL in a text, and a message to the bank's address may contain one. */
function storable(raw: Readonly<Record<string, string>>): JsonValue {
  const clean = (text: string) => text.replaceAll('\0', '\uFFFD');
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [clean(name), clean(value)]));
}

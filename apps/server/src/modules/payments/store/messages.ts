import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';

/** One message to or from the rail, kept for ever. */
export interface RailMessage {
  readonly intentId: string | null;
  readonly direction: 'in' | 'out';
  /** AR, AC direct, AC indirect, AE. */
  readonly kind: string;
  readonly raw: Readonly<Record<string, string>>;
  /** Whether its signature proved who sent it; null for our own. */
  readonly verified: boolean | null;
  readonly at: Date;
}

export async function insertMessage(tx: Tx, message: RailMessage): Promise<void> {
  await tx.db
    .insertInto('rail_messages')
    .values({
      id: newId(),
      intent_id: message.intentId,
      direction: message.direction,
      kind: message.kind,
      raw: JSON.stringify(storable(message.raw)),
      verified: message.verified,
      at: message.at,
    })
    .execute();
}

/** When the bank was last asked about a payment, or null. */
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

/** PostgreSQL keeps no NUL in a text, and whoever posts to the bank's address may send one. */
function storable(raw: Readonly<Record<string, string>>): JsonValue {
  const clean = (text: string) => text.replaceAll('\0', '\uFFFD');
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [clean(name), clean(value)]));
}

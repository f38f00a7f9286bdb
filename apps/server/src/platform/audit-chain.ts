import { createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Reader } from './db/database.ts';
import type { AuditEvents, JsonValue } from './db/schema.ts';
import { type FieldEncryption, sha256 } from './field-encryption.ts';
import { canonical } from './idempotency.ts';

/** What the first seal follows. */
export const FIRST_HASH = Buffer.alloc(32);

/** Plain hashes over events only, as seals were made until decision 063; they stay verifiable. */
export const PLAIN_SCHEME = 1;
/** Keyed hashes over events and transfers. */
export const KEYED_SCHEME = 2;

/**
 * The key of the seals, derived from the key of look-ups, which outlives every rotation and which the database holds only
 * under the master key: rewriting every row does not suffice to make a seal.
 */
export function auditChainKey(fieldEncryption: FieldEncryption): Buffer {
  return fieldEncryption.keyedHash('audit chain', 'key 1');
}

const ERASED = /^\{"erased":"([0-9a-f]{64})"\}$/;

/** The root of a plain seal: each event's content is in it, and their order. */
export function plainRoot(events: readonly Selectable<AuditEvents>[], previous: Buffer): Buffer {
  return events.reduce<Buffer>(
    (hash, { sealed_seq: _, ...event }) => sha256(Buffer.concat([hash, sha256(canonical(event))])),
    previous,
  );
}

/**
 * The pseudonym of a personal value in the chain. A value that has to be erased is replaced by `{ "erased": "<this>" }`
 * (a reason by that text), which is its own pseudonym, so the chain stays valid; it cannot be computed without the key.
 */
export function pseudonymOf(key: Buffer, value: JsonValue | undefined): string | null {
  if (value === null || value === undefined) {
    return null;
  }
  const erased = ERASED.exec(typeof value === 'string' ? value : canonical(value));
  return erased?.[1] ?? mac(key, 'value', canonical(value)).toString('hex');
}

/** The keyed hash of a seal's events, in the order of their ids; personal values are in it as pseudonyms. */
export function eventsHash(key: Buffer, events: readonly Selectable<AuditEvents>[]): Buffer {
  const leaves = events.map(({ sealed_seq: _, before, after, reason, ...event }) =>
    mac(
      key,
      'event',
      canonical({
        ...event,
        before: pseudonymOf(key, before),
        after: pseudonymOf(key, after),
        reason: pseudonymOf(key, reason),
      }),
    ),
  );
  return mac(key, 'events', Buffer.concat(leaves));
}

export interface TransfersDigest {
  readonly transfers: number;
  readonly hash: Buffer;
}

/** Columns are named one by one, so that a new column changes no earlier seal. */
const TRANSFERS = {
  name: 'transfers_digest',
  text: `select count(*)::int as transfers, sha256(coalesce(string_agg(sha256(convert_to(jsonb_build_array(
        id, debit_account_id, credit_account_id, amount_sen, kind, reference_id, note_id, reverses_id, business_date,
        created_at at time zone 'UTC')::text, 'utf8')), '' order by created_at, id), '')) as hash
    from transfers where created_at >= $1::timestamptz and created_at < $2::timestamptz`,
};

/**
 * The hash of every column of the transfers booked in a span, worked out where they lie: they hold no personal data, and
 * the key comes over it in the root.
 * @param since first instant of the span @param through the instant after it
 */
export async function transfersDigest(
  reader: Reader,
  since: string,
  through: string,
): Promise<TransfersDigest> {
  const [row] = await reader.run<{ transfers: number; hash: Buffer }>(TRANSFERS, [since, through]);
  return row ?? { transfers: 0, hash: sha256('') };
}

/** Everything that a keyed seal says. */
export interface KeyedSeal {
  readonly seq: bigint;
  readonly previous_hash: Buffer;
  readonly first_event_id: string | null;
  readonly last_event_id: string | null;
  readonly events: number;
  readonly events_hash: Buffer;
  readonly transfers: number;
  readonly transfers_hash: Buffer;
  /** As PostgreSQL writes it in UTC, to the microsecond. */
  readonly through: string;
  readonly created_at: Date;
}

/** The root of a keyed seal. */
export function keyedRoot(key: Buffer, seal: KeyedSeal): Buffer {
  return mac(
    key,
    'seal',
    canonical([
      ...[KEYED_SCHEME, String(seal.seq), seal.previous_hash.toString('hex')],
      ...[seal.first_event_id, seal.last_event_id, seal.events, seal.events_hash.toString('hex')],
      ...[seal.transfers, seal.transfers_hash.toString('hex'), seal.through, seal.created_at.toISOString()],
    ]),
  );
}

/** HMAC-SHA-256, separated by what it is over. */
function mac(key: Buffer, what: string, content: string | Buffer): Buffer {
  return createHmac('sha256', key).update(`${what}\0`).update(content).digest();
}

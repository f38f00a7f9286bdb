import { type Selectable, sql } from 'kysely';
import { type Anchor, anchorProblem } from './audit-anchor.ts';
import {
  eventsHash,
  FIRST_HASH,
  KEYED_SCHEME,
  keyedRoot,
  PLAIN_SCHEME,
  plainRoot,
  transfersDigest,
} from './audit-chain.ts';
import type { Reader } from './db/database.ts';
import type { AuditEvents, AuditSeals } from './db/schema.ts';

/** What the chain says of the audit log and the ledger. */
export interface ChainState {
  readonly seals: number;
  /** Events and transfers in seals that hold. */
  readonly events: number;
  readonly transfers: number;
  /** Events that wait for their seal. */
  readonly unsealed: number;
  /** Seals from before the key; without one with the key after them, the anchors alone protect them. */
  readonly plain: number;
  /** The first seal that does not hold, with a sentence; the seals after it say nothing any more. */
  readonly broken: { readonly seq: bigint; readonly problem: string } | null;
}

type Seal = Selectable<AuditSeals> & { readonly through: string | null };

interface Expected {
  readonly seq: bigint;
  readonly previous: Buffer;
  /** Where the transfers of the seal before it ended; null before the first keyed seal. */
  readonly through: string | null;
}

const SEALS_AT_ONCE = 100;

/**
 * Recalculates the chain from its first event and transfer, and compares it with the anchors outside the database
 * (OPS-6, decision 063).
 * @param key of the seals @param anchors oldest first
 */
export async function verifyChain(
  reader: Reader,
  key: Buffer,
  anchors: readonly Anchor[],
): Promise<ChainState> {
  let expected: Expected = { seq: 1n, previous: FIRST_HASH, through: null };
  const held = { seals: 0, events: 0, transfers: 0, plain: 0 };
  let broken: ChainState['broken'] = null;
  for (let page = await sealsFrom(reader, 1n); page.length > 0 && broken === null; ) {
    for (const seal of page) {
      const problem = await problemOf(reader, key, seal, expected);
      if (problem !== null) {
        broken = { seq: seal.seq, problem };
        break;
      }
      expected = { seq: seal.seq + 1n, previous: seal.root_hash, through: seal.through };
      held.seals += 1;
      held.events += seal.events;
      held.transfers += seal.transfers;
      held.plain += seal.scheme === PLAIN_SCHEME ? 1 : 0;
    }
    page = broken === null ? await sealsFrom(reader, expected.seq) : [];
  }
  broken ??= await unanchored(reader, anchors);
  return { ...held, unsealed: await countUnsealed(reader), broken };
}

/** The first anchor that the chain does not hold. */
async function unanchored(reader: Reader, anchors: readonly Anchor[]): Promise<ChainState['broken']> {
  for (const anchor of anchors) {
    const problem = await anchorProblem(reader, anchor);
    if (problem !== null) {
      return { seq: anchor.seq, problem };
    }
  }
  return null;
}

async function problemOf(
  reader: Reader,
  key: Buffer,
  seal: Seal,
  expected: Expected,
): Promise<string | null> {
  if (seal.seq !== expected.seq) {
    return `seal ${expected.seq} is missing`;
  }
  if (!seal.previous_hash.equals(expected.previous)) {
    return 'it does not follow the seal before it';
  }
  const events = await eventsOf(reader, seal.seq);
  const [first, last] = [events[0], events.at(-1)];
  const counted = countProblem('event', seal.events, events.length);
  if (counted !== null) {
    return counted;
  }
  if ((first?.id ?? null) !== seal.first_event_id || (last?.id ?? null) !== seal.last_event_id) {
    return 'one of its events was replaced';
  }
  if (seal.scheme !== KEYED_SCHEME) {
    return plainProblem(seal, events, expected);
  }
  return keyedProblem(reader, key, seal, events, expected);
}

function plainProblem(
  seal: Seal,
  events: readonly Selectable<AuditEvents>[],
  expected: Expected,
): string | null {
  if (expected.through !== null) {
    return 'it was made without the key, after seals with the key';
  }
  return plainRoot(events, expected.previous).equals(seal.root_hash) ? null : 'one of its events was changed';
}

async function keyedProblem(
  reader: Reader,
  key: Buffer,
  seal: Seal,
  events: readonly Selectable<AuditEvents>[],
  expected: Expected,
): Promise<string | null> {
  const { events_hash, transfers_hash, through } = seal;
  if (events_hash === null || transfers_hash === null || through === null) {
    return 'it is incomplete';
  }
  if (!keyedRoot(key, { ...seal, events_hash, transfers_hash, through }).equals(seal.root_hash)) {
    return 'it was changed, or not made with the key';
  }
  if (!eventsHash(key, events).equals(events_hash)) {
    return 'one of its events was changed';
  }
  const since = expected.through ?? '-infinity';
  const found = await transfersDigest(reader, since, through);
  const span = `booked from ${since} until ${through}`;
  const counted = countProblem('transfer', seal.transfers, found.transfers);
  if (counted !== null) {
    return `${counted}, ${span}`;
  }
  return found.hash.equals(transfers_hash) ? null : `one of its transfers was changed, ${span}`;
}

function countProblem(what: string, sealed: number, found: number): string | null {
  if (sealed === found) {
    return null;
  }
  const [count, verb] = sealed > found ? [sealed - found, 'deleted'] : [found - sealed, 'added'];
  return `${count} ${what}${count === 1 ? ' was' : 's were'} ${verb}: it was made over ${sealed}, and there are ${found}`;
}

function sealsFrom(reader: Reader, seq: bigint): Promise<Seal[]> {
  return reader.db
    .selectFrom('audit_seals')
    .selectAll()
    .select(sql<string | null>`transfers_through::text`.as('through'))
    .where('seq', '>=', seq)
    .orderBy('seq')
    .limit(SEALS_AT_ONCE)
    .execute();
}

function eventsOf(reader: Reader, seq: bigint): Promise<Selectable<AuditEvents>[]> {
  return reader.db
    .selectFrom('audit_events')
    .selectAll()
    .where('sealed_seq', '=', seq)
    .orderBy('id')
    .execute();
}

async function countUnsealed(reader: Reader): Promise<number> {
  const row = await reader.db
    .selectFrom('audit_events')
    .select((one) => one.fn.countAll<bigint>().as('waiting'))
    .where('sealed_seq', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.waiting);
}

import type { Selectable } from 'kysely';
import { FIRST_HASH, rootOf } from './audit-seal.ts';
import type { Reader } from './db/database.ts';
import type { AuditEvents, AuditSeals } from './db/schema.ts';

/** What the chain of the audit log says of itself. */
export interface ChainState {
  readonly seals: number;
  /** Events in seals that hold. */
  readonly events: number;
  /** Events that wait for their seal. */
  readonly unsealed: number;
  /** The first seal that does not hold, with a sentence; the seals after it say nothing any more. */
  readonly broken: { readonly seq: bigint; readonly problem: string } | null;
}

const SEALS_AT_ONCE = 100;

/** Works the hash chain of the audit log out again from its first event (rules §8). */
export async function verifyAuditChain(reader: Reader): Promise<ChainState> {
  let previous: Buffer = FIRST_HASH;
  let [seals, events, after] = [0, 0, 0n];
  for (;;) {
    const page = await sealsAfter(reader, after);
    for (const seal of page) {
      const sealed = await eventsOf(reader, seal.seq);
      const problem = problemOf(seal, sealed, { previous, seq: after + 1n });
      if (problem !== null) {
        return { seals, events, unsealed: await countUnsealed(reader), broken: { seq: seal.seq, problem } };
      }
      [previous, after] = [seal.root_hash, seal.seq];
      seals += 1;
      events += sealed.length;
    }
    if (page.length < SEALS_AT_ONCE) {
      return { seals, events, unsealed: await countUnsealed(reader), broken: null };
    }
  }
}

interface Expected {
  readonly previous: Buffer;
  readonly seq: bigint;
}

function problemOf(
  seal: Selectable<AuditSeals>,
  events: readonly Selectable<AuditEvents>[],
  expected: Expected,
): string | null {
  if (seal.seq !== expected.seq) {
    return `seal ${expected.seq} is missing`;
  }
  if (!seal.previous_hash.equals(expected.previous)) {
    return 'it does not follow the seal before it';
  }
  const [first, last] = [events[0], events.at(-1)];
  if (events.length !== seal.events || first?.id !== seal.first_event_id || last?.id !== seal.last_event_id) {
    return `it was made over ${seal.events} events, and there are ${events.length}`;
  }
  return rootOf(events, expected.previous).equals(seal.root_hash) ? null : 'one of its events was changed';
}

function sealsAfter(reader: Reader, seq: bigint): Promise<Selectable<AuditSeals>[]> {
  return reader.db
    .selectFrom('audit_seals')
    .selectAll()
    .where('seq', '>', seq)
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

import { anchorProblem, newestAnchor } from './audit-anchor.ts';
import type { Reader } from './db/database.ts';

/** The chain as operators see it; whether every seal holds is what `audit-verify` works out. */
export interface ChainOverview {
  /** The newest seal; null before the first. */
  readonly head: { readonly seq: bigint; readonly root: string; readonly at: Date } | null;
  /** Events and transfers under seals, and events that wait for theirs. */
  readonly events: number;
  readonly transfers: number;
  readonly unsealed: number;
  readonly anchor: AnchorState;
}

/**
 * What the anchor file of this server says: its last line is the head, a seal before it, or none of the chain's; `missing`
 * where there is no line, for instance because workers run on another machine.
 */
export interface AnchorState {
  readonly state: 'agrees' | 'behind' | 'differs' | 'missing';
  readonly at: string | null;
}

/** Reads the head of the chain, what it covers, and what the anchor file says of it. */
export async function readChainOverview(reader: Reader, anchorFile: string): Promise<ChainOverview> {
  const head = await reader.db
    .selectFrom('audit_seals')
    .select(['seq', 'root_hash', 'created_at'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const covered = await reader.db
    .selectFrom('audit_seals')
    .select((one) => [
      one.fn.sum<string>('events').as('events'),
      one.fn.sum<string>('transfers').as('transfers'),
    ])
    .executeTakeFirstOrThrow();
  const { waiting } = await reader.db
    .selectFrom('audit_events')
    .select((one) => one.fn.countAll<bigint>().as('waiting'))
    .where('sealed_seq', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    head:
      head === undefined
        ? null
        : { seq: head.seq, root: head.root_hash.toString('hex'), at: head.created_at },
    events: Number(covered.events ?? 0),
    transfers: Number(covered.transfers ?? 0),
    unsealed: Number(waiting),
    anchor: await anchorState(reader, anchorFile, head?.seq ?? 0n),
  };
}

async function anchorState(reader: Reader, file: string, head: bigint): Promise<AnchorState> {
  const anchor = await newestAnchor(file);
  if (anchor === null) {
    return { state: 'missing', at: null };
  }
  if ((await anchorProblem(reader, anchor)) !== null) {
    return { state: 'differs', at: anchor.at };
  }
  return { state: anchor.seq < head ? 'behind' : 'agrees', at: anchor.at };
}

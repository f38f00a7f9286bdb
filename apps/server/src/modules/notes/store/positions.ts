import { type Sen, sen, ZERO_SEN } from '@titian/finance/sen';
import type { Reader, Tx } from '../../../platform/db/database.ts';

/** What an investor has in notes: waiting subscriptions and principal not yet paid back. */
export interface Position {
  readonly waitingSen: Sen;
  readonly outstandingSen: Sen;
}

export const noPosition: Position = { waitingSen: ZERO_SEN, outstandingSen: ZERO_SEN };

const READ = {
  name: 'notes_positions',
  text: 'select investor_id, waiting_sen, outstanding_sen from investor_positions where investor_id = any($1::uuid[])',
};

export async function readPositions(
  reader: Reader,
  investorIds: readonly string[],
): Promise<Map<string, Position>> {
  const rows = await reader.run<{ investor_id: string; waiting_sen: bigint; outstanding_sen: bigint }>(READ, [
    investorIds,
  ]);
  return new Map(
    rows.map((row) => [
      row.investor_id,
      { waitingSen: sen(row.waiting_sen), outstandingSen: sen(row.outstanding_sen) },
    ]),
  );
}

const WITH_ISSUER = {
  name: 'notes_with_issuer',
  text: `select investor_id, sum(amount_sen)::bigint as amount_sen from (
      select s.investor_id, s.amount_sen from subscriptions s join notes n on n.id = s.note_id
        where n.issuer_id = $1 and s.state = 'active' and s.investor_id = any($2::uuid[])
      union all
      select h.investor_id, h.outstanding_sen from holdings h join notes n on n.id = h.note_id
        where n.issuer_id = $1 and h.investor_id = any($2::uuid[])) held
    group by investor_id`,
};

/** What each of some investors has with one issuer: waiting subscriptions and principal outstanding. */
export async function readWithIssuer(
  reader: Reader,
  issuerId: string,
  investorIds: readonly string[],
): Promise<Map<string, Sen>> {
  const rows = await reader.run<{ investor_id: string; amount_sen: bigint }>(WITH_ISSUER, [
    issuerId,
    investorIds,
  ]);
  return new Map(rows.map((row) => [row.investor_id, sen(row.amount_sen)]));
}

export interface PositionChange {
  readonly investorId: string;
  readonly waitingSen: bigint;
  readonly outstandingSen: bigint;
}

// An update with a plain insert behind it: an upsert would meet the ≥ 0 checks with its negative change.
const UPDATED = `update investor_positions p
    set waiting_sen = p.waiting_sen + row.waiting, outstanding_sen = p.outstanding_sen + row.outstanding
    from unnest($1::uuid[], $2::bigint[], $3::bigint[]) as row (investor, waiting, outstanding)
    where p.investor_id = row.investor`;
const UPDATE = { name: 'notes_grow_positions', text: UPDATED };
const UPDATE_KNOWN = {
  name: 'notes_move_positions',
  text: `with moved as (${UPDATED} returning p.investor_id)
    select investor from unnest($1::uuid[]) as row (investor)
    where not exists (select from moved where moved.investor_id = row.investor)`,
};
const INSERT = {
  name: 'notes_open_positions',
  text: `insert into investor_positions (investor_id, waiting_sen, outstanding_sen)
    select investor, waiting, outstanding from unnest($1::uuid[], $2::bigint[], $3::bigint[]) as row (investor, waiting, outstanding)`,
};

/** Adds changes to positions; only while these investors' cash accounts are locked. */
export async function movePositions(tx: Tx, changes: readonly PositionChange[]): Promise<void> {
  const merged = mergeChanges(changes);
  if (merged.length === 0) {
    return;
  }
  const missing = await tx.run<{ investor: string }>(UPDATE_KNOWN, columnsOf(merged));
  if (missing.length > 0) {
    const fresh = new Set(missing.map((row) => row.investor));
    await tx.run(INSERT, columnsOf(merged.filter((one) => fresh.has(one.investorId))));
  }
}

/** Adds growth to positions that were read under the same lock: those without a row are opened, both at once. */
export async function growPositions(
  tx: Tx,
  changes: readonly PositionChange[],
  known: ReadonlyMap<string, Position>,
): Promise<void> {
  const merged = mergeChanges(changes);
  const grown = merged.filter((one) => known.has(one.investorId));
  const fresh = merged.filter((one) => !known.has(one.investorId));
  await Promise.all([
    grown.length > 0 ? tx.run(UPDATE, columnsOf(grown)) : null,
    fresh.length > 0 ? tx.run(INSERT, columnsOf(fresh)) : null,
  ]);
}

function columnsOf(changes: readonly PositionChange[]): unknown[] {
  return [
    changes.map((one) => one.investorId),
    changes.map((one) => one.waitingSen),
    changes.map((one) => one.outstandingSen),
  ];
}

function mergeChanges(changes: readonly PositionChange[]): PositionChange[] {
  const merged = new Map<string, PositionChange>();
  for (const change of changes) {
    const before = merged.get(change.investorId);
    merged.set(change.investorId, {
      investorId: change.investorId,
      waitingSen: (before?.waitingSen ?? 0n) + change.waitingSen,
      outstandingSen: (before?.outstandingSen ?? 0n) + change.outstandingSen,
    });
  }
  return [...merged.values()];
}

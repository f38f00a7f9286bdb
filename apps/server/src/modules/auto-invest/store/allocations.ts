import { type RateBps, rateBps } from '@titian/finance/rate';
import { type Sen, sen } from '@titian/finance/sen';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { SkipReason } from '../domain/run.ts';

export interface NewAllocation {
  readonly investorId: string;
  /** Null when it was never served. */
  readonly servedBefore: bigint | null;
  readonly minimumSen: Sen;
  readonly amountSen: Sen;
  /** What it could have taken. */
  readonly capSen: Sen;
}

const INSERT = {
  name: 'auto_invest_allocations',
  text: `insert into allocations (run_id, position, investor_id, served_before, minimum_sen, amount_sen, cap_sen)
    select $1, position, investor, before, minimum, amount, cap
    from unnest($2::uuid[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])
      with ordinality as row (investor, before, minimum, amount, cap, position)`,
};

/** Writes the plan of a run, in the order of serving. */
export async function insertAllocations(tx: Tx, runId: string, all: readonly NewAllocation[]): Promise<void> {
  await tx.run(INSERT, [
    runId,
    all.map((one) => one.investorId),
    all.map((one) => one.servedBefore),
    all.map((one) => one.minimumSen),
    all.map((one) => one.amountSen),
    all.map((one) => one.capSen),
  ]);
}

/** A planned allocation, with what its preset and its owner say about the subscription. */
export interface DueAllocation {
  readonly position: number;
  readonly investorId: string;
  readonly amountSen: Sen;
  readonly isIndividual: boolean;
  readonly exposureBps: RateBps | null;
  readonly monthlyBudgetSen: Sen | null;
  readonly goesOnAboveLimit: boolean;
}

// The version that was in force when the note was listed: an edit counts from the next note on.
const NEXT = {
  name: 'auto_invest_next',
  text: `select a.position, a.investor_id, a.amount_sen, u.type = 'Individual' as is_individual, v.exposure_bps,
      v.monthly_budget_sen, v.above_limit_agreed_at is not null as goes_on
    from allocations a join users u on u.id = a.investor_id
    cross join lateral (select exposure_bps, monthly_budget_sen, above_limit_agreed_at from preset_versions p
      where p.investor_id = a.investor_id and p.from_at <= $3 order by p.version desc limit 1) v
    where a.run_id = $1 and a.position > $2 order by a.position limit $4`,
};

interface DueRow {
  position: number;
  investor_id: string;
  amount_sen: bigint;
  is_individual: boolean;
  exposure_bps: number | null;
  monthly_budget_sen: bigint | null;
  goes_on: boolean;
}

/** The next allocations of a run after a place. */
export async function nextAllocations(
  tx: Tx,
  run: { readonly id: string; readonly lastRank: number; readonly listedAt: Date },
  limit: number,
): Promise<DueAllocation[]> {
  const rows = await tx.run<DueRow>(NEXT, [run.id, run.lastRank, run.listedAt, limit]);
  return rows.map((row) => ({
    position: row.position,
    investorId: row.investor_id,
    amountSen: sen(row.amount_sen),
    isIndividual: row.is_individual,
    exposureBps: row.exposure_bps === null ? null : rateBps(row.exposure_bps),
    monthlyBudgetSen: row.monthly_budget_sen === null ? null : sen(row.monthly_budget_sen),
    goesOnAboveLimit: row.goes_on,
  }));
}

/** Says why allocations were not given. */
export async function markSkipped(
  tx: Tx,
  runId: string,
  all: readonly { readonly position: number; readonly reason: SkipReason }[],
): Promise<void> {
  if (all.length === 0) {
    return;
  }
  await tx.run(
    {
      name: 'auto_invest_skip',
      text: `update allocations set skipped = row.reason from unnest($2::int[], $3::text[]) as row (position, reason)
        where run_id = $1 and allocations.position = row.position`,
    },
    [runId, all.map((one) => one.position), all.map((one) => one.reason)],
  );
}

const ROTATE = {
  name: 'auto_invest_rotate',
  text: `insert into preset_rotation (investor_id, last_served_seq)
    select investor, seq from unnest($1::uuid[], $2::bigint[]) as row (investor, seq)
    on conflict (investor_id) do update set last_served_seq = excluded.last_served_seq`,
};

/** Puts presets that were served to the end of the order. */
export async function rotate(
  tx: Tx,
  all: readonly { readonly investorId: string; readonly servedSeq: bigint }[],
): Promise<void> {
  if (all.length > 0) {
    await tx.run(ROTATE, [all.map((one) => one.investorId), all.map((one) => one.servedSeq)]);
  }
}

/** What runs planned for one investor; `skipped` says why it was not given after all. */
export interface OwnAllocation {
  readonly runId: string;
  readonly position: number;
  readonly amountSen: Sen;
  /** What it could have taken; null before that was recorded. */
  readonly capSen: Sen | null;
  readonly skipped: SkipReason | null;
}

export async function allocationsOf(
  reader: Reader,
  investorId: string,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, OwnAllocation>> {
  if (runIds.length === 0) {
    return new Map();
  }
  const rows = await reader.db
    .selectFrom('allocations')
    .select(['run_id', 'position', 'amount_sen', 'cap_sen', 'skipped'])
    .where('investor_id', '=', investorId)
    .where('run_id', '=', oneOf(runIds))
    .execute();
  return new Map(
    rows.map((row) => [
      row.run_id,
      {
        runId: row.run_id,
        position: row.position,
        amountSen: row.amount_sen,
        capSen: row.cap_sen,
        // The table's CHECK list is exactly this type.
        skipped: row.skipped as SkipReason | null,
      },
    ]),
  );
}

/** All that runs planned for an investor, for the file about them. */
export function listAllocationsOf(reader: Reader, investorId: string): Promise<object[]> {
  return reader.db
    .selectFrom('allocations')
    .innerJoin('auto_invest_runs', 'auto_invest_runs.id', 'allocations.run_id')
    .select([
      'auto_invest_runs.note_id',
      'auto_invest_runs.planned_at',
      'allocations.amount_sen',
      'allocations.skipped',
    ])
    .where('allocations.investor_id', '=', investorId)
    .orderBy('auto_invest_runs.seq')
    .execute();
}

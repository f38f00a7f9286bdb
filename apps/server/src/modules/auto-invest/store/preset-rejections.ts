import { type Sen, ZERO_SEN } from '@titian/finance/sen';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Means } from '../domain/room.ts';
import type { RejectionReason } from '../domain/run.ts';

/** An evaluated preset without an allocation, with its owner's figures; null where the owner's status decided. */
export interface PresetRejection {
  readonly investorId: string;
  readonly reason: RejectionReason;
  readonly means: Means | null;
}

const INSERT = {
  name: 'auto_invest_refusals',
  text: `insert into allocation_rejections (run_id, investor_id, reason, cash_sen, invested_sen, with_issuer_sen, limit_sen,
      budget_sen, month_sen)
    select $1, * from unnest($2::uuid[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[],
      $9::bigint[])`,
};

/** Writes why presets got nothing of a run, all in one statement. */
export async function insertRejections(
  tx: Tx,
  runId: string,
  all: readonly PresetRejection[],
): Promise<void> {
  if (all.length === 0) {
    return;
  }
  await tx.run(INSERT, [
    runId,
    all.map((one) => one.investorId),
    all.map((one) => one.reason),
    all.map((one) => one.means?.cashSen ?? null),
    all.map((one) => one.means?.investedSen ?? null),
    all.map((one) => one.means?.withIssuerSen ?? null),
    all.map((one) => one.means?.limitSen ?? null),
    all.map((one) => one.means?.monthlyBudgetSen ?? null),
    all.map((one) => one.means?.monthSen ?? null),
  ]);
}

/** Why one investor's preset got nothing of some runs, by run; others are left out. */
export async function rejectionsOf(
  reader: Reader,
  investorId: string,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, PresetRejection>> {
  if (runIds.length === 0) {
    return new Map();
  }
  const rows = await reader.db
    .selectFrom('allocation_rejections')
    .selectAll()
    .where('investor_id', '=', investorId)
    .where('run_id', '=', oneOf(runIds))
    .execute();
  return new Map(
    rows.map((row) => {
      // The table's CHECK list is exactly this type.
      const reason = row.reason as RejectionReason;
      return [row.run_id, { investorId, reason, means: meansOf(row) }] as const;
    }),
  );
}

function meansOf(row: {
  cash_sen: Sen | null;
  invested_sen: Sen | null;
  with_issuer_sen: Sen | null;
  limit_sen: Sen | null;
  budget_sen: Sen | null;
  month_sen: Sen | null;
}): Means | null {
  const { cash_sen: cashSen, invested_sen: investedSen, with_issuer_sen: withIssuerSen } = row;
  return cashSen === null || investedSen === null || withIssuerSen === null
    ? null
    : {
        ...{ cashSen, investedSen, withIssuerSen, limitSen: row.limit_sen },
        ...{ monthlyBudgetSen: row.budget_sen, monthSen: row.month_sen ?? ZERO_SEN },
      };
}

/** All of them, for an investor's data export; that money was frozen is not disclosed (decision 032). */
export function listRejectionsOf(reader: Reader, investorId: string): Promise<object[]> {
  return reader.db
    .selectFrom('allocation_rejections as r')
    .innerJoin('auto_invest_runs', 'auto_invest_runs.id', 'r.run_id')
    .select((eb) => [
      'auto_invest_runs.note_id',
      'auto_invest_runs.planned_at',
      eb.case().when('r.reason', '=', 'frozen').then('off').else(eb.ref('r.reason')).end().as('reason'),
      ...([
        'r.cash_sen',
        'r.invested_sen',
        'r.with_issuer_sen',
        'r.limit_sen',
        'r.budget_sen',
        'r.month_sen',
      ] as const),
    ])
    .where('r.investor_id', '=', investorId)
    .orderBy('auto_invest_runs.seq')
    .execute();
}

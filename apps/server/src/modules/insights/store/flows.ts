import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { EntryHead } from '../../ledger/public.ts';
import type { Flow } from '../domain/flow.ts';

/** Flows of an account that were added up, and the number of the last entry in them. */
export interface StoredFlows {
  readonly headSeq: bigint;
  readonly flows: readonly Flow[];
}

interface FlowRow {
  readonly seq: bigint;
  readonly from_on: Day | null;
  readonly kind: string;
  readonly amount_sen: Sen;
  readonly principal_sen: Sen;
  readonly return_sen: Sen;
  readonly late_sen: Sen;
  readonly fee_sen: Sen;
  readonly tax_sen: Sen;
}

const STORED = {
  name: 'insights_flows',
  // One statement: flows and their head belong together.
  text: `select h.seq, f.from_on, f.kind, f.amount_sen, f.principal_sen, f.return_sen, f.late_sen, f.fee_sen, f.tax_sen
    from investor_flow_heads h left join investor_flows f on f.account_id = h.account_id
    where h.account_id = $1 order by f.from_on, f.kind`,
};

/** What is added up of an account; nothing before its first night. */
export async function readStoredFlows(reader: Reader, accountId: string): Promise<StoredFlows> {
  const rows = await reader.run<FlowRow>(STORED, [accountId]);
  return {
    headSeq: rows[0]?.seq ?? 0n,
    flows: rows.flatMap((row) =>
      row.from_on === null
        ? []
        : [
            {
              on: row.from_on,
              kind: row.kind,
              amountSen: row.amount_sen,
              principalSen: row.principal_sen,
              returnSen: row.return_sen,
              lateSen: row.late_sen,
              feeSen: row.fee_sen,
              taxSen: row.tax_sen,
            },
          ],
    ),
  };
}

/** Serialises the writers of flows until this transaction ends; readers are not blocked. */
export async function lockFlows(tx: Tx): Promise<void> {
  await tx.run(
    { name: 'insights_lock_flows', text: 'lock table investor_flow_heads in share row exclusive mode' },
    [],
  );
}

/** How far some accounts are added up; 0 for those that are not yet. */
export async function readHeads(reader: Reader, accountIds: readonly string[]): Promise<EntryHead[]> {
  const rows = await reader.run<{ account_id: string; seq: bigint }>(
    {
      name: 'insights_heads',
      text: `select account as account_id, coalesce(h.seq, 0) as seq from unnest($1::uuid[]) as account
        left join investor_flow_heads h on h.account_id = account`,
    },
    [accountIds],
  );
  return rows.map((row) => ({ accountId: row.account_id, seq: row.seq }));
}

const ADD = {
  name: 'insights_add_flows',
  text: `insert into investor_flows as known (account_id, from_on, kind, amount_sen, principal_sen, return_sen, late_sen, fee_sen, tax_sen)
    select * from unnest($1::uuid[], $2::date[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[])
    on conflict (account_id, from_on, kind) do update set amount_sen = known.amount_sen + excluded.amount_sen,
      principal_sen = known.principal_sen + excluded.principal_sen, return_sen = known.return_sen + excluded.return_sen,
      late_sen = known.late_sen + excluded.late_sen, fee_sen = known.fee_sen + excluded.fee_sen,
      tax_sen = known.tax_sen + excluded.tax_sen`,
};

const HEADS = {
  name: 'insights_move_heads',
  text: `insert into investor_flow_heads (account_id, seq) select * from unnest($1::uuid[], $2::bigint[])
    on conflict (account_id) do update set seq = excluded.seq`,
};

export interface AccountFlow extends Flow {
  readonly accountId: string;
}

/** Adds flows of some accounts and moves their heads; only behind `lockFlows`. */
export async function addFlows(
  tx: Tx,
  flows: readonly AccountFlow[],
  heads: readonly EntryHead[],
): Promise<void> {
  await tx.run(ADD, [
    flows.map((one) => one.accountId),
    flows.map((one) => one.on),
    flows.map((one) => one.kind),
    flows.map((one) => one.amountSen),
    flows.map((one) => one.principalSen),
    flows.map((one) => one.returnSen),
    flows.map((one) => one.lateSen),
    flows.map((one) => one.feeSen),
    flows.map((one) => one.taxSen),
  ]);
  await tx.run(HEADS, [heads.map((one) => one.accountId), heads.map((one) => one.seq)]);
}

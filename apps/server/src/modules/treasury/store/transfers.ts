import { createHash } from 'node:crypto';
import type { Obligation } from '@titian/contracts/treasury';
import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { platformAccount } from '../../ledger/public.ts';
import { leavingKinds, obligationTerms } from '../domain/obligation.ts';
import type { OpenDay } from '../domain/open-periods.ts';
import type { PeriodTransfer } from '../domain/remittance.ts';

/** What remittances themselves move is no part of what they are computed from. */
const OWN = `t.kind not in (${leavingKinds.map((kind) => `'${kind}'`).join(', ')})`;
const COLUMNS = 't.id, t.kind, t.note_id, t.reference_id, t.business_date as day, t.created_at';

/**
 * Transfers of an obligation that are in no remittance of it, signed; $1 is the last business day, $2 a note or null. Fees that
 * left count whenever that was: what was spent after the day cannot be swept any more.
 */
function freeTransfers(obligation: Obligation): string {
  const account = platformAccount(obligationTerms[obligation].account);
  const note = '($2::uuid is null or t.note_id = $2::uuid)';
  const free = `not exists (select from remittance_transfers m
      where m.transfer_id = t.id and m.obligation = '${obligation}' and not m.ended)`;
  const until = obligation === 'fees' ? '' : 'and t.business_date <= $1::date';
  return `select ${COLUMNS}, t.amount_sen as amount from transfers t
      where t.credit_account_id = '${account}' and t.business_date <= $1::date and ${note} and ${OWN} and ${free}
    union all
    select ${COLUMNS}, -t.amount_sen from transfers t
      where t.debit_account_id = '${account}' ${until} and ${note} and ${OWN} and ${free}`;
}

export interface OpenFilter {
  readonly obligation: Obligation;
  /** The last business day that counts. */
  readonly through: Day;
  /** Only what concerns a note; null for all. */
  readonly noteId: string | null;
}

interface TransferRow {
  readonly id: string;
  readonly amount: bigint;
  readonly day: Day;
  readonly kind: string;
  readonly number: string | null;
  readonly reference_id: string;
}

function transferOf(row: TransferRow): PeriodTransfer {
  return {
    id: row.id,
    amountSen: sen(row.amount),
    on: row.day,
    kind: row.kind,
    noteNumber: row.number,
    referenceId: row.reference_id,
  };
}

/** The transfers of an obligation up to a day that no remittance covers, oldest first. */
export async function listOpenTransfers(reader: Reader, filter: OpenFilter): Promise<PeriodTransfer[]> {
  const { obligation, through, noteId } = filter;
  const statement = {
    name: `open_transfers_${obligation}`,
    text: `select f.id, f.amount, f.day, f.kind, f.reference_id, n.number
      from (${freeTransfers(obligation)}) f left join notes n on n.id = f.note_id order by f.day, f.created_at, f.id`,
  };
  return (await reader.run<TransferRow>(statement, [through, noteId])).map(transferOf);
}

/** The same by business day, and by note for costs of recovery. */
export async function listOpenDays(reader: Reader, obligation: Obligation, through: Day): Promise<OpenDay[]> {
  const note = obligation === 'recovery_costs' ? 'f.note_id' : 'null::uuid';
  const statement = {
    name: `open_days_${obligation}`,
    text: `select f.day, ${note} as note_id, sum(f.amount)::bigint as amount, count(*)::int as transfers
      from (${freeTransfers(obligation)}) f group by 1, 2 order by 1, 2`,
  };
  const rows = await reader.run<{ day: Day; note_id: string | null; amount: bigint; transfers: number }>(
    statement,
    [through, null],
  );
  return rows.map((row) => ({
    on: row.day,
    noteId: row.note_id,
    amountSen: sen(row.amount),
    transfers: row.transfers,
  }));
}

/** What an account holds that no remittance covers, whenever it was booked. */
export async function sumOpen(reader: Reader, filter: OpenFilter): Promise<Sen> {
  const statement = {
    name: `open_sum_${filter.obligation}`,
    text: `select coalesce(sum(f.amount), 0)::bigint as amount from (${freeTransfers(filter.obligation)}) f`,
  };
  const [row] = await reader.run<{ amount: bigint }>(statement, [filter.through, filter.noteId]);
  return sen(row?.amount ?? 0n);
}

const INSERT = {
  name: 'remittance_transfers',
  text: `insert into remittance_transfers (remittance_id, obligation, transfer_id, amount_sen)
    select r.id, r.obligation, row.id, row.amount from remittances r, unnest($2::uuid[], $3::bigint[]) as row (id, amount)
    where r.id = $1`,
};

/** Writes down which transfers a remittance covers; fails where one of them is covered already. */
export async function insertCovered(
  tx: Tx,
  remittanceId: string,
  transfers: readonly PeriodTransfer[],
): Promise<void> {
  const ids = transfers.map((one) => one.id);
  await tx.run(INSERT, [remittanceId, ids, transfers.map((one) => one.amountSen)]);
}

/** Frees the transfers of a remittance that ended, for the next one. */
export async function endCovered(tx: Tx, remittanceId: string): Promise<void> {
  await tx.db
    .updateTable('remittance_transfers')
    .set({ ended: true })
    .where('remittance_id', '=', remittanceId)
    .execute();
}

const COVERED = {
  name: 'covered_transfers',
  text: `select t.id, m.amount_sen as amount, t.business_date as day, t.kind, t.reference_id, n.number
    from remittance_transfers m join transfers t on t.id = m.transfer_id left join notes n on n.id = t.note_id
    where m.remittance_id = $1 order by t.business_date, t.created_at, t.id`,
};

/** The transfers that a remittance covers, oldest first. */
export async function listCovered(reader: Reader, remittanceId: string): Promise<PeriodTransfer[]> {
  return (await reader.run<TransferRow>(COVERED, [remittanceId])).map(transferOf);
}

/** SHA-256 over the ids and amounts of transfers, whatever their order: 32 bytes. */
export function hashOf(transfers: readonly PeriodTransfer[]): Buffer {
  const lines = transfers.map((one) => `${one.id} ${one.amountSen}`).sort();
  return createHash('sha256').update(lines.join('\n')).digest();
}

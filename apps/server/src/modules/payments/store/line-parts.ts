import type { Sen } from '@titian/finance/sen';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { BankStatementLines, LineParts } from '../../../platform/db/schema.ts';
import type { LinePart, LineTarget } from '../domain/line-candidate.ts';

/** A part as it is stored; `waiting`: its job has not booked it yet. */
export interface StoredPart extends LinePart {
  readonly target: LineTarget;
  readonly state: 'waiting' | 'booked';
}

export async function insertLineParts(tx: Tx, rows: readonly Insertable<LineParts>[]): Promise<void> {
  await tx.db
    .insertInto('line_parts')
    .values([...rows])
    .execute();
}

/** Locks a part by its id, with what its line says; null where there is none. */
export async function lockLinePart(tx: Tx, id: string): Promise<StoredPart | null> {
  const row = await partsOf(tx).where('line_parts.id', '=', id).forUpdate('line_parts').executeTakeFirst();
  return row === undefined ? null : partOf(row);
}

/** Parts whose job has not booked them, oldest first. */
export async function listWaitingParts(reader: Reader, limit: number): Promise<string[]> {
  const rows = await reader.db
    .selectFrom('line_parts')
    .select('id')
    .where('state', '=', 'waiting')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

export async function markPartBooked(tx: Tx, id: string): Promise<void> {
  await tx.db.updateTable('line_parts').set({ state: 'booked' }).where('id', '=', id).execute();
}

/** What of some notes' money is taken in and not booked yet, by note; notes with nothing are left out. */
export async function waitingByTarget(
  reader: Reader,
  targetIds: readonly string[],
): Promise<ReadonlyMap<string, Sen>> {
  const rows = await reader.db
    .selectFrom('line_parts')
    .select(['target_id', sql<Sen>`sum(amount_sen)::bigint`.as('waiting')])
    .where('state', '=', 'waiting')
    .where('target_id', '=', oneOf(targetIds))
    .groupBy('target_id')
    .execute();
  return new Map(rows.map((row) => [row.target_id ?? '', row.waiting]));
}

function partsOf(reader: Reader) {
  return reader.db
    .selectFrom('line_parts')
    .innerJoin('bank_statement_lines', 'bank_statement_lines.bank_reference', 'line_parts.bank_reference')
    .selectAll('line_parts')
    .select([
      'bank_statement_lines.booked_on',
      'bank_statement_lines.counterparty',
      'bank_statement_lines.amount_sen as line_sen',
    ]);
}

type Row = Selectable<LineParts> &
  Pick<Selectable<BankStatementLines>, 'booked_on' | 'counterparty'> & { readonly line_sen: Sen };

function partOf(row: Row): StoredPart {
  return {
    id: row.id,
    target: row.target as LineTarget,
    // A part that goes back to the sender has no target.
    targetId: row.target_id ?? '',
    amountSen: row.amount_sen,
    bookedOn: row.booked_on,
    senderName: row.counterparty,
    bankReference: row.amount_sen === row.line_sen ? row.bank_reference : null,
    approvalId: row.approval_id,
    state: row.state as StoredPart['state'],
  };
}

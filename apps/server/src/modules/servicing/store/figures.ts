import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';

/** A repayment of one of some notes. */
export interface RepaymentFigure {
  readonly noteId: string;
  readonly receivedOn: Day;
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  readonly lateSen: Sen;
  readonly charitySen: Sen;
  readonly costSen: Sen;
  readonly guarantorSen: Sen;
  readonly sourceKind: string;
}

/** What was repaid on some notes. */
export async function repaymentsOf(reader: Reader, noteIds: readonly string[]): Promise<RepaymentFigure[]> {
  if (noteIds.length === 0) {
    return [];
  }
  return reader.db
    .selectFrom('repayments')
    .select([
      'note_id as noteId',
      'received_on as receivedOn',
      'principal_sen as principalSen',
      'return_sen as returnSen',
      'late_sen as lateSen',
      'charity_sen as charitySen',
      'cost_sen as costSen',
      'guarantor_sen as guarantorSen',
      'source_kind as sourceKind',
    ])
    .where('note_id', '=', oneOf(noteIds))
    .execute();
}

/** What a holding was paid since a day, after fees and tax. */
export async function netPaidSince(reader: Reader, holdingId: string, since: Day): Promise<Sen> {
  const row = await reader.db
    .selectFrom('distribution_shares')
    .innerJoin('repayments', 'repayments.id', 'distribution_shares.repayment_id')
    // The sum of bigints is numeric, which would arrive as text.
    .select(sql<bigint>`coalesce(sum(distribution_shares.net_sen), 0)::bigint`.as('total'))
    .where('holding_id', '=', holdingId)
    .where('repayments.booked_on', '>=', since)
    .whereRef('distribution_shares.position', '<=', 'repayments.cursor')
    .executeTakeFirstOrThrow();
  return sen(row.total);
}

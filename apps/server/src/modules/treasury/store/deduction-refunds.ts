import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';

/** What was taken above what was owed, of the holders of one note (decision 036). */
export interface DeductionRefund {
  readonly id: string;
  readonly noteId: string;
  readonly holders: number;
  readonly feeSen: Sen;
  readonly serviceTaxSen: Sen;
  readonly withholdingSen: Sen;
}

/** What one holder gets of it. */
export interface RefundShare {
  readonly holdingId: string;
  readonly feeSen: Sen;
  readonly serviceTaxSen: Sen;
  readonly withholdingSen: Sen;
}

function openRefunds(reader: Reader) {
  return reader.db
    .selectFrom('deduction_refunds as r')
    .innerJoin('overtaken_deductions as o', 'o.refund_id', 'r.id')
    .where('r.refunded_on', 'is', null)
    .groupBy('r.id')
    .select([
      'r.id',
      'r.note_id as noteId',
      sql<number>`count(*)::int`.as('holders'),
      // The sum of bigints is numeric, which would arrive as text.
      sql<Sen>`sum(o.fee_sen)::bigint`.as('feeSen'),
      sql<Sen>`sum(o.service_tax_sen)::bigint`.as('serviceTaxSen'),
      sql<Sen>`sum(o.withholding_sen)::bigint`.as('withholdingSen'),
    ]);
}

/** What is still to be refunded, note by note. */
export function listOpenRefunds(reader: Reader): Promise<DeductionRefund[]> {
  return openRefunds(reader).orderBy('r.id').execute();
}

/** What is still to be refunded of a note, or null. */
export async function findOpenRefund(reader: Reader, noteId: string): Promise<DeductionRefund | null> {
  return (await openRefunds(reader).where('r.note_id', '=', noteId).executeTakeFirst()) ?? null;
}

/** The shares of a refund, in the order of the holdings. */
export function refundShares(reader: Reader, refundId: string): Promise<RefundShare[]> {
  return reader.db
    .selectFrom('overtaken_deductions')
    .where('refund_id', '=', refundId)
    .select([
      'holding_id as holdingId',
      'fee_sen as feeSen',
      'service_tax_sen as serviceTaxSen',
      'withholding_sen as withholdingSen',
    ])
    .orderBy('holding_id')
    .execute();
}

export async function markRefunded(tx: Tx, id: string, on: Day, approvalId: string): Promise<void> {
  await tx.db
    .updateTable('deduction_refunds')
    .set({ refunded_on: on, approval_id: approvalId })
    .where('id', '=', id)
    .execute();
}

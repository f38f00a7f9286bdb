import type { Day } from '@titian/finance/calendar';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { Approval } from '../domain/approval.ts';
import { approvalOf } from './approvals.ts';

/** The expression of the index `approvals_decided_on`. */
const decidedOn = sql<Day>`coalesce(decided_on, (decided_at at time zone 'Asia/Kuala_Lumpur')::date)`;

/** Proposals that were approved or rejected on the business dates of a range, in the order of their decisions. */
export async function listDecided(
  reader: Reader,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<Approval[]> {
  const rows = await reader.db
    .selectFrom('approvals')
    .selectAll()
    .where('decided_at', 'is not', null)
    .where(decidedOn, '>=', from)
    .where(decidedOn, '<=', to)
    .where('state', 'in', ['approved', 'rejected'])
    .orderBy('decided_at')
    .orderBy('id')
    .execute();
  return rows.map(approvalOf);
}

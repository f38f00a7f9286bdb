import type { Reader } from '../../../platform/db/database.ts';
import type { Approval } from '../domain/approval.ts';
import { approvalOf } from './approvals.ts';

/** Proposals that were approved or rejected at or after one instant and before another, in that order. */
export async function listDecided(
  reader: Reader,
  { begin, end }: { readonly begin: Date; readonly end: Date },
): Promise<Approval[]> {
  const rows = await reader.db
    .selectFrom('approvals')
    .selectAll()
    .where('decided_at', '>=', begin)
    .where('decided_at', '<', end)
    .where('state', 'in', ['approved', 'rejected'])
    .orderBy('decided_at')
    .orderBy('id')
    .execute();
  return rows.map(approvalOf);
}

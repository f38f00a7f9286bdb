import { sen } from '@titian/finance/sen';
import type { Insertable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { FacilityLimits } from '../../../platform/db/schema.ts';
import type { FacilityLimit } from '../domain/facility-limit.ts';
import type { FinancingApplication } from '../domain/financing-application.ts';
import { submitted, toApplication } from './applications.ts';

export async function insertFacilityLimit(tx: Tx, row: Insertable<FacilityLimits>): Promise<void> {
  await tx.db.insertInto('facility_limits').values(row).execute();
}

/** All limits of some issuers, recorded last first. */
export async function listFacilityLimits(
  reader: Reader,
  issuerIds: readonly string[],
): Promise<FacilityLimit[]> {
  const rows = await reader.db
    .selectFrom('facility_limits')
    .selectAll()
    .where('issuer_id', '=', oneOf(issuerIds))
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, issuerId: row.issuer_id, amountSen: sen(row.amount_sen) },
    ...{ from: row.from_on, until: row.until_on, buyers: row.buyers },
  }));
}

/** Applications of some issuers under review, one left out. */
export async function underReviewOf(
  reader: Reader,
  issuerIds: readonly string[],
  exceptApplicationId: string,
): Promise<FinancingApplication[]> {
  const rows = await submitted(reader)
    .where('issuer_id', '=', oneOf(issuerIds))
    .where('state', '=', 'under_review')
    .where('id', '<>', exceptApplicationId)
    .execute();
  return rows.map((row) => toApplication(row).application);
}

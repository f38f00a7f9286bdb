import type { Selectable } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { Issuers } from '../../../platform/db/schema.ts';
import type { EntityType, Issuer } from '../domain/issuer.ts';

/** Approved issuers by user id; unknown ids are left out. */
export async function findIssuers(reader: Reader, userIds: readonly string[]): Promise<Issuer[]> {
  if (userIds.length === 0) {
    return [];
  }
  const rows = await reader.db
    .selectFrom('issuers')
    .selectAll()
    .where('user_id', 'in', [...userIds])
    .execute();
  return rows.map(issuerOf);
}

/** All issuers of a group. */
export async function findGroup(reader: Reader, groupId: string): Promise<Issuer[]> {
  const rows = await reader.db
    .selectFrom('issuers')
    .selectAll()
    .where('group_id', '=', groupId)
    .orderBy('user_id')
    .execute();
  return rows.map(issuerOf);
}

function issuerOf(row: Selectable<Issuers>): Issuer {
  return {
    userId: row.user_id,
    companyName: row.company_name,
    registrationNo: row.registration_no,
    // The table's CHECK list is exactly this type.
    entityType: row.entity_type as EntityType,
    industry: row.industry,
    stateCode: row.state_code,
    incorporatedOn: row.incorporated_on,
    employees: row.employees,
    annualRevenueSen: row.annual_revenue_sen,
    verifiedName: row.verified_name,
    cashAccountId: row.cash_account_id,
    isResident: row.is_resident,
    groupId: row.group_id,
    approvedOn: row.approved_on,
  };
}

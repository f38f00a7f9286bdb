import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
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
    .where('user_id', '=', oneOf(userIds))
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

/** Issuers by registration number; unknown numbers are left out. */
export async function findByRegistration(reader: Reader, numbers: readonly string[]): Promise<Issuer[]> {
  if (numbers.length === 0) {
    return [];
  }
  const rows = await reader.db
    .selectFrom('issuers')
    .selectAll()
    .where('registration_no', 'in', [...numbers])
    .execute();
  return rows.map(issuerOf);
}

const BY_BANK_NAME = {
  name: 'issuers_by_bank_name',
  text: `select * from issuers where regexp_replace(upper(company_name), '[^A-Z0-9]', '', 'g') = any($1)
    order by user_id limit $2`,
};

/** Issuers whose company has one of these names, in capitals and digits alone. */
export async function findByPlainName(
  reader: Reader,
  plainNames: readonly string[],
  limit: number,
): Promise<Issuer[]> {
  const rows = await reader.run<Selectable<Issuers>>(BY_BANK_NAME, [plainNames, limit]);
  return rows.map(issuerOf);
}

/** Locks issuers in the order of their ids, so that what they may owe together is checked one after the other. */
export async function lockIssuerRows(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx.db
    .selectFrom('issuers')
    .select('user_id')
    .where('user_id', '=', oneOf(userIds))
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute();
}

/** Puts issuers into one group, a new one where there is none yet. */
export async function writeGroup(
  tx: Tx,
  group: { readonly id: string; readonly name: string; readonly isNew: boolean },
  userIds: readonly string[],
): Promise<void> {
  if (group.isNew) {
    await tx.db.insertInto('issuer_groups').values({ id: group.id, name: group.name }).execute();
  }
  await tx.db
    .updateTable('issuers')
    .set({ group_id: group.id })
    .where('user_id', '=', oneOf(userIds))
    .execute();
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

/** The user whose approved company has a registration number, or null. */
export async function findOwnerOfRegistration(
  reader: Reader,
  registrationNo: string,
): Promise<string | null> {
  const row = await reader.db
    .selectFrom('issuers')
    .select('user_id')
    .where('registration_no', '=', registrationNo)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

export async function insertIssuer(tx: Tx, issuer: Omit<Issuer, 'groupId'>): Promise<void> {
  await tx.db
    .insertInto('issuers')
    .values({
      user_id: issuer.userId,
      company_name: issuer.companyName,
      registration_no: issuer.registrationNo,
      entity_type: issuer.entityType,
      industry: issuer.industry,
      state_code: issuer.stateCode,
      incorporated_on: issuer.incorporatedOn,
      employees: issuer.employees,
      annual_revenue_sen: issuer.annualRevenueSen,
      is_resident: issuer.isResident,
      verified_name: issuer.verifiedName,
      cash_account_id: issuer.cashAccountId,
      approved_on: issuer.approvedOn,
    })
    .execute();
}

/** An issuer's state in Malaysia, which its later fact sheets name; nothing for another user. */
export async function setIssuerState(tx: Tx, userId: string, stateCode: string): Promise<void> {
  await tx.db
    .updateTable('issuers')
    .set({ state_code: stateCode })
    .where('user_id', '=', userId)
    .where('is_resident', '=', true)
    .execute();
}

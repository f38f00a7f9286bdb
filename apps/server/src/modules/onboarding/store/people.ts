import type { Sen } from '@titian/finance/sen';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Employment } from '../domain/employment.ts';

export interface NewPerson {
  readonly id: string;
  readonly userId: string;
  readonly role: 'director' | 'owner' | 'representative';
  readonly name: string;
  readonly identityEnc: Buffer;
  readonly identityHash: Buffer;
  readonly shareBps: number | null;
}

/** Writes the directors, owners and representatives of a company. */
export async function insertPeople(tx: Tx, people: readonly NewPerson[]): Promise<void> {
  await tx.db
    .insertInto('company_people')
    .values(
      people.map((one) => ({
        id: one.id,
        user_id: one.userId,
        role: one.role,
        name: one.name,
        identity_enc: one.identityEnc,
        identity_hash: one.identityHash,
        share_bps: one.shareBps,
      })),
    )
    .execute();
}

export async function listDirectorNames(reader: Reader, userId: string): Promise<string[]> {
  const rows = await reader.db
    .selectFrom('company_people')
    .select('name')
    .where('user_id', '=', userId)
    .where('role', '=', 'director')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.name);
}

/** An Individual's work, as the specification's five columns. */
export interface NewEmployment {
  readonly id: string;
  readonly userId: string;
  readonly effectiveAt: Date;
  readonly occupation: string;
  readonly employer: string | null;
  readonly sourceOfIncome: string | null;
  readonly natureOfBusiness: string | null;
  readonly incomeRange: string;
}

/** What an Individual last said about the employment; null where there is nothing. */
export async function findEmployment(reader: Reader, userId: string): Promise<Employment | null> {
  const row = await reader.db
    .selectFrom('employments')
    .select([
      'inv_occupation as occupation',
      'inv_employer as employer',
      'inv_source_of_income as sourceOfIncome',
      'inv_nature_of_business as natureOfBusiness',
      'inv_income_range as incomeRange',
      'effective_at as effectiveAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('effective_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertEmployment(tx: Tx, employment: NewEmployment): Promise<void> {
  await tx.db
    .insertInto('employments')
    .values({
      id: employment.id,
      user_id: employment.userId,
      effective_at: employment.effectiveAt,
      inv_occupation: employment.occupation,
      inv_employer: employment.employer,
      inv_source_of_income: employment.sourceOfIncome,
      inv_nature_of_business: employment.natureOfBusiness,
      inv_income_range: employment.incomeRange,
    })
    .execute();
}

/** An Individual's experience and tolerance; levels 1 to 4 (ONB-25). */
export interface RiskProfile {
  readonly investedInP2p: boolean;
  readonly estimatedP2pInvestedSen: Sen;
  readonly riskTolerance: string;
  readonly stocks: number;
  readonly bonds: number;
  readonly mutualFunds: number;
  readonly others: number;
  readonly p2pLending: number;
}

export interface NewRiskProfile extends RiskProfile {
  readonly id: string;
  readonly userId: string;
  readonly effectiveAt: Date;
}

export async function insertRiskProfile(tx: Tx, profile: NewRiskProfile): Promise<void> {
  await tx.db
    .insertInto('risk_profiles')
    .values({
      id: profile.id,
      user_id: profile.userId,
      effective_at: profile.effectiveAt,
      invested_in_p2p: profile.investedInP2p,
      inv_estimated_p2p_invested_sen: profile.estimatedP2pInvestedSen,
      inv_risk_tolerance: profile.riskTolerance,
      inv_stocks_knowledge_years: profile.stocks,
      inv_bonds_knowledge_years: profile.bonds,
      inv_mutual_funds_knowledge_years: profile.mutualFunds,
      inv_others_knowledge_years: profile.others,
      inv_p2p_lending_knowledge_years: profile.p2pLending,
    })
    .execute();
}

/** The risk profile that is in force: the newest; null where there is none. */
export async function findRiskProfile(reader: Reader, userId: string): Promise<RiskProfile | null> {
  const row = await reader.db
    .selectFrom('risk_profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('effective_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        investedInP2p: row.invested_in_p2p,
        estimatedP2pInvestedSen: row.inv_estimated_p2p_invested_sen,
        riskTolerance: row.inv_risk_tolerance,
        stocks: row.inv_stocks_knowledge_years,
        bonds: row.inv_bonds_knowledge_years,
        mutualFunds: row.inv_mutual_funds_knowledge_years,
        others: row.inv_others_knowledge_years,
        p2pLending: row.inv_p2p_lending_knowledge_years,
      };
}

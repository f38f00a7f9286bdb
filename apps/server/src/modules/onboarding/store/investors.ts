import type { Day } from '@titian/finance/calendar';
import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Investors } from '../../../platform/db/schema.ts';
import type { Investor } from '../domain/investor.ts';

/** Approved investors by user id; unknown ids are left out. */
// One plan for one investor and for five hundred: batches of subscriptions read through here.
const FIND = {
  name: 'onboarding_investors',
  text: 'select * from investors where user_id = any($1::uuid[])',
};

export async function findInvestors(reader: Reader, userIds: readonly string[]): Promise<Investor[]> {
  if (userIds.length === 0) {
    return [];
  }
  const rows = await reader.run<Selectable<Investors>>(FIND, [userIds]);
  return rows.map(investorOf);
}

const NAMED = {
  name: 'onboarding_investors_named',
  text: `select * from investors
    where inv_no = any($1) or regexp_replace(upper(verified_name), '[^A-Z0-9]', '', 'g') = any($2)
    order by user_id limit $3`,
};

/** Approved investors by number, or by name in capitals and digits alone. */
export async function findNamedInvestors(
  reader: Reader,
  by: { readonly numbers: readonly string[]; readonly plainNames: readonly string[] },
  limit: number,
): Promise<Investor[]> {
  const rows = await reader.run<Selectable<Investors>>(NAMED, [by.numbers, by.plainNames, limit]);
  return rows.map(investorOf);
}

function investorOf(row: Selectable<Investors>): Investor {
  return {
    userId: row.user_id,
    invNo: row.inv_no,
    planType: row.plan_type === 'premium' ? 'premium' : 'basic',
    isFundManaged: row.is_fund_managed,
    guaranteedOnly: row.guaranteed_only,
    verifiedName: row.verified_name,
    cashAccountId: row.cash_account_id,
    firstTopupAt: row.first_topup_at,
    agreementVersion: row.agreement_version,
    employmentUpdatedAt: row.employment_updated_at,
    approvedOn: row.approved_on,
  };
}

/** An approved investor, locked; null for any other user. */
export async function lockInvestor(tx: Tx, userId: string): Promise<Investor | null> {
  const row = await tx.db
    .selectFrom('investors')
    .selectAll()
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row === undefined ? null : investorOf(row);
}

const SET_FIRST_TOPUPS = {
  name: 'onboarding_first_topups',
  text: `update investors set first_topup_at = $2
    where user_id = any($1::uuid[]) and first_topup_at is null returning user_id`,
};

/** Remembers first top-ups and answers whose they were; a later one changes nothing. */
export async function setFirstTopups(tx: Tx, userIds: readonly string[], at: Date): Promise<string[]> {
  const rows = await tx.run<{ user_id: string }>(SET_FIRST_TOPUPS, [userIds, at]);
  return rows.map((row) => row.user_id);
}

export async function setInvestorFlags(
  tx: Tx,
  userId: string,
  flags: Pick<Investor, 'isFundManaged' | 'guaranteedOnly'>,
): Promise<boolean> {
  const done = await tx.db
    .updateTable('investors')
    .set({
      is_fund_managed: flags.isFundManaged,
      guaranteed_only: flags.guaranteedOnly,
      // Lifting the limit lifts it whatever set it.
      ...(flags.guaranteedOnly ? {} : { guaranteed_only_by_profile: false }),
    })
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** The next investor number, INV-0001204 and on. */
export async function nextInvestorNumber(tx: Tx): Promise<string> {
  const result = await sql<{ number: string }>`
    select 'INV-' || lpad(nextval('investor_numbers')::text, 7, '0') as number`.execute(tx.db);
  return result.rows[0]?.number ?? '';
}

/** The user whose approved account has an identity, or null. */
export async function findOwnerOfIdentity(reader: Reader, hash: Buffer): Promise<string | null> {
  const row = await reader.db
    .selectFrom('investors')
    .select('user_id')
    .where('identity_hash', '=', hash)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

export interface NewInvestor {
  readonly userId: string;
  readonly invNo: string;
  readonly guaranteedOnly: boolean;
  readonly identityHash: Buffer;
  readonly identityEnc: Buffer;
  readonly verifiedName: string;
  readonly cashAccountId: string;
  readonly agreementVersion: string | null;
  /** Null for an Institution, which has no employment. */
  readonly employmentUpdatedAt: Date | null;
  readonly approvedOn: Day;
}

export async function insertInvestor(tx: Tx, investor: NewInvestor): Promise<void> {
  await tx.db
    .insertInto('investors')
    .values({
      user_id: investor.userId,
      inv_no: investor.invNo,
      guaranteed_only: investor.guaranteedOnly,
      guaranteed_only_by_profile: investor.guaranteedOnly,
      identity_hash: investor.identityHash,
      identity_enc: investor.identityEnc,
      verified_name: investor.verifiedName,
      cash_account_id: investor.cashAccountId,
      agreement_version: investor.agreementVersion,
      employment_updated_at: investor.employmentUpdatedAt,
      approved_on: investor.approvedOn,
    })
    .execute();
}

/** Moves an investor to the Premium plan. */
export async function setPremiumPlan(tx: Tx, userId: string): Promise<void> {
  await tx.db.updateTable('investors').set({ plan_type: 'premium' }).where('user_id', '=', userId).execute();
}

/** Remembers when an approved Individual's employment was given. */
export async function setEmploymentUpdated(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.db
    .updateTable('investors')
    .set({ employment_updated_at: at })
    .where('user_id', '=', userId)
    .execute();
}

/** Remembers which Investor Agreement an approved investor accepted. */
export async function setAgreementVersion(tx: Tx, userId: string, version: string): Promise<void> {
  await tx.db
    .updateTable('investors')
    .set({ agreement_version: version })
    .where('user_id', '=', userId)
    .execute();
}

/** Limits to guaranteed notes because of the profile, or lifts the limit that an earlier profile set. */
export async function setGuaranteedByProfile(tx: Tx, userId: string, limits: boolean): Promise<void> {
  await tx.db
    .updateTable('investors')
    .set({ guaranteed_only: limits, guaranteed_only_by_profile: limits })
    .where('user_id', '=', userId)
    .where(limits ? 'guaranteed_only' : 'guaranteed_only_by_profile', '=', !limits)
    .execute();
}

const CONFIRMED_IN = {
  name: 'onboarding_employment_confirmed_in',
  text: `select user_id from investors
    where (employment_updated_at at time zone 'Asia/Kuala_Lumpur')::date between $1 and $2
      and ($3::uuid is null or user_id > $3)
    order by user_id limit $4`,
};

/** The next investors whose employment was last confirmed in some days, by id. */
export async function listConfirmedIn(
  reader: Reader,
  { from, to }: { readonly from: Day; readonly to: Day },
  afterUser: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await reader.run<{ user_id: string }>(CONFIRMED_IN, [from, to, afterUser, limit]);
  return rows.map((row) => row.user_id);
}

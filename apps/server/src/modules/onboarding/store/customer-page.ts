import type { CustomerLinkReason } from '@titian/contracts/customer-page';
import type { Reader } from '../../../platform/db/database.ts';
import type { SealedField } from '../../../platform/keys/sealed-columns.ts';

/** A bank account of a customer, now or before, with what shows that it is theirs. */
export interface OwnedBankAccount {
  readonly id: string;
  readonly bic: string;
  readonly last4: string;
  readonly holderName: string;
  readonly verifiedBy: string;
  readonly verifiedAt: Date | null;
  readonly bankHolderName: string | null;
  readonly nameCheck: string | null;
  readonly usableFrom: Date;
  readonly replacedAt: Date | null;
}

const ACCOUNTS = {
  name: 'onboarding_accounts_of',
  text: `select a.id, a.bic, a.number_last4 as "last4", a.holder_name as "holderName", a.verified_by as "verifiedBy",
      a.verified_at as "verifiedAt", c.bank_holder_name as "bankHolderName", c.name_check as "nameCheck",
      a.usable_from as "usableFrom", a.replaced_at as "replacedAt"
    from bank_accounts a left join lateral (select bank_holder_name, name_check from bank_account_changes
      where bank_account_id = a.id order by id desc limit 1) c on true
    where a.user_id = $1 order by a.replaced_at desc nulls first, a.id desc limit $2`,
};

/** A customer's bank accounts, the present one first. */
export function listAccountsOf(reader: Reader, userId: string, limit: number): Promise<OwnedBankAccount[]> {
  return reader.run<OwnedBankAccount & Record<string, unknown>>(ACCOUNTS, [userId, limit]);
}

/** A director, owner or representative of a company; the identity stays encrypted. */
export interface CompanyPerson {
  readonly id: string;
  readonly role: string;
  readonly name: string;
  readonly identity: SealedField;
  readonly shareBps: number | null;
}

/** The people of a company in the order in which they were entered. */
export async function listPeopleOf(reader: Reader, userId: string, limit: number): Promise<CompanyPerson[]> {
  const rows = await selectPeople(reader).where('user_id', '=', userId).orderBy('id').limit(limit).execute();
  return rows.map(personOf);
}

/** One person of a company, or null. */
export async function findPerson(reader: Reader, id: string): Promise<CompanyPerson | null> {
  const row = await selectPeople(reader).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : personOf(row);
}

const selectPeople = (reader: Reader) =>
  reader.db.selectFrom('company_people').select(['id', 'role', 'name', 'identity_enc', 'share_bps']);

interface PersonRow {
  readonly id: string;
  readonly role: string;
  readonly name: string;
  readonly identity_enc: Buffer;
  readonly share_bps: number | null;
}

function personOf(row: PersonRow): CompanyPerson {
  const identity = { table: 'company_people', column: 'identity_enc', row: row.id } as const;
  return {
    ...{ id: row.id, role: row.role, name: row.name, shareBps: row.share_bps },
    identity: { ...identity, bytes: row.identity_enc },
  };
}

const HANDED_IN = {
  name: 'onboarding_handed_in_by',
  text: `select id from (select id from applications where user_id = $1
      union all select id from bank_account_changes where user_id = $1
      union all select id from address_changes where user_id = $1
      union all select id from premium_applications where user_id = $1) sent order by id desc limit $2`,
};

/** The ids of what a customer has handed in, newest first. */
export async function findHandedIn(reader: Reader, userId: string, limit: number): Promise<string[]> {
  return (await reader.run<{ id: string }>(HANDED_IN, [userId, limit])).map(({ id }) => id);
}

/** Another customer who is linked by onboarding, and why. */
export interface OnboardingLink extends Record<string, unknown> {
  readonly userId: string;
  readonly reason: CustomerLinkReason;
  readonly detail: string | null;
}

const ACCOUNT_LINKS = {
  name: 'onboarding_linked_by_account',
  text: `select distinct on (b.user_id) b.user_id as "userId", 'bank_account' as reason, '•••• ' || b.number_last4 as detail
    from bank_accounts a join bank_accounts b on b.number_hash = a.number_hash and b.bic = a.bic
    where a.user_id = $1 and b.user_id <> $1 order by b.user_id desc limit $2`,
};

/** The same document as a person of one company and as an investor, or as a person of two companies. */
const PERSON_LINKS = {
  name: 'onboarding_linked_by_person',
  text: `select distinct "userId", reason, detail from (
      select other.user_id as "userId", other.role as reason, other.name as detail
        from investors own join company_people other on other.identity_hash = own.identity_hash where own.user_id = $1
      union all select other.user_id, own.role, own.name
        from company_people own join investors other on other.identity_hash = own.identity_hash where own.user_id = $1
      union all select other.user_id, other.role, other.name
        from company_people own join company_people other on other.identity_hash = own.identity_hash
        where own.user_id = $1) linked
    where "userId" <> $1 order by "userId" desc, reason limit $2`,
};

const GROUP_LINKS = {
  name: 'onboarding_linked_by_group',
  text: `select other.user_id as "userId", 'group' as reason, null as detail from issuers own
    join issuers other on other.group_id = own.group_id
    where own.user_id = $1 and other.user_id <> $1 order by other.user_id desc limit $2`,
};

/** Who shares a bank account, a person or a group with a customer, by keyed hashes; at most `limit` per reason. */
export async function findOnboardingLinks(
  reader: Reader,
  userId: string,
  limit: number,
): Promise<OnboardingLink[]> {
  const found = await Promise.all(
    [PERSON_LINKS, ACCOUNT_LINKS, GROUP_LINKS].map((query) =>
      reader.run<OnboardingLink>(query, [userId, limit]),
    ),
  );
  return found.flat();
}

import type { Role } from '@titian/contracts/endpoint';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Users } from '../../../platform/db/schema.ts';
import type { AccountStatus, User, UserType } from '../domain/user.ts';

/** Customers by id; unknown ids are left out. */
export async function findUsers(reader: Reader, ids: readonly string[]): Promise<User[]> {
  if (ids.length === 0) {
    return [];
  }
  const rows = await reader.run<Selectable<Users>>(FIND_USERS, [ids]);
  return rows.map(userOf);
}

const FIND_USERS = { name: 'find_users', text: 'select * from users where id = any($1::uuid[])' };

export interface UserCredentials {
  readonly user: User;
  readonly passwordHash: string;
}

/** A customer with the password's hash, by address in lower case. */
export async function findCredentials(reader: Reader, email: string): Promise<UserCredentials | null> {
  const row = await reader.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  return row ? { user: userOf(row), passwordHash: row.password_hash } : null;
}

/** The same by id. */
export async function findCredentialsById(reader: Reader, id: string): Promise<UserCredentials | null> {
  const row = await reader.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? { user: userOf(row), passwordHash: row.password_hash } : null;
}

export async function findIdByReferralCode(reader: Reader, code: string): Promise<string | null> {
  const row = await reader.db
    .selectFrom('users')
    .select('id')
    .where('referral_code', '=', code)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Locks a customer's row, so that two changes of one person's sign-in follow each other. */
export async function lockCredentials(tx: Tx, id: string): Promise<UserCredentials | null> {
  const row = await tx.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? { user: userOf(row), passwordHash: row.password_hash } : null;
}

export interface NewUser {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly role: Role;
  readonly type: UserType | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string | null;
  readonly phoneE164: string;
  readonly referralCode: string;
  readonly referredBy: string | null;
  readonly createdOn: User['createdOn'];
}

/** Writes a customer unless the address is taken; answers whether it was written. */
export async function insertUser(tx: Tx, user: NewUser): Promise<boolean> {
  const written = await tx.db
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      password_hash: user.passwordHash,
      role: user.role,
      type: user.type,
      first_name: user.firstName,
      last_name: user.lastName,
      company_name: user.companyName,
      phone_e164: user.phoneE164,
      referral_code: user.referralCode,
      referred_by: user.referredBy,
      created_on: user.createdOn,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

/** Moves a customer from one state to another; false when the account is not in the first one. */
export async function moveAccount(
  tx: Tx,
  id: string,
  from: AccountStatus,
  to: AccountStatus,
  why: Pick<User, 'inactiveReason' | 'closedAt'> = { inactiveReason: null, closedAt: null },
): Promise<boolean> {
  const moved = await tx.db
    .updateTable('users')
    .set((row) => ({
      account_status: to,
      inactive_reason: why.inactiveReason,
      closed_at: why.closedAt,
      account_version: row('account_version', '+', 1),
    }))
    .where('id', '=', id)
    .where('account_status', '=', from)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Whose code a customer registered with, or null. */
export async function findReferrer(reader: Reader, userId: string): Promise<string | null> {
  const row = await reader.db
    .selectFrom('users')
    .select('referred_by')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.referred_by ?? null;
}

function userOf(row: Selectable<Users>): User {
  return {
    id: row.id,
    email: row.email,
    // CHECK lists of the table hold these three.
    role: row.role as Role,
    type: row.type as UserType | null,
    accountStatus: row.account_status as AccountStatus,
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name,
    phoneE164: row.phone_e164,
    inactiveReason: row.inactive_reason,
    closedAt: row.closed_at,
    emailOptIn: row.email_opt_in,
    referralCode: row.referral_code,
    createdOn: row.created_on,
    locale: row.locale === 'ms' ? 'ms' : 'en',
    hidesAutoInvestMessage: row.hides_auto_invest_message,
    hasSeenTour: row.tour_seen_at !== null,
    parentUserId: row.parent_user_id,
  };
}

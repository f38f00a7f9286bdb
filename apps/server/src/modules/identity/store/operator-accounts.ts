import type { SelectQueryBuilder } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { FieldEncryption } from '../../../platform/field-encryption.ts';
import type { Operator, OperatorAccount } from '../domain/operator.ts';
import { operatorOf } from './operators.ts';
import { limitsOfOperator } from './permission-limits.ts';

/** The phone and the document of an operator. */
export interface OperatorTraits {
  readonly phoneE164: string;
  readonly identity: IdentityNumber;
}

/** The person behind an account: the same address, phone or document means the same person. */
export interface OperatorPerson extends OperatorTraits {
  readonly email: string;
}

/** An identity number, with the keyed hash that finds it again and its end for people. */
export interface IdentityNumber {
  readonly number: string;
  readonly hash: Buffer;
  readonly last4: string;
}

/** Serialises changes of operators and their roles; reads and sign-ins are not blocked. */
export async function lockOperators(tx: Tx): Promise<void> {
  await tx.run(
    { name: 'identity_lock_operators', text: 'lock table operators in share row exclusive mode' },
    [],
  );
}

/** Writes an operator without a password; false when the address, phone or document is another's. */
export async function insertOperator(
  tx: Tx,
  fieldEncryption: FieldEncryption,
  operator: Pick<Operator, 'id' | 'name' | 'roles'>,
  person: OperatorPerson,
): Promise<boolean> {
  const written = await tx.db
    .insertInto('operators')
    .values({
      id: operator.id,
      email: person.email,
      name: operator.name,
      roles: [...operator.roles],
      ...traitColumns(fieldEncryption, operator.id, person),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

export type PersonField = 'email' | 'phone_number' | 'identity_number';

/** Which of a person's traits belong to an operator already, leaving the person's own account aside. */
export async function findTakenTraits(
  reader: Reader,
  person: OperatorPerson,
  ownId: string | null,
): Promise<PersonField[]> {
  const rows = await reader.db
    .selectFrom('operators')
    .select(['email', 'phone_e164', 'identity_hash'])
    .where(({ lit, eb }) => (ownId === null ? lit(true) : eb('id', '<>', ownId)))
    .where((row) =>
      row.or([
        row('email', '=', person.email),
        row('phone_e164', '=', person.phoneE164),
        row('identity_hash', '=', person.identity.hash),
      ]),
    )
    .execute();
  const taken = (is: (row: (typeof rows)[number]) => boolean, field: PersonField) =>
    rows.some(is) ? [field] : [];
  return [
    ...taken((row) => row.email === person.email, 'email'),
    ...taken((row) => row.phone_e164 === person.phoneE164, 'phone_number'),
    ...taken((row) => row.identity_hash?.equals(person.identity.hash) === true, 'identity_number'),
  ];
}

export async function findAccount(reader: Reader, id: string): Promise<OperatorAccount | null> {
  const [account] = await accounts(reader, (query) => query.where('operators.id', '=', id));
  return account ?? null;
}

/** Every operator, by name. */
export function listAccounts(reader: Reader): Promise<OperatorAccount[]> {
  return accounts(reader, (query) => query);
}

type Rows = SelectQueryBuilder<DB, 'operators', object>;

async function accounts(reader: Reader, choose: (query: Rows) => Rows): Promise<OperatorAccount[]> {
  const rows = await choose(reader.db.selectFrom('operators'))
    .selectAll('operators')
    .select(limitsOfOperator().as('permission_limits'))
    .select((row) => [
      row
        .exists(
          row
            .selectFrom('two_factors')
            .select('subject_id')
            .where('subject_kind', '=', 'operator')
            .whereRef('subject_id', '=', 'operators.id')
            .where('enabled_at', 'is not', null),
        )
        .as('has_second_factor'),
      row
        .selectFrom('sessions')
        .select((sessions) => sessions.fn.max('two_factor_at').as('at'))
        .where('subject_kind', '=', 'operator')
        .whereRef('subject_id', '=', 'operators.id')
        .as('last_sign_in_at'),
    ])
    .orderBy('operators.name')
    .orderBy('operators.id')
    .execute();
  return rows.map((row) => ({
    ...operatorOf(row),
    phoneE164: row.phone_e164,
    identityLast4: row.identity_last4,
    hasPassword: row.password_hash !== null,
    hasSecondFactor: Boolean(row.has_second_factor),
    emailVerifiedAt: row.email_verified_at,
    disabledAt: row.disabled_at,
    version: row.version,
    createdAt: row.created_at,
    lastSignInAt: row.last_sign_in_at,
  }));
}

/** What may change of an account. */
export interface AccountChange {
  readonly roles?: readonly string[];
  readonly disabledAt?: Date | null;
  readonly passwordHash?: string | null;
  readonly traits?: ReturnType<typeof traitColumns>;
}

export async function updateAccount(tx: Tx, id: string, change: AccountChange): Promise<void> {
  await tx.db
    .updateTable('operators')
    .set((row) => ({
      version: row('version', '+', 1),
      ...(change.roles === undefined ? {} : { roles: [...change.roles] }),
      ...(change.disabledAt === undefined ? {} : { disabled_at: change.disabledAt }),
      ...(change.passwordHash === undefined ? {} : { password_hash: change.passwordHash }),
      ...change.traits,
    }))
    .where('id', '=', id)
    .execute();
}

/** The columns of an operator's traits, with the identity number encrypted. */
export function traitColumns(
  fieldEncryption: FieldEncryption,
  id: string,
  { phoneE164, identity }: OperatorTraits,
) {
  return {
    phone_e164: phoneE164,
    identity_enc: fieldEncryption.seal(identity.number, {
      table: 'operators',
      column: 'identity_enc',
      row: id,
    }),
    identity_hash: identity.hash,
    identity_last4: identity.last4,
  };
}

/** Notes that a link to the address was used: the mailbox is the person's. */
export async function markEmailVerified(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.db
    .updateTable('operators')
    .set({ email_verified_at: now })
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .execute();
}

/** The address, phone and document hash of an operator, to compare with a customer's. */
export async function findTraits(
  reader: Reader,
  id: string,
): Promise<{ email: string; phoneE164: string | null; identityHash: Buffer | null } | null> {
  const row = await reader.db
    .selectFrom('operators')
    .select(['email', 'phone_e164', 'identity_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { email: row.email, phoneE164: row.phone_e164, identityHash: row.identity_hash } : null;
}

import type { Reader } from '../../../platform/db/database.ts';
import type { SharedTraits } from '../domain/shared-traits.ts';

const identitiesOf = (user: string) => `select identity_hash from investors where user_id = ${user}
  union select identity_hash from company_people where user_id = ${user}`;

const FIND = {
  name: 'onboarding_shared',
  text: `select
    exists ((${identitiesOf('$1::uuid')}) intersect (${identitiesOf('$2::uuid')})) as identity,
    exists (select 1 from bank_accounts a join bank_accounts b on b.number_hash = a.number_hash and b.bic = a.bic
      where a.user_id = $1::uuid and b.user_id = $2::uuid) as bank_account`,
};

/** Compares the keyed hashes of two customers; nothing is decrypted for it. */
export async function findSharedTraits(reader: Reader, one: string, other: string): Promise<SharedTraits> {
  const [row] = await reader.run<{ identity: boolean; bank_account: boolean }>(FIND, [one, other]);
  return { identity: row?.identity ?? false, bankAccount: row?.bank_account ?? false };
}

/** Whether an identity document is a customer's, or of a person of its company. */
export async function ownsIdentity(reader: Reader, userId: string, hash: Buffer): Promise<boolean> {
  const rows = await reader.run(
    {
      name: 'onboarding_owns_identity',
      text: `select from (${identitiesOf('$1')}) as known where identity_hash = $2`,
    },
    [userId, hash],
  );
  return rows.length > 0;
}

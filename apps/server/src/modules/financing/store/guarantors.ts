import type { CustomerLinkReason } from '@titian/contracts/customer-page';
import type { Reader, Tx } from '../../../platform/db/database.ts';

/** The keyed hash of the identity document of a guarantor whom an application names. */
export interface GuarantorIdentity {
  readonly position: number;
  readonly hash: Buffer;
}

/** Stores the guarantors of a submitted application, once. */
export async function insertGuarantors(
  tx: Tx,
  application: { readonly id: string; readonly issuerId: string },
  guarantors: readonly GuarantorIdentity[],
  at: Date,
): Promise<void> {
  if (guarantors.length > 0) {
    await tx.db
      .insertInto('guarantor_identities')
      .values(
        guarantors.map(({ position, hash }) => ({
          ...{ application_id: application.id, issuer_id: application.issuerId, position },
          identity_hash: hash,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await tx.db
    .updateTable('financing_applications')
    .set({ guarantors_indexed_at: at })
    .where('id', '=', application.id)
    .execute();
}

/** Submitted applications whose guarantors were not stored yet, locked; another run's are left out. */
export async function lockUnindexed(tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('financing_applications')
    .select('id')
    .where('submitted_at', 'is not', null)
    .where('guarantors_indexed_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** Another customer who is linked by a guarantee, with the number of the application that names the guarantor. */
export interface GuarantorLink extends Record<string, unknown> {
  readonly userId: string;
  readonly reason: CustomerLinkReason;
  readonly detail: string | null;
}

/** Persons of companies and investors, by the document of each. */
const PEOPLE = `(select user_id, identity_hash from investors
    union select user_id, identity_hash from company_people) person`;

const LINKS = {
  name: 'financing_linked_by_guarantee',
  text: `select distinct on ("userId", reason) "userId", reason, detail from (
      select g.issuer_id as "userId", 'guaranteed' as reason, a.number as detail
        from ${PEOPLE} join guarantor_identities g using (identity_hash)
        join financing_applications a on a.id = g.application_id where person.user_id = $1
      union all select person.user_id, 'guarantor', a.number
        from guarantor_identities g join ${PEOPLE} using (identity_hash)
        join financing_applications a on a.id = g.application_id where g.issuer_id = $1) linked
    where "userId" <> $1 order by "userId" desc, reason, detail desc limit $2`,
};

/** Who guarantees a customer's financing, and whose financing the customer guarantees; at most `limit`. */
export function findGuarantorLinks(reader: Reader, userId: string, limit: number): Promise<GuarantorLink[]> {
  return reader.run<GuarantorLink>(LINKS, [userId, limit]);
}

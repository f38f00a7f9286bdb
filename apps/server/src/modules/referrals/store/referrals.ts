import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Referrals } from '../../../platform/db/schema.ts';
import type { Referral, RejectionReason } from '../domain/referral.ts';

/** Records the referrer of a friend; of two concurrent calls the first one counts. */
export async function insertReferral(
  tx: Tx,
  row: { readonly id: string; readonly refereeId: string; readonly referrerId: string; readonly at: Date },
): Promise<void> {
  await tx.db
    .insertInto('referrals')
    .values({
      id: row.id,
      referee_id: row.refereeId,
      referrer_id: row.referrerId,
      registered_at: row.at,
    })
    .onConflict((conflict) => conflict.column('referee_id').doNothing())
    .execute();
}

/** The referrals of some friends that are not decided yet, locked, in the order of their ids. */
export async function lockOpenReferrals(tx: Tx, refereeIds: readonly string[]): Promise<Referral[]> {
  const rows = await tx.db
    .selectFrom('referrals')
    .selectAll()
    .where('referee_id', '=', oneOf(refereeIds))
    .where('invested_at', 'is', null)
    .where('rejection_reason', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(referralOf);
}

export async function lockReferral(tx: Tx, id: string): Promise<Referral | null> {
  const row = await tx.db
    .selectFrom('referrals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : referralOf(row);
}

export async function saveReferral(tx: Tx, referral: Referral): Promise<void> {
  await tx.db
    .updateTable('referrals')
    .set({
      approved_at: referral.approvedAt,
      topped_up_at: referral.toppedUpAt,
      invested_at: referral.investedAt,
      rejection_reason: referral.refusal,
    })
    .where('id', '=', referral.id)
    .execute();
}

/** What a customer brought, newest first. */
export async function listReferralsOf(
  reader: Reader,
  referrerId: string,
  limit: number,
): Promise<Referral[]> {
  const rows = await reader.db
    .selectFrom('referrals')
    .selectAll()
    .where('referrer_id', '=', referrerId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(referralOf);
}

/** Ids of referrals with a reward that is not paid yet, oldest first; those about some customers only, if given. */
export async function listUnpaid(
  reader: Reader,
  limit: number,
  after: string | null,
  userId: string | null = null,
): Promise<string[]> {
  let query = reader.db
    .selectFrom('referrals')
    .select('id')
    .where('invested_at', 'is not', null)
    .where('rejection_reason', 'is', null)
    .where(
      (eb) =>
        eb
          .selectFrom('referral_rewards')
          .select(eb.fn.countAll<bigint>().as('paid'))
          .whereRef('referral_rewards.referral_id', '=', 'referrals.id'),
      '<',
      2n,
    )
    .orderBy('id')
    .limit(limit);
  if (after !== null) {
    query = query.where('id', '>', after);
  }
  if (userId !== null) {
    query = query.where((eb) => eb.or([eb('referrer_id', '=', userId), eb('referee_id', '=', userId)]));
  }
  return (await query.execute()).map((row) => row.id);
}

function referralOf(row: Selectable<Referrals>): Referral {
  return {
    id: row.id,
    refereeId: row.referee_id,
    referrerId: row.referrer_id,
    registeredAt: row.registered_at,
    approvedAt: row.approved_at,
    toppedUpAt: row.topped_up_at,
    investedAt: row.invested_at,
    // The CHECK list of the table holds these four.
    refusal: row.rejection_reason as RejectionReason | null,
  };
}

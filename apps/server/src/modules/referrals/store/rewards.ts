import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { ReferralRewards } from '../../../platform/db/schema.ts';
import type { Side } from '../domain/referral.ts';

/** How many rewards wait for money or an account, over all referrals. */
export async function countUnpaid(reader: Reader): Promise<number> {
  const { rows } = await sql<{ unpaid: number }>`
    select (2 * count(*) - (select count(*) from referral_rewards))::int as unpaid from referrals
    where invested_at is not null and rejection_reason is null`.execute(reader.db);
  return rows[0]?.unpaid ?? 0;
}

/** How many friends have not invested enough yet, among those that are not rejected. */
export async function countOpenReferrals(reader: Reader): Promise<number> {
  const row = await reader.db
    .selectFrom('referrals')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('invested_at', 'is', null)
    .where('rejection_reason', 'is', null)
    .executeTakeFirstOrThrow();
  return row.open;
}

export interface Reward {
  readonly referralId: string;
  readonly side: Side;
  readonly userId: string;
  readonly amountSen: Sen;
  readonly transferId: string;
  readonly payoutId: string | null;
  readonly paidOn: Day;
}

export async function insertReward(
  tx: Tx,
  reward: Omit<Selectable<ReferralRewards>, 'created_at'>,
): Promise<void> {
  await tx.db.insertInto('referral_rewards').values(reward).execute();
}

export async function listRewards(reader: Reader, referralIds: readonly string[]): Promise<Reward[]> {
  const rows = await reader.db
    .selectFrom('referral_rewards')
    .selectAll()
    .where('referral_id', '=', oneOf(referralIds))
    .execute();
  return rows.map(rewardOf);
}

/** Whom some rewards are about: the other side of the referral, by the reward's transfer. */
export async function listOtherSides(
  reader: Reader,
  transferIds: readonly string[],
): Promise<readonly { readonly transferId: string; readonly otherId: string }[]> {
  return await reader.db
    .selectFrom('referral_rewards as r')
    .innerJoin('referrals as f', 'f.id', 'r.referral_id')
    .select((eb) => [
      'r.transfer_id as transferId',
      eb
        .case()
        .when('r.side', '=', 'referrer')
        .then(eb.ref('f.referee_id'))
        .else(eb.ref('f.referrer_id'))
        .end()
        .as('otherId'),
    ])
    .where('r.transfer_id', '=', oneOf(transferIds))
    .execute();
}

/** What a customer has earned by referrals, the one that brought this customer with it. */
export async function sumRewardsOf(reader: Reader, userId: string | null): Promise<Sen> {
  let query = reader.db
    .selectFrom('referral_rewards')
    .select(sql<bigint>`coalesce(sum(amount_sen), 0)::bigint`.as('total'));
  if (userId !== null) {
    query = query.where('user_id', '=', userId);
  }
  return sen((await query.executeTakeFirstOrThrow()).total);
}

/** The reward that a payout pays, by the referral's id. */
export async function findPaidOut(tx: Tx, payoutId: string): Promise<Reward | null> {
  const row = await tx.db
    .selectFrom('referral_rewards')
    .selectAll()
    .where('payout_id', '=', payoutId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : rewardOf(row);
}

export async function setPayout(tx: Tx, transferId: string, payoutId: string): Promise<void> {
  await tx.db
    .updateTable('referral_rewards')
    .set({ payout_id: payoutId })
    .where('transfer_id', '=', transferId)
    .execute();
}

export interface NewFunding {
  readonly id: string;
  readonly approval_id: string;
  readonly amount_sen: Sen;
  readonly transfer_id: string;
  readonly business_date: Day;
}

export async function insertFunding(tx: Tx, funding: NewFunding): Promise<void> {
  await tx.db.insertInto('marketing_fundings').values(funding).execute();
}

/** How often money was set aside; a further time makes an open proposal stale. */
export async function countFundings(reader: Reader): Promise<number> {
  const row = await reader.db
    .selectFrom('marketing_fundings')
    .select(sql<number>`count(*)::int`.as('fundings'))
    .executeTakeFirstOrThrow();
  return row.fundings;
}

function rewardOf(row: Selectable<ReferralRewards>): Reward {
  return {
    referralId: row.referral_id,
    side: row.side as Side,
    userId: row.user_id,
    amountSen: row.amount_sen,
    transferId: row.transfer_id,
    payoutId: row.payout_id,
    paidOn: row.paid_on,
  };
}

import type { Invariant } from '../../../platform/invariants.ts';
import { platformAccount } from '../../ledger/public.ts';

const MARKETING = platformAccount('marketing');

/** What is always true of referrals and their rewards. */
export const referralInvariants: readonly Invariant[] = [
  {
    name: 'a reward has one transfer of its amount out of the marketing account, and every such transfer its reward',
    text: `select r.transfer_id from referral_rewards r left join transfers x on x.id = r.transfer_id
        where x.id is null or x.kind <> 'referral_reward' or x.amount_sen <> r.amount_sen
          or x.debit_account_id <> '${MARKETING}' or x.reference_id <> r.referral_id
      union all
      select x.id from transfers x left join referral_rewards r on r.transfer_id = x.id
        where x.debit_account_id = '${MARKETING}' and r.transfer_id is null`,
  },
  {
    name: 'only a referral of which all is done and nothing is refused is rewarded, each side to its own',
    text: `select r.referral_id from referral_rewards r join referrals f on f.id = r.referral_id
      where f.approved_at is null or f.topped_up_at is null or f.invested_at is null or f.rejection_reason is not null
        or r.user_id <> case r.side when 'referrer' then f.referrer_id else f.referee_id end`,
  },
  {
    name: 'the marketing account received what finance has set aside for it',
    text: `select received.total, funded.total as funded from
        (select coalesce(sum(amount_sen), 0) as total from transfers where credit_account_id = '${MARKETING}') received,
        (select coalesce(sum(amount_sen), 0) as total from marketing_fundings) funded
      where received.total <> funded.total`,
  },
  {
    name: 'a reward that leaves by a payout leaves by a live one of its amount',
    text: `select r.transfer_id from referral_rewards r left join payouts p on p.id = r.payout_id
      where r.payout_id is not null and (p.id is null or p.purpose <> 'reward' or p.purpose_id <> r.transfer_id
        or p.amount_sen <> r.amount_sen or p.state not in ('queued', 'approved', 'in_batch', 'paid'))`,
  },
];

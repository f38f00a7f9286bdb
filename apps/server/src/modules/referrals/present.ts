import type { Language } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { senToText } from '@titian/finance/sen';
import { worded } from '../../platform/messages.ts';
import type { Marketing } from './queries/read-marketing.ts';
import type { ShownReferral } from './queries/read-referrals.ts';

type Item = ParsedApi['referralsData']['response']['items'][number];
type Task = ParsedApi['userCurrent']['response']['user']['referral_tasks'][number];

/** A friend with the tasks of a referral (RFL-2). */
export function presentReferral(
  { referral, friend, rewardSen, investBy, state }: ShownReferral,
  language: Language,
): Item {
  const { refusal } = referral;
  const at = (instant: Date | null) => instant?.toISOString() ?? null;
  return {
    id: referral.id,
    friend,
    tasks: [
      { task: 'registered', done_at: at(referral.registeredAt) },
      { task: 'approved', done_at: at(referral.approvedAt) },
      { task: 'first_topup', done_at: at(referral.toppedUpAt) },
      { task: 'invested', done_at: at(referral.investedAt) },
    ],
    reward: senToText(rewardSen),
    invest_by: investBy,
    state,
    ...worded('refused_reason', refusal && message(`referral_${refusal}`), language),
  };
}

/** The same as a field of the signed-in user, `referral_tasks` (RFL-2). */
export function presentTask({ referral, friend, rewardSen }: ShownReferral): Task {
  return {
    friend,
    registered: true,
    approved: referral.approvedAt !== null,
    first_topup: referral.toppedUpAt !== null,
    invested: referral.investedAt !== null,
    reward: senToText(rewardSen),
  };
}

export function presentMarketing(
  marketing: Marketing,
  mayFund: boolean,
): ParsedApi['operatorMarketing']['response'] {
  return {
    success: true,
    id: marketing.accountId,
    balance: senToText(marketing.balanceSen),
    fees_available: senToText(marketing.feesAvailableSen),
    paid: senToText(marketing.paidSen),
    waiting: { rewards: marketing.waitingRewards, amount: senToText(marketing.waitingSen) },
    can: { fund: mayFund },
  };
}

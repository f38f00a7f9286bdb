import type { moneyLevels } from '@titian/contracts/restrictions';

/** How far a customer's money is restricted: `outgoing` lets nothing leave, `frozen` lets nothing new begin either. */
export type MoneyLevel = (typeof moneyLevels)[number];

/** What a customer, or the platform on their behalf, does with their money. */
export type MoneyAct =
  | 'withdrawal'
  | 'refund'
  | 'reward'
  | 'reward_payout'
  | 'disbursement'
  | 'guarantor_payout'
  | 'bank_account_change'
  | 'address_change'
  | 'preset'
  | 'subscription'
  | 'topup_start'
  | 'subscription_cancellation'
  | 'topup_credit'
  | 'distribution'
  | 'repayment'
  | 'allotment';

/** The lowest level that stops an act; `never` for what every restriction allows (decision 032). */
const stoppedFrom: Readonly<Record<MoneyAct, Exclude<MoneyLevel, 'none'> | 'never'>> = {
  withdrawal: 'outgoing',
  refund: 'outgoing',
  // One that was earned stays due; it is paid after the lift.
  reward: 'frozen',
  reward_payout: 'outgoing',
  disbursement: 'outgoing',
  guarantor_payout: 'outgoing',
  bank_account_change: 'outgoing',
  // Letters about the money stay where they were last proven to arrive.
  address_change: 'outgoing',
  preset: 'frozen',
  subscription: 'frozen',
  topup_start: 'frozen',
  // The money stays inside: it moves from the note back to the customer's own cash.
  subscription_cancellation: 'never',
  // What has arrived at the bank is the customer's, and cannot leave.
  topup_credit: 'never',
  distribution: 'never',
  repayment: 'never',
  allotment: 'never',
};

/** Whether a restriction lets an act happen (decision 032): the only place that knows. */
export function isAllowed(level: MoneyLevel, act: MoneyAct): boolean {
  const from = stoppedFrom[act];
  return level === 'none' || from === 'never' || (level === 'outgoing' && from === 'frozen');
}

const strictness: Readonly<Record<MoneyLevel, number>> = { none: 0, outgoing: 1, frozen: 2 };

/** Whether a change of the level stops more than before; less is for two people (decision 032). */
export function isStricter(level: MoneyLevel, than: MoneyLevel): boolean {
  return strictness[level] > strictness[than];
}

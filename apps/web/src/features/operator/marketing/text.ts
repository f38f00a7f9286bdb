import { defineCatalogue } from '../../../lib/text/catalogue.ts';

export const { english, useText } = defineCatalogue('operator-marketing', {
  title: 'Referral rewards',
  subtitle:
    'Rewards are paid from fees set aside by finance. They stay pending while the fund is insufficient; the account never goes below zero.',
  balance: 'Reward fund',
  fees: 'Earned fees in the trust account',
  feesMeaning: 'Fees earned and not yet swept from the trust account. Client money is not included.',
  paid: 'Paid to date',
  waiting: 'Pending',
  waitingNote_one: '{{count}} reward',
  waitingNote_other: '{{count}} rewards',
  fund: 'Fund rewards',
  fundTitle: 'Fund rewards from fees',
  fundBody: 'No money moves at a bank. Pending rewards are paid once a second operator has approved.',
  amount: 'Amount',
});

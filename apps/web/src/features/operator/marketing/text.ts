import { defineCatalogue } from '../../../lib/text/catalogue.ts';

export const { english, useText } = defineCatalogue('operator-marketing', {
  title: 'Referral rewards',
  subtitle:
    'Rewards are paid from fees that finance has set aside. They wait while there is not enough; the account never goes below zero.',
  balance: 'Set aside',
  fees: 'Earned fees in the trust bank',
  feesMeaning: 'Fees that were earned and not taken out of the trust bank. Clients’ money is not among them.',
  paid: 'Paid so far',
  waiting: 'Waiting',
  waitingNote_one: '{{count}} reward',
  waitingNote_other: '{{count}} rewards',
  fund: 'Set money aside',
  fundTitle: 'Set fees aside for rewards',
  fundBody: 'Nothing moves at a bank. Waiting rewards are paid as soon as a second operator has approved.',
  amount: 'Amount',
});

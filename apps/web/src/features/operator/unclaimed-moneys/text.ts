import { defineCatalogue } from '../../../lib/text/catalogue.ts';

export const { english, text, useText } = defineCatalogue('operator-unclaimed-moneys', {
  title: 'Unclaimed moneys',
  subtitle_one:
    'Cash without activity of its owner for {{count}} year, and what comes near it (Unclaimed Moneys Act 1965).',
  subtitle_other:
    'Cash without activity of its owner for {{count}} years, and what comes near it (Unclaimed Moneys Act 1965).',
  notice_one: 'Owners are notified {{count}} month before their cash is unclaimed.',
  notice_other: 'Owners are notified {{count}} months before their cash is unclaimed.',
  empty: 'No unclaimed moneys match.',
  totals: 'Totals',
  owners: 'Owners',
  amount: 'Cash balance',
  unclaimedOwners: 'Owners of unclaimed moneys',
  unclaimedAmount: 'Unclaimed moneys',
  columns: {
    customer: 'Investor',
    amount: 'Cash balance',
    activity: 'Last activity',
    unclaimedOn: 'Unclaimed on',
    notices: 'Notices sent',
    state: 'Status',
  },
  activity: {
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    subscription: 'Investment',
    preset: 'Auto investment preset',
    sign_in: 'Sign-in',
    approval: 'Approval of the account',
  },
  state: { approaching: 'Approaching', unclaimed: 'Unclaimed' },
  daysLeft_one: '{{count}} day left',
  daysLeft_other: '{{count}} days left',
  lastNotice: '{{count}}, last on {{on, date}}',
  save: 'Download CSV',
  return: { year: 'Return of the year', save: 'Save return' },
});

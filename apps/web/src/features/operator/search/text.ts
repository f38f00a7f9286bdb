import { defineCatalogue } from '../../../lib/text/catalogue.ts';

export const { english, useText, text } = defineCatalogue('operator-search', {
  title: 'Search',
  label: 'Name, e-mail, phone, MyKad, account, note, case, reference or amount',
  hint: 'At least two characters. Amounts with their sen or RM, such as 1,250.00.',
  results: 'Search results',
  none: 'Nothing found for "{{term}}". Check the spelling, or search by a number or reference.',
  similar: 'No exact match. Similar names:',
  found_one: '1 result',
  found_other: '{{count}} results',
  keys: 'Arrow keys move, Enter opens, Esc closes.',
  kinds: {
    customer: 'Customers',
    note: 'Notes',
    application: 'Financing applications',
    payment: 'Payments',
    payout: 'Payouts',
    exception: 'Exceptions',
    approval: 'Proposals',
    case: 'Cases',
    mail: 'E-mails',
  },
  payments: {
    topup: 'Top-up',
    repayment: 'Repayment',
    mandate: 'Direct debit enrolment',
    collection: 'Direct debit',
  },
  paymentStates: {
    created: 'Not started',
    pending: 'Pending',
    succeeded: 'Received',
    failed: 'Failed',
    expired: 'Expired',
  },
});

import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { english, useText } = defineCatalogue('payment', {
  title: 'Pay by FPX online banking',
  subtitle: 'Choose your bank. You sign in and confirm on its own pages, then you come back here.',
  unknown: {
    title: 'Payment not found',
    body: 'The address may be wrong. Sign in and start the payment again; no money was taken.',
    action: 'Go to the start page',
  },
  purpose: {
    topup: 'Top-up of your cash balance',
    repayment: 'Repayment of your financing',
    mandate: 'One-time verification payment, credited to you',
  },
  mandate: {
    title: 'Authorise direct debit',
    subtitle: 'You sign in and confirm on your bank’s own pages, then you come back here.',
    most: 'Maximum per collection',
    often: 'Frequency',
    times: 'up to {{count}} times a month',
    valid: 'Validity',
    validity: '{{from}} to {{to}}',
    reference: 'Reference',
  },
  account: 'Account type',
  channel: { b2c: 'Personal account', b2b1: 'Corporate account' },
  upTo: 'up to {{max}} per payment',
  bank: 'Bank',
  bankHint: 'Choose your bank',
  recentBank: 'Recent bank',
  otherBanks: 'Other banks',
  chooseBank: 'Please choose your bank.',
  noBank: 'No matching bank',
  offline: '{{name}} (Offline)',
  terms: 'By clicking Proceed, you accept the <terms>FPX Terms and Conditions</terms>.',
  proceed: 'Proceed',
  cancel: 'Cancel and go back',
});

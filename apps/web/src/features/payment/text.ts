import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { english, useText } = defineCatalogue('payment', {
  title: 'Pay by FPX online banking',
  subtitle: 'Choose your bank. You sign in and confirm on its own pages, then you come back here.',
  unknown: {
    title: 'This address leads to no payment',
    body: 'It may have been mistyped. Sign in and begin the payment again; nothing was taken.',
    action: 'Go to the start page',
  },
  purpose: {
    topup: 'Top-up of your cash balance',
    repayment: 'Repayment of your financing',
    mandate: 'Taken once to prove the account, and credited to you',
  },
  mandate: {
    title: 'Authorise direct debit',
    subtitle: 'You sign in and confirm on your bank’s own pages, then you come back here.',
    most: 'Each collection, at most',
    often: 'How often',
    times: 'up to {{count}} times a month',
    valid: 'Valid',
    validity: '{{from}} to {{to}}',
    reference: 'Reference',
  },
  account: 'Which account do you pay from?',
  channel: { b2c: 'Personal account', b2b1: 'Corporate account' },
  upTo: 'up to {{max}} per payment',
  bank: 'Bank',
  bankHint: 'Choose your bank',
  chooseBank: 'Please choose your bank.',
  noBank: 'No bank of this name',
  offline: '{{name}} (Offline)',
  terms: 'By clicking Proceed, you accept the <terms>FPX Terms and Conditions</terms>.',
  proceed: 'Proceed',
});

import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { useText } = defineCatalogue('payment', {
  title: 'Pay by FPX online banking',
  subtitle: 'Choose your bank. You sign in and confirm on its own pages, then you come back here.',
  purpose: { topup: 'Top-up of your cash balance', repayment: 'Repayment of your financing' },
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

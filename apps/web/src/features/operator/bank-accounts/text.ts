import { defineCatalogue } from '../../../lib/text/catalogue.ts';

export const { english, useText, text } = defineCatalogue('operator-bank-accounts', {
  title: 'Bank accounts',
  subtitle: 'New accounts whose holder name at the bank does not clearly match the customer.',
  empty: 'No bank accounts to review.',
  columns: { name: 'Customer', account: 'Account', bankSays: 'Name at the bank', requested: 'Requested on' },
  nobody: 'No name',
  check: {
    equal: 'Same name',
    close: 'Similar name',
    absent: 'No name',
    different: 'Different name',
  },
  facts: {
    verified: 'Verified name',
    written: 'Holder name entered',
    bankSays: 'Holder name per bank',
    check: 'Name check',
    account: 'Account',
    requested: 'Requested on',
  },
  decide: {
    accept: 'Propose approval',
    refuse: 'Propose rejection',
    acceptNote:
      'Once approved, withdrawals are paid to this account after a hold of {{hold}}. The customer is notified.',
    refuseNote: 'The current account stays in use. The customer is notified that this one was not accepted.',
  },
});

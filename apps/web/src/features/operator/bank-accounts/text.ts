import { defineCatalogue } from '../../../lib/text/catalogue.ts';

export const { english, useText, text } = defineCatalogue('operator-bank-accounts', {
  title: 'Bank accounts',
  subtitle: 'New accounts whose bank does not name the customer clearly as the holder.',
  empty: 'No bank accounts to review.',
  columns: { name: 'Customer', account: 'Account', bankSays: 'Name at the bank', requested: 'Requested on' },
  nobody: 'No name',
  check: {
    equal: 'The same name',
    close: 'A name like it',
    absent: 'No name given',
    different: 'Another name',
  },
  facts: {
    verified: 'Verified name',
    written: 'Holder as the customer wrote',
    bankSays: 'Holder as the bank says',
    check: 'Comparison',
    account: 'Account',
    requested: 'Requested on',
  },
  decide: {
    accept: 'Propose to accept',
    refuse: 'Propose to refuse',
    acceptNote:
      'Once accepted, the customer is paid to this account after withdrawals have waited for {{hold}}, and is told so.',
    refuseNote: 'The present account stays, and the customer is told that this one was not accepted.',
  },
});

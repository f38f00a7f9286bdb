import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { english, useText } = defineCatalogue('devtools', {
  mailbox: {
    title: 'Demo mailbox',
    subtitle: 'E-mails sent by the product, newest first. No e-mail leaves this machine.',
    to: 'Recipient',
    empty: 'No e-mails yet',
    emptyBody: 'Register an account to receive its verification e-mail here.',
    toWhom: 'to {{to}}',
    links: 'Links',
  },
  clock: {
    title: 'Demo business date',
    subtitle: 'Shifts the business date for this browser. Sessions and codes use real time.',
    now: 'Business date in this browser: {{date}}.',
    real: 'Business date in this browser: today.',
    date: 'Business date',
    set: 'Set date',
    clear: 'Reset to today',
    runTitle: 'End of day',
    runBody:
      'Runs the end-of-day tasks of this date: repayments due, late charges and expiries. Missed days are caught up.',
    run: 'Run end of day',
    ran_one: '1 day processed, up to {{date}}.',
    ran_other: '{{count}} days processed, up to {{date}}.',
  },
});

import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { english, useText } = defineCatalogue('devtools', {
  mailbox: {
    title: 'Mailbox of the demo',
    subtitle: 'Every e-mail that the product has sent here, newest first. Nothing leaves this machine.',
    to: 'Only to this address',
    empty: 'No mail yet',
    emptyBody: 'Register an account, and its verification mail appears here.',
    toWhom: 'to {{to}}',
    links: 'Links',
  },
  clock: {
    title: 'Business date of the demo',
    subtitle: 'Moves the date of what this browser asks for. Sessions and codes keep real time.',
    now: 'This browser asks for {{date}}.',
    real: 'This browser asks for today.',
    date: 'Business date',
    set: 'Set the date',
    clear: 'Back to today',
    runTitle: 'End of day',
    runBody:
      'Runs the work of the end of this day: what is due, late or over is settled. Missed days are caught up.',
    run: 'Run the end of day',
    ran_one: 'One day was run, up to {{date}}.',
    ran_other: '{{count}} days were run, up to {{date}}.',
  },
});

import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { english, text } = defineCatalogue('tour', {
  progress: '{{current}}/{{total}}',
  skip: 'Skip',
  previous: 'Previous',
  next: 'Next',
  done: 'Done',
  step: {
    settings: {
      title: 'Your account',
      body: 'Settings, your risk profile, the appearance of the site and Log Out are here.',
    },
    balance: {
      title: 'Cash balance',
      body: 'Available to invest or to withdraw.',
    },
    topup: { title: 'Top Up', body: 'Adds money from your own bank account through FPX.' },
    withdraw: { title: 'Withdraw', body: 'Sends money back to your own bank account.' },
    menu: { title: 'Main menu', body: 'Opens all pages.' },
    notes: { title: 'Notes', body: 'Open notes and your holdings.' },
  },
});

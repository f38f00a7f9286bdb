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
      body: 'What you have free to invest or to withdraw, always up to date.',
    },
    topup: { title: 'Top Up', body: 'Adds money from your own bank account through FPX.' },
    withdraw: { title: 'Withdraw', body: 'Sends money back to your own bank account.' },
    menu: { title: 'The menu', body: 'All pages are behind this button.' },
    notes: { title: 'Notes', body: 'What is open to invest in, and what you have invested in.' },
  },
});

import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { useText } = defineCatalogue('auto-investment', {
  modal: {
    title: 'Invest automatically',
    intro:
      'Say once what suits you, and within which amounts. You can have one preset. Investing by presets is not running on this site yet: yours is kept until it does, and nothing is invested before.',
    later: 'Not now',
    create: 'Create the preset',
  },
  field: {
    botName: 'Name',
    mode: 'Switched on',
    tenureMin: 'Shortest tenure, months',
    tenureMax: 'Longest tenure, months',
    interestMin: 'Lowest rate, % a year',
    interestMax: 'Highest rate, % a year',
    contracts: 'Note types',
    types: 'Financing types',
    smallest: '{{type}}: at least',
    largest: '{{type}}: at most',
    guaranteedOption: 'Guaranteed notes',
  },
  percent: '%',
  guaranteed: { all: 'All notes', only: 'Guaranteed notes only', none: 'No guaranteed notes' },
  page: {
    title: 'Auto Investment',
    created: 'Your preset has been created',
    saved: 'You have a preset',
    savedBody:
      'It is kept with your account. Investing by presets is not running on this site yet: nothing is invested for you automatically, and your cash stays where it is until it does.',
    none: 'You have no preset yet',
    noneBody:
      'A preset says which notes suit you and how much you would put into each. Investing by presets is not running on this site yet: a preset made now is kept until it does.',
    make: 'Create a preset',
    guaranteed: 'Guaranteed notes',
    exhausted: 'Uses the last of the balance',
    exposure: 'Share of one issuer at most',
    noLimit: 'No limit',
  },
  yes: 'Yes',
  no: 'No',
});

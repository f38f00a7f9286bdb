import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const presetTexts = {
  modal: {
    title: 'Invest automatically',
    intro:
      'Say once what suits you, and within which amounts. Whenever a note is listed that fits, your share is invested before it opens to others. You can change it or switch it off at any time.',
    later: 'Not now',
  },
  form: {
    create: 'Create the preset',
    save: 'Save changes',
    changed: 'Your changes count from the next note on.',
    switchOff: 'Switch off',
    switchOn: 'Switch on',
    switchedOff: 'Switched off. Nothing more is invested for you.',
    switchedOn: 'Switched on. It counts from the next note on.',
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
    exhausted: 'Use the last of my balance',
    exposure: 'Limit what one issuer may owe me',
    exposurePercent: 'At most, % of all that is outstanding',
    aboveLimit: 'Go on above {{limit}} invested',
  },
  rule: {
    tenure: 'From 1 to 12 months.',
    interest: 'Interest, or profit on Shariah notes: from 0.01 % to {{cap}} % a year.',
    amount: 'What goes into one note: at least {{minimum}}, in steps of {{step}}.',
    wakalah:
      'By choosing Shariah you appoint Titian as your agent (wakalah) to buy and sell the commodity for each Shariah note that this preset invests in.',
    guaranteedOnly: 'Your account is limited to guaranteed notes.',
    exhausted: 'Where your cash is less than your smallest amount, invest it if it is at least {{minimum}}.',
    exposure: 'Counts once more than {{amount}} is outstanding, with investments that are waiting.',
    aboveLimit:
      'The regulator suggests that individuals on the basic plan invest no more. Unless you tick this, the preset stops there. The day you tick it is kept.',
  },
  suggestion: {
    conservative:
      'Your risk profile is conservative: we suggest guaranteed notes up to 6 months, at most 10 % with one issuer.',
    balanced:
      'Your risk profile is balanced: we suggest all notes up to 12 months, at most 20 % with one issuer.',
    aggressive: 'Your risk profile is aggressive: we suggest all notes up to 12 months at any rate.',
    use: 'Use the suggestion',
  },
  preview: {
    title: 'Before you save',
    waiting: 'Looking at the last notes …',
    refused: 'Correct the marked fields to see what would match.',
    none: 'With these settings none of the {{listed}} notes of the last {{days}} days would have matched.',
    matched_one:
      'With these settings you would have matched {{count}} of {{listed}} notes in the last {{days}} days, for up to {{amount}}.',
    matched_other:
      'With these settings you would have matched {{count}} of {{listed}} notes in the last {{days}} days, for up to {{amount}}.',
    open_one:
      '{{count}} note that is open or about to open matches now; a preset counts from the next note that is listed.',
    open_other:
      '{{count}} notes that are open or about to open match now; a preset counts from the next note that is listed.',
  },
  how: {
    title: 'How notes are shared out',
    subtitle: 'The same rule for every preset, Basic and Premium alike.',
    match: 'When a note is listed, every preset that fits takes part once.',
    cap: 'It takes at most your largest amount for the type, your cash, your limit for the issuer and your plan’s limit, in steps of {{step}}. Below your smallest amount nothing is invested.',
    share: 'Presets together take at most {{share}} % of a note. The rest is for people who choose by hand.',
    order:
      'If there is not enough, smallest amounts go first to those whose last allocation is longest ago; who never had one is first of all.',
    rest: 'Only if all smallest amounts fit, the rest is shared in proportion to what each could still take, in the same order for the last steps.',
    after:
      'Buyers by hand enter when this is done, at most 5 seconds after the listing: Premium first, Basic {{minutes}} minutes later.',
  },
  history: {
    title: 'Changes',
    subtitle: 'A change counts from the next note on.',
    made: 'Made.',
    same: 'Saved without a change.',
    name: 'Name: {{from}} → {{to}}',
    mode: 'Preset: {{from}} → {{to}}',
    tenure: 'Months: {{from}} → {{to}}',
    interest: 'Rate, %: {{from}} → {{to}}',
    amounts: '{{type}}: {{from}} → {{to}}',
    types: 'Financing types: {{from}} → {{to}}',
    contracts: 'Note types: {{from}} → {{to}}',
    guaranteed: 'Guaranteed notes: {{from}} → {{to}}',
    exhausted: 'Last of the balance: {{from}} → {{to}}',
    exposure: 'One issuer, %: {{from}} → {{to}}',
    aboveLimit: 'Above the limit: {{from}} → {{to}}',
  },
  log: {
    title: 'Why was I not invested?',
    subtitle: 'Every note since you have a preset, and what came of it.',
    none: 'No note has been listed since you have a preset',
    noneBody: 'As soon as one is, you find here what was invested for you, or why not.',
    note: 'Note',
    listed: 'Listed',
    result: 'Result',
    why: 'Why',
    amount: 'Invested',
  },
  result: {
    allocated: 'Invested',
    balance: 'Balance',
    limit: 'Plan limit',
    exposure: 'Issuer limit',
    tenure: 'Tenure',
    rate: 'Rate',
    type: 'Type',
    guaranteed: 'Guarantee',
    share_used_up: 'Share used up',
    off: 'Switched off',
  },
  guaranteed: { all: 'All notes', only: 'Guaranteed notes only', none: 'No guaranteed notes' },
  page: {
    title: 'Auto Investment',
    subtitle: 'Notes that suit you, bought before they open to others.',
    created: 'Your preset has been created',
    existed: 'You already have a preset',
    title_none: 'Make a preset',
    title_on: 'Your preset is on',
    title_off: 'Your preset is off',
    subtitle_none: 'Say once which notes suit you, and how much goes into each.',
    subtitle_on: 'It takes part in every note that is listed and fits.',
    subtitle_off: 'Nothing is invested for you until you switch it on.',
    managed: 'Your funds are managed for you',
    managedBody: 'The manager of your mandate invests for you, so there is no preset to set.',
  },
  on: 'on',
  off: 'off',
  nothing: 'none',
} as const;

export const { english, useText, text } = defineCatalogue('auto-investment', presetTexts);

/** Words of the investing panel beside a note. */
export const panelTexts = {
  invest: {
    amount: 'Investment amount',
    cashAfter: 'Cash balance after investment: {{amount}}',
    short: 'Insufficient cash balance: {{amount}} short. <topup>Top Up</topup>',
    confirm: 'Confirm {{amount}}',
    cancelHint_one:
      'You can cancel within {{count}} hour while the note is open. Estimates; each payment may differ by 1 sen.',
    cancelHint_other:
      'You can cancel within {{count}} hours while the note is open. Estimates; each payment may differ by 1 sen.',
    fill: 'Only {{left}} remains. Invest the remaining amount when I confirm.',
    wakalah:
      'I appoint Titian as my agent (<terms>wakalah</terms>) to buy and sell the commodity for note {{number}}.',
    wakalahNeeded: 'Please accept the wakalah agreement to invest in a Shariah note.',
    limit:
      'I have {{invested}} invested and understand that more than {{limit}} exceeds the recommended limit for individuals. I wish to continue.',
    limitNeeded: 'Please confirm that you wish to continue.',
    opensAt: 'Opens for you on {{at}}.',
    topUp: 'Top Up',
    otherNotes: 'View open notes',
  },
  quote: {
    receive: 'Estimated net receipts, after fee and tax',
    even_one: 'in one payment of about {{amount}}',
    even_other: 'in {{count}} payments of about {{amount}}',
    payments_one: 'in one payment',
    payments_other: 'in {{count}} payments',
    fee: 'Service fee',
    serviceTax: 'Service tax on the fee',
    withholding: 'Withholding tax',
    netRate: 'Net annualised rate',
    breakEven: 'Break-even loss rate',
    breakEvenValue: '{{percent}}%',
    months: 'Monthly cash flow',
    month: 'Month',
    principal: 'Principal',
    net: 'Net {{word}}',
  },
  done: {
    title: 'Investment confirmed',
    waiting:
      'Your investment is committed until the note is fully funded. Return accrues from the day of issue.',
    funded: 'The note is now fully funded.',
    balance: 'Cash balance',
    cancelUntil: 'Cancellable until',
    toOpen: 'View open notes',
    more: 'Invest more in this note',
  },
  cancel: {
    button: 'Cancel investment of {{amount}}',
    title: 'Cancel investment',
    body: '{{amount}} will be returned to your cash balance immediately.',
    limit_one: 'You can cancel once in {{days}} days.',
    limit_other: 'You can cancel {{count}} times in {{days}} days.',
    confirm: 'Cancel investment',
    done: 'Investment cancelled. {{amount}} has been returned to your cash balance.',
  },
  holding: {
    title: 'Your holding',
    waiting: 'Committed (awaiting full funding)',
    principal: 'Invested',
    outstanding: 'Outstanding principal',
    received: 'Received',
    until: 'until {{at}}',
    whilePaused: 'while the campaign is paused',
  },
  whyNot: {
    managed: {
      title: 'Your funds are managed under a mandate',
      body: 'Please contact support to make changes.',
    },
    early: { title: 'Not open yet', body: 'This note opens for you on {{at}}.' },
    inHours: 'That is in {{hours}} h {{minutes}} min.',
    inMinutes: 'That is in {{minutes}}:{{rest}}.',
    closed: {
      title: 'Campaign closed',
      body: 'This note no longer accepts investments.',
    },
    full: { title: 'Fully funded', body: 'This note is fully subscribed. Other notes are open.' },
    paused: {
      title: 'Campaign paused',
      body: 'Material information on this note has changed; see its updates. While the campaign is paused, no investments are accepted and you can cancel your investment at any time.',
    },
    over: { title: 'Closed for investment', body: 'This note is being repaid.' },
  },
} as const;

import { defineCatalogue } from '../../lib/text/catalogue.ts';

/** `{{return}}` is interest on a conventional note and profit on a Shariah note (SHR-1). */
export const { english, useText } = defineCatalogue('simulation', {
  title: 'Simulation',
  subtitle: 'What a note would bring you after fee and tax, and how much may fail before you lose.',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Please copy it from the address bar.',
  return: { conventional: 'interest', shariah: 'profit' },
  form: {
    title: 'Your note',
    contract: 'Kind of note',
    amount: 'Amount',
    rate: 'Rate a year',
    months: 'Term in months',
    profile: 'Repayment',
    failed: 'Share that fails',
    failedHint: 'Of many such notes, the part that never pays anything.',
    residence: 'Your tax residence',
    percent: '%',
    between: 'Please enter {{from}} to {{to}}.',
    slider: '{{label}}, slider',
  },
  contract: { conventional: 'Conventional', shariah: 'Shariah' },
  profile: {
    equal_monthly_flat: 'Principal and {{return}} every month',
    return_only: '{{return}} every month, principal at the end',
    bullet: 'Everything at the end',
  },
  residence: { resident: 'Malaysia', non_resident: 'Elsewhere' },
  result: {
    missing: 'Please correct the marked field to see the figures.',
    net: 'You would receive, after fee and tax',
    netNote: '{{total}} back for {{amount}}',
    netRate: 'Net rate a year',
    netRateMeaning:
      '12 times the monthly rate at which what you receive after fee and tax is worth what you put in.',
    effective: 'Effective rate a year',
    effectiveMeaning:
      'The same before fee and tax. It is higher than the simple rate where principal comes back month by month.',
    breakEven: 'Break-even',
    breakEvenMeaning: 'The share of your money that may fail before you get back less than you put in.',
    breakEvenNote: '{{before}}% before fee and tax',
    deducted: 'Fee and tax',
    percent: '{{percent}}%',
  },
  short: { net: 'Net {{amount}}', breakEven: 'Break-even {{percent}}%' },
  outcome: {
    gain: 'If {{failed}}% fails, you get back {{amount}} more than you put in: {{rate}} a year.',
    loss: 'If {{failed}}% fails, you get back {{amount}} less than you put in.',
    even: 'If {{failed}}% fails, you get back exactly what you put in.',
  },
  chart: {
    title: 'How much may fail before you lose?',
    failed: 'Share that fails',
    outcome: 'What you get back, less what you put in',
    breakEven: 'Break-even {{percent}}%',
    zero: 'RM 0.00',
  },
  table: {
    title: 'What comes back, month by month',
    month: 'Month',
    monthOf: 'Month {{month}}',
    principal: 'Principal',
    deducted: 'Fee and tax',
    net: 'You receive',
    afterFailed: 'If {{failed}}% fails',
    total: 'Total',
  },
  about:
    'Figures are estimates, right to about a sen per payment, as if the note were issued on {{date}} and everything were paid on the day it is due. Service fee {{fee}}% of the {{return}}, service tax {{tax}}% on the fee{{withheld}}. A simulation is not a promise.',
  withheld: ', tax withheld {{percent}}% of the {{return}}',
});

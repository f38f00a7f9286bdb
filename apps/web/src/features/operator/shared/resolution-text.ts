import { defineCatalogue } from '../../../lib/text/catalogue.ts';

/** How complaints and data requests end: on their cases, and in their registers. */
export const { english, useText, text } = defineCatalogue('resolution', {
  cause: 'Cause',
  outcome: 'Outcome',
  redress: 'Redress',
  redressHint: 'What the customer was granted; 0 for nothing. Nothing is paid by this.',
  type: 'Type of request',
  causes: {
    fees: 'Fees and charges',
    payment_delay: 'Delay of a payment or withdrawal',
    late_note: 'Late or defaulted note',
    disclosure: 'Disclosure or advertising',
    account_access: 'Access to the account',
    technical: 'Technical fault',
    conduct: 'Conduct of staff',
    personal_data: 'Personal data',
    other: 'Other',
  },
  types: {
    access: 'Access',
    correction: 'Correction',
    erasure: 'Deletion or withdrawal of consent',
    portability: 'Portability',
  },
  complaint: { upheld: 'Upheld', partly_upheld: 'Partly upheld', not_upheld: 'Not upheld' },
  data_request: { fulfilled: 'Fulfilled', partly_fulfilled: 'Partly fulfilled', rejected: 'Rejected' },
});

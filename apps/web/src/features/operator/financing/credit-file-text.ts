import { defineCatalogue } from '../../../lib/text/catalogue.ts';

/** What bounds the financing of an issuer: knock-outs, exposure and limits. */
export const { english, useText } = defineCatalogue('credit-file', {
  knockOuts: {
    title: 'Knock-out criteria',
    criterion: 'Criterion',
    found: 'Found',
    required: 'Required',
    result: 'Result',
    met: 'Passed',
    failed: 'Failed',
    too_young: 'Age of the company',
    too_small: 'Annual revenue',
    note_in_default: 'Default',
    note_past_due: 'Arrears',
  },
  exposure: {
    title: 'Exposure including related companies',
    of: '{{used}} of {{limit}} used, {{free}} free. Applications are not part of it.',
    company: 'Company',
    notes: 'Notes',
    offers: 'Open offers',
    applications: 'Applications',
    limit: 'Limit for invoice financing',
  },
});

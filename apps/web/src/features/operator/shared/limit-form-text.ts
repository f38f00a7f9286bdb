import { defineCatalogue } from '../../../lib/text/catalogue.ts';

/** Proposing a limit for invoice financing. */
export const { english, useText } = defineCatalogue('limit-form', {
  set: 'Set limit',
  submit: 'Propose limit',
  amount: 'Limit for invoice financing',
  hint: 'The most that may be used at a time. It replaces the earlier limit from its first day.',
  from: 'First day',
  until: 'Last day',
  buyers: 'Buyers',
  buyersHint: 'One per line. Leave empty for invoices to any buyer.',
});

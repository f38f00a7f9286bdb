import { defineCatalogue } from '../../lib/text/catalogue.ts';

/** Words that all long forms share. */
export const { english, useText } = defineCatalogue('draft', {
  steps: 'Form steps',
  next: 'Next',
  back: 'Back',
  stale: 'This form was saved in another tab. Please reload it before you continue.',
  reload: 'Reload the form',
  remarks: 'More information is required. Please correct the marked fields, then submit again.',
  nothingFound: 'No results',
  remove: 'Remove',
  removeRow: 'Remove {{name}}',
});

import { defineCatalogue } from '../text/catalogue.ts';

/** Words that all long forms share. */
export const { english, useText } = defineCatalogue('draft', {
  steps: 'Steps of the form',
  next: 'Next',
  back: 'Back',
  stale: 'This form was saved in another tab. Please reload it before you go on.',
  reload: 'Reload the form',
  remarks: 'We need a little more from you. Please look at these, then submit again.',
  nothingFound: 'Nothing found',
  remove: 'Remove',
  removeRow: 'Remove {{name}}',
});

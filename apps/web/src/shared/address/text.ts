import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { english, useText } = defineCatalogue('address', {
  line1: 'Address line 1',
  line2: 'Address line 2 (optional)',
  postcode: 'Postcode',
  city: 'City',
  state: 'State',
  country: 'Country',
  nothingFound: 'No results',
});

import { defineCatalogue } from '../text/catalogue.ts';

export const { english, text } = defineCatalogue('api', {
  network: 'Unable to connect to Titian. Please check your connection and try again.',
  unreadable: 'The response could not be read. Please reload the page and try again.',
  refused: 'Something went wrong. Please try again in a moment.',
});

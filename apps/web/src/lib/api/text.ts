import { defineCatalogue } from '../text/catalogue.ts';

export const { english, text } = defineCatalogue('api', {
  network: 'We could not reach Titian. Please check your connection and try again.',
  unreadable: 'The answer could not be read. Please reload the page and try again.',
  refused: 'Something went wrong. Please try again in a moment.',
});

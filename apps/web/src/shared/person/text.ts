import { defineCatalogue } from '../../lib/text/catalogue.ts';

/** Words for a person's identity document and date of birth. */
export const { english, useText } = defineCatalogue('person', {
  identity_number: 'Identity document number',
  birthday: 'Date of birth',
  selected_birthday_day: 'Day',
  selected_birthday_month: 'Month',
  selected_birthday_year: 'Year',
});

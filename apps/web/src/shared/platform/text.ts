import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { english, useText } = defineCatalogue('platform', {
  hold: { hours_one: '{{count}} hour', hours_other: '{{count}} hours', unknown: 'some time' },
  holdWithEnd: '{{hold}}, until {{end}}',
});

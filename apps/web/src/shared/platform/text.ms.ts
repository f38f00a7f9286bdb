import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  hold: { hours_other: '{{count}} jam', unknown: 'beberapa waktu' },
  holdWithEnd: '{{hold}}, sehingga {{end}}',
};

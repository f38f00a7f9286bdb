import type { KnownSentences } from '../../../lib/text/say.ts';

/** What is said about tax residence and withholding, in refusals and settings. */
export const malayTax: KnownSentences = {
  'Withhold late charges': 'Pegang cukai caj lewat',
  'Whether tax is withheld from the late charges of investors who are not resident, too':
    'Sama ada cukai juga dipegang daripada caj lewat bayar pelabur bukan pemastautin',
};

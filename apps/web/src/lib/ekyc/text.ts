import { defineCatalogue } from '../text/catalogue.ts';

export const { english, useText } = defineCatalogue('ekyc', {
  title: 'Identity check',
  state: {
    none: 'Three pictures, about two minutes. Your application is approved once it is done.',
    identity_missing: 'Fill in your name and document number first; then it takes about two minutes.',
    open: 'Begun, but not finished yet.',
    review: 'We have your pictures and are looking at them.',
    approved: 'Done. Your identity is verified.',
    retry: 'Please take the pictures again.',
    rejected: 'Not successful. Open it to see why.',
  },
  go: { begin: 'Begin', on: 'Go on', see: 'See it' },
});

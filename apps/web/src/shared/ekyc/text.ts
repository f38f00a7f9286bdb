import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { english, useText } = defineCatalogue('ekyc', {
  title: 'Identity verification (eKYC)',
  state: {
    none: 'Three pictures, about two minutes. Required for approval.',
    identity_missing: 'Enter your name and document number first.',
    open: 'Started, not completed.',
    review: 'Under review.',
    approved: 'Identity verified.',
    retry: 'Please take the pictures again.',
    rejected: 'Unsuccessful.',
  },
  go: { begin: 'Start verification', on: 'Continue verification', see: 'View result' },
});

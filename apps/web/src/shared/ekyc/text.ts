import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { english, useText } = defineCatalogue('ekyc', {
  title: 'Identity verification (eKYC)',
  state: {
    none: 'Three pictures, about two minutes. Required for approval.',
    identity_missing: 'Enter your name and document number first.',
    open: 'Started, not completed.',
    review: 'Under review.',
    approved: 'Identity verified.',
    undone_identity:
      'You have changed your name, document or number since your identity was verified. Please verify it again.',
    undone_pictures:
      'You have added pictures of your document since your identity was verified. Please verify it again.',
    retry: 'Please take the pictures again.',
    rejected: 'Unsuccessful.',
  },
  go: { begin: 'Start verification', on: 'Continue verification', see: 'View result' },
});

import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { useText } = defineCatalogue('onboarding', {
  review: {
    title: 'Your application is under review',
    body: 'Thank you, {{name}}. We have everything and are looking at it now.',
    next: 'We write to you as soon as it is decided, or if something is missing.',
  },
  rejected: {
    title: 'Hello {{name}}',
    body: 'We are sorry: your application is unsuccessful.',
    contact: 'If you think that this is a mistake, please write to <mail>{{email}}</mail>.',
  },
});

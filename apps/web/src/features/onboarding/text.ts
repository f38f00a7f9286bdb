import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { english, useText } = defineCatalogue('onboarding', {
  review: {
    title: 'Your application is under review',
    body: 'Thank you, {{name}}. This is where your application stands.',
    step: { received: 'Application received', checking: 'Being checked now', decided: 'Decision' },
    about: {
      received: 'Your form and your documents are with us.',
      checking: 'We look at the business, the people behind it and the documents.',
      decided:
        'We write to you at once, also if something is missing. After that you can apply for financing.',
    },
    contact: 'Has something changed meanwhile? Write to <mail>{{email}}</mail>.',
    again: 'Look for a decision',
  },
  rejected: {
    title: 'Hello {{name}}',
    body: 'We are sorry: your application is unsuccessful.',
    contact: 'If you think that this is a mistake, please write to <mail>{{email}}</mail>.',
  },
});

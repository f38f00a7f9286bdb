import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { english, useText } = defineCatalogue('onboarding', {
  review: {
    title: 'Your application is under review',
    body: 'Thank you, {{name}}. Your application status is shown below.',
    step: { received: 'Application received', checking: 'Under review', decided: 'Decision' },
    about: {
      received: 'Your form and documents have been received.',
      checking: 'We verify the company, its directors and the documents.',
      decided:
        'We notify you of the decision, or if more information is required. After approval you can apply for financing.',
    },
    contact: 'To report a change, write to <mail>{{email}}</mail>.',
    again: 'Refresh status',
  },
  rejected: {
    title: 'Hello {{name}}',
    body: 'We are sorry: your application is unsuccessful.',
    contact: 'If you believe this is a mistake, please contact support at <mail>{{email}}</mail>.',
  },
});

import { defineCatalogue } from '../lib/text/catalogue.ts';

/** Words of the shared components. */
export const { useText, text } = defineCatalogue('components', {
  brand: 'Titian',
  titleOf: '{{page}} · Titian',
  field: {
    problems_one: 'Please look at one field',
    problems_other: 'Please look at {{count}} fields',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    ringgit: 'RM',
    phoneCode: 'Country code',
    phoneNumber: 'Phone number',
    optional: 'optional',
  },
  file: {
    choose: 'Choose files',
    chooseOne: 'Choose a file',
    hint: 'PDF or images, at most 10 MB each',
    remove: 'Remove {{name}}',
    wrongKind: 'Please choose a PDF or an image.',
    tooMany: 'At most {{max}} files can be added here.',
    proceed: 'Proceed',
    duplicateTitle: 'Duplicate file',
  },
  state: {
    loading: 'Loading',
    errorTitle: 'This could not be loaded',
    retry: 'Try again',
    end: 'That is all.',
    more: 'Show more',
  },
  confirm: { cancel: 'Cancel', close: 'Close' },
  grade: 'Grade {{grade}}',
  progress: '{{percent}} % funded',
  notYet: {
    title: 'Not yet available',
    body: 'This page is still being built.',
    action: 'Go to the start page',
  },
});

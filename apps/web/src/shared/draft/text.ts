import { defineCatalogue } from '../../lib/text/catalogue.ts';

/** Words that all long forms share. */
export const { english, useText } = defineCatalogue('draft', {
  steps: 'Form steps',
  next: 'Next',
  back: 'Back',
  fieldRequired: 'Please fill in this field',
  fileRequired: 'Please add a file',
  incomplete_one: '{{count}} field needs your attention.',
  incomplete_other: '{{count}} fields need your attention.',
  stale: 'This form was saved in another tab. Please reload it before you continue.',
  reload: 'Reload the form',
  remarks: 'More information is required. Please correct the marked fields, then submit again.',
  elsewhere: 'This form is also open in another tab. Please fill it in there, or close that tab.',
  copy: {
    restored: 'Text that you typed on {{time}} had not been saved. It was restored.',
    offered: 'Text that you typed on {{time}} was not saved. The form has been saved since.',
    accept: 'Keep it',
    use: 'Use my text',
    discard: 'Discard it',
  },
  leave: {
    title: 'Unsaved changes',
    text: 'Your last changes have not been saved yet. Your text stays on this device and returns when you open the form again; document and account numbers have to be entered again.',
    files:
      'Your last changes have not been saved yet. Files that are still being uploaded will be lost. Your text stays on this device and returns when you open the form again.',
    go: 'Leave',
    stay: 'Stay on this page',
  },
  nothingFound: 'No results',
  remove: 'Remove',
  removeRow: 'Remove {{name}}',
});

import { defineCatalogue } from '../text/catalogue.ts';

/** Words that all queues of the back office share. */
export const { english, useText, text } = defineCatalogue('office', {
  state: 'State',
  all: 'All',
  close: 'Close the details',
  nothingChosen: 'Choose a row to see its details. Arrow keys move, Enter opens.',
  proposed: 'Proposed. A different operator decides now.',
  decider: 'A different operator with the role “{{role}}” decides. Until then nothing changes.',
  reason: 'Reason',
  reasonHint: 'The second operator reads it, and it stays in the audit log.',
  cancel: 'Cancel',
  none: '–',
  yes: 'Yes',
  no: 'No',
  history: 'What happened so far',
  noHistory: 'Nothing yet.',
  documents: 'Documents',
  noDocuments: 'No documents.',
  openFile: 'Open {{name}}',
  pictureOf: 'Picture {{name}}',
  fileFailed: 'This document could not be opened. Please try again.',
  waitingForSecond: 'Nothing to do for you here now: it is decided, or another operator is to act.',
});

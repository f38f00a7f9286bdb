import { defineCatalogue } from '../../../lib/text/catalogue.ts';

/** Beside a document that is shown. */
export const { english, useText } = defineCatalogue('document-viewer', {
  save: 'Save {{name}}',
  pane: 'Picture {{name}}',
  closer: 'Zoom in on {{name}}',
  farther: 'Zoom out of {{name}}',
  turn: 'Rotate {{name}}',
  reset: 'Reset the view of {{name}}',
  zoom: '{{percent}}%',
  page: 'Page',
  document: 'Document {{name}}',
  cannotShow: 'This browser shows no PDF here. Save it to read it.',
});

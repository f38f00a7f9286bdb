import { defineMessages } from '@titian/contracts/messages/definition';
import { documentWords } from './document-texts.ts';

const sheetTexts = defineMessages({
  page: {
    en: 'Page {{number, number}} of {{pages, number}}',
    ms: 'Halaman {{number, number}} daripada {{pages, number}}',
  },
});

/** What every page of a document says. */
export const sheetWords = documentWords(sheetTexts);

import type { restrictionTemplates } from '../templates/restriction.ts';
import type { MalayOf } from './email-texts.ts';
import { longDay } from './wording.ts';

/** E-mails to compliance and administrators about restrictions of customers' money. */
export const restrictionEmailTexts: MalayOf<typeof restrictionTemplates> = {
  restriction_unconfirmed: ({ customer, confirmBy }) => ({
    subject: 'Satu sekatan wang belum disahkan',
    paragraphs: [
      'Seorang petugas pematuhan telah menyekat wang seorang pelanggan, dan tiada sesiapa mengesahkannya dalam masanya. Sekatan itu kekal berkuat kuasa sehingga orang kedua mengesahkan atau menamatkannya.',
    ],
    facts: [
      ['Pelanggan', customer],
      ['Perlu disahkan selewat-lewatnya', longDay(confirmBy)],
    ],
    action: 'Buka pelanggan',
  }),
};

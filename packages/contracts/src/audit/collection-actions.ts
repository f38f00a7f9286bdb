import type { BilingualText } from '../bilingual-text.ts';

/** Actions of the audit log on the work on late notes (MSG-13). */
export const collectionActions = {
  'collection.assigned': {
    en: 'Agency or legal step begun',
    ms: 'Agensi atau langkah undang-undang bermula',
  },
  'collection.assignment_changed': {
    en: 'Agency or legal step changed',
    ms: 'Agensi atau langkah undang-undang diubah',
  },
  'collection.contacted': { en: 'Contact recorded', ms: 'Hubungan direkodkan' },
  'collection.letter_sent': { en: 'Letter sent', ms: 'Surat dihantar' },
  'collection.promise_cancelled': { en: 'Promise to pay cancelled', ms: 'Janji bayar dibatalkan' },
  'collection.promised': { en: 'Promise to pay recorded', ms: 'Janji bayar direkodkan' },
  'collection.viewed': { en: 'Late note opened for reading', ms: 'Nota lewat dilihat' },
} as const satisfies Readonly<Record<string, BilingualText>>;

import type { BilingualText } from '../bilingual-text.ts';

/** Actions of the audit log on cases (MSG-13). */
export const caseActions = {
  'case.answered': { en: 'Customer answered', ms: 'Pelanggan dijawab' },
  'case.assigned': { en: 'Case assigned', ms: 'Kes ditugaskan' },
  'case.closed': { en: 'Case closed', ms: 'Kes ditutup' },
  'case.customer_wrote': { en: 'Customer wrote', ms: 'Pelanggan menulis' },
  'case.linked': { en: 'Case linked', ms: 'Kes dipautkan' },
  'case.noted': { en: 'Internal note added', ms: 'Catatan dalaman ditambah' },
  'case.opened': { en: 'Case opened', ms: 'Kes dibuka' },
  'case.prioritised': { en: 'Case priority changed', ms: 'Keutamaan kes diubah' },
  'case.reopened': { en: 'Case reopened', ms: 'Kes dibuka semula' },
  'case.unlinked': { en: 'Link of a case removed', ms: 'Pautan kes dibuang' },
  'case.viewed': { en: 'Case opened for reading', ms: 'Kes dilihat' },
} as const satisfies Readonly<Record<string, BilingualText>>;

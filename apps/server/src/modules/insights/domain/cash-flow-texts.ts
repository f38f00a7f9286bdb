import { defineMessages } from '@titian/contracts/messages/definition';
import { type DocumentWords, documentWords } from '../../../platform/documents/document-texts.ts';

/** Texts of the files of expected payments, for spreadsheets and calendar programs. */
const cashFlowTexts = defineMessages({
  expected_on: { en: 'Expected on', ms: 'Dijangka pada' },
  due_on: { en: 'Due date', ms: 'Tarikh bayaran' },
  note: { en: 'Note', ms: 'Nota' },
  purpose: { en: 'Purpose', ms: 'Tujuan' },
  principal: { en: 'Principal (RM)', ms: 'Prinsipal (RM)' },
  return: { en: 'Return (RM)', ms: 'Pulangan (RM)' },
  total: { en: 'Total (RM)', ms: 'Jumlah (RM)' },
  status: { en: 'Status', ms: 'Status' },
  due: { en: 'On time', ms: 'Tepat pada masanya' },
  late: { en: 'Late', ms: 'Lewat' },
  default: { en: 'In default', ms: 'Mungkir' },
  calendar: { en: 'Titian: upcoming repayments', ms: 'Titian: bayaran balik akan datang' },
  event: { en: 'About {{amount, money}} from {{note}}', ms: 'Kira-kira {{amount, money}} daripada {{note}}' },
  event_several: {
    en: {
      one: 'About {{amount, money}} from {{count, number}} payment',
      other: 'About {{amount, money}} from {{count, number}} payments',
    },
    ms: 'Kira-kira {{amount, money}} daripada {{count, number}} bayaran',
  },
  line: {
    en: '{{note}}: principal {{principal, money}}, return {{return, money}}',
    ms: '{{note}}: prinsipal {{principal, money}}, pulangan {{return, money}}',
  },
  line_late: {
    en: '{{note}}: principal {{principal, money}}, return {{return, money}}, late (due {{dueOn, date}})',
    ms: '{{note}}: prinsipal {{principal, money}}, pulangan {{return, money}}, lewat (perlu dibayar {{dueOn, date}})',
  },
  more: { en: 'and {{count, number}} more', ms: 'dan {{count, number}} lagi' },
  before_deductions: { en: 'Before fees and tax.', ms: 'Sebelum fi dan cukai.' },
});

/** The texts of these files in a language. */
export const cashFlowWords = documentWords(cashFlowTexts);

export type CashFlowWords = DocumentWords<typeof cashFlowTexts>;

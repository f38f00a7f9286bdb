import { defineMessages } from '@titian/contracts/messages/definition';
import { documentWords } from '../../../platform/documents/document-texts.ts';

/** Heads of the files of registers. */
const texts = defineMessages({
  number: { en: 'Number', ms: 'Nombor' },
  customer: { en: 'Customer', ms: 'Pelanggan' },
  opened_on: { en: 'Opened on', ms: 'Dibuka pada' },
  closed_on: { en: 'Closed on', ms: 'Ditutup pada' },
  state: { en: 'Status', ms: 'Status' },
  days: { en: 'Days to resolution', ms: 'Hari sehingga selesai' },
  in_time: { en: 'Within service level (1 yes, 0 no)', ms: 'Dalam tahap perkhidmatan (1 ya, 0 tidak)' },
  cause: { en: 'Cause', ms: 'Punca' },
  outcome: { en: 'Outcome', ms: 'Keputusan' },
  redress: { en: 'Redress (RM)', ms: 'Tebus rugi (RM)' },
  type: { en: 'Type of request', ms: 'Jenis permintaan' },
  kind: { en: 'Kind', ms: 'Jenis' },
  occurred_on: { en: 'Occurred on', ms: 'Berlaku pada' },
  discovered_on: { en: 'Discovered on', ms: 'Ditemui pada' },
  notify_by: { en: 'Notification due by (UTC)', ms: 'Pemakluman selewat-lewatnya (UTC)' },
  notified_on: { en: 'Authority notified on', ms: 'Pihak berkuasa dimaklumkan pada' },
  overdue: { en: 'Overdue (1 yes, 0 no)', ms: 'Tertunggak (1 ya, 0 tidak)' },
  persons: { en: 'Persons affected', ms: 'Orang yang terjejas' },
  operator: { en: 'Operator', ms: 'Operator' },
  nature: { en: 'Nature', ms: 'Sifat' },
  counterparty: { en: 'Counterparty', ms: 'Pihak lawan' },
  customer_number: { en: 'Customer number', ms: 'Nombor pelanggan' },
  disclosed_on: { en: 'Disclosed on', ms: 'Didedahkan pada' },
  review_on: { en: 'Next review', ms: 'Semakan berikutnya' },
});

export type RegisterHead = keyof typeof texts;

/** The words of the files, in a language. */
export const registerWords = documentWords(texts);

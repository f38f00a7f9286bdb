import type { CustomerList } from '@titian/contracts/customer-page';
import type { CustomerRecord } from '../api/customer-page.ts';

/** What a row of a customer's list is called, and how it stands. */
export interface RecordWords {
  readonly title: string;
  readonly state: string | null;
}

export type WordsOf = (list: CustomerList, record: CustomerRecord) => RecordWords;
